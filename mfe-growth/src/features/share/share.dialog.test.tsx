import { callsOf, news, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../dev/sample-server';
import { PITCH } from '../../module/places';
import { renderPage } from '../../testing/render-page';

beforeEach(() => {
  Reflect.set(window, 'IntersectionObserver', class { observe() {} disconnect() {} });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() }, configurable: true });
});
afterEach(unmountAll);

const open = (path = PITCH, options: object = {}) => renderPage('/', { basePath: PITCH, path, ...options }, createSampleServer());
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Share Loopcrate' }));

test('an address leads to a link, with who read it, for how long and what they ask', async () => {
  await open(`${PITCH}?share=links`);
  const shown = await dialog();
  expect(await shown.findByText('2 links, 41 views')).toBeVisible();
  expect(shown.getByText('Seed investors: Market potential holds them longest')).toBeVisible();
  expect(shown.getByText('Who pays for the washing?')).toBeVisible();
  await userEvent.click(shown.getByRole('checkbox', { name: 'Answered: Who pays for the washing?' }));
  expect(await shown.findByRole('heading', { name: 'Questions, all answered' })).toBeVisible();
  await userEvent.click(shown.getByRole('checkbox', { name: 'Answered: Who pays for the washing?' }));
  expect(await shown.findByRole('heading', { name: 'Questions, 1 open' })).toBeVisible();
  expect(shown.getByText(/3 times, 2 min 20 s/)).toBeVisible();
  expect(shown.getByText(/made the link/)).toBeVisible();
});

test('one link for each name, with what it shows; each address is there to be copied', async () => {
  const { shell } = await open(`${PITCH}?share=links`);
  const shown = await dialog();
  await userEvent.type(await shown.findByLabelText(/^Name/), 'Kai, Noor');
  await userEvent.click(shown.getByLabelText('Culture'));
  await userEvent.click(shown.getByRole('button', { name: 'Create 2 links' }));
  expect(await shown.findByLabelText('Kai')).toHaveValue('https://heartwood.example/app/share?company_id=Kai');
  expect(shown.getByLabelText('Noor')).toBeVisible();
  const sent = callsOf(shell, 'CreateShareLink')
    .map(({ variables }) => variables['set'] as { name: string; sections: string[]; passcode: string });
  expect(sent.map(({ name }) => name)).toEqual(['Kai', 'Noor']);
  expect(sent[0]).toMatchObject({ neverExpires: true, asksMail: false, passcode: '' });
  expect(sent[0]?.sections).not.toContain('culture');
});

test('a link ends with an undo, and what others do comes by itself', async () => {
  const page = await open(`${PITCH}?share=links`);
  const shown = await dialog();
  await userEvent.click(await shown.findByRole('button', { name: 'Actions for Depot partners' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End link' }));
  const toast = { title: '“Depot partners” ended', action: { label: 'Undo' } };
  await waitFor(() => expect(page.shell.fake.toasts.at(-1)).toMatchObject(toast));
  const before = callsOf(page.shell, 'ShareLinks').length;
  act(() => news(page.shell, 'ShareActivity', { shareActivity: 'CHANGED' }));
  await waitFor(() => expect(callsOf(page.shell, 'ShareLinks').length).toBeGreaterThan(before));
});

test('is not offered to who cannot write the plan', async () => {
  await open(`${PITCH}?share=links`, { session: { membership: { isOwner: false, isAdmin: false, accessType: 'view' } } });
  expect(await screen.findByRole('dialog', { name: 'Links are kept by others' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
