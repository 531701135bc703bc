import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { READER } from '@heartwood/contract';
import type { FakeShellOptions, OperationAnswer } from '@heartwood/contract/fake-shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { presenterPath, VIEW, viewPath } from '../../places';
import { page } from '../../remote';
import { openedPayload, SAMPLE_DECK_ID, sampleShared } from './view.sample';

afterEach(unmountAll);

const open = (path: string, options: FakeShellOptions = {}) => (
  mountPage(page, createSampleShell('/', { basePath: VIEW, path, ...options }))
);
const byLink = (operations: Record<string, OperationAnswer> = {}) => open(`${VIEW}/TOKEN`, {
  operations, session: { ...READER, reader: { id: 'browser', ownCompanyIds: ['c9'] } },
});
const byId = (hash = '') => open(`${viewPath(SAMPLE_DECK_ID)}${hash}`);
const slide = (name: RegExp) => screen.findByRole('group', { name });
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

test('a link is opened with one call, that says which companies are the reader’s own, and by nothing else', async () => {
  const { shell } = await byLink();
  expect(await slide(/^Slide 1: Food shops/)).toBeVisible();
  expect(screen.getByText('SAM: Assumption')).toBeVisible();
  expect(screen.getAllByRole('progressbar', { name: 'Slide 1 of 6' })).not.toHaveLength(0);
  expect(callsOf(shell, 'OpenSharedPresentation')).toMatchObject([
    { variables: { token: 'TOKEN', readerKey: 'browser', ownCompanyIds: ['c9'], passcode: null } },
  ]);
  expect(shell.fake.calls.map(({ operation }) => operation)).toEqual(['OpenSharedPresentation']);
  expect(shell.fake.socket.open()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Presenter view' })).toBeNull();
});

test('a deck of a form that came after this page is not shown otherwise than it is meant', async () => {
  const data = { ...sampleShared.data, version: 99 };
  await byLink({ OpenSharedPresentation: () => openedPayload({ shared: { ...sampleShared, data } }) });
  expect(await screen.findByRole('heading', { name: 'This presentation is newer than this page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('keys lead through the slides: arrows, space, Home and End, and a number with Enter', async () => {
  await byLink();
  await slide(/^Slide 1/);
  press('ArrowRight');
  expect(await slide(/^Slide 2: A deposit/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 6: A deposit is a loan');
  press(' ', { shiftKey: true });
  await slide(/^Slide 1/);
  press('End');
  await slide(/^Slide 6: Our business model/);
  press('PageDown');
  expect(screen.getByRole('group', { name: /^Slide 6/ })).toBeVisible();
  press('4');
  press('Enter');
  await slide(/^Slide 4: Who we are/);
  press('b');
  expect(screen.getByRole('status')).toHaveTextContent('The screen is black');
  press('b');
  expect(screen.queryByRole('button', { name: 'Show the slide again' })).toBeNull();
});

test('a deck of one’s own carries the logo of its company', async () => {
  await byId();
  await slide(/^Slide 1/);
  const { body } = document;
  expect(body.querySelector('img[src="/files/logo.png"]')).toBeInTheDocument();
});

test('a press on one half, and a swipe, go forth and back', async () => {
  await byLink();
  const stage = await screen.findByRole('main', { name: 'Slides' });
  jest.spyOn(stage, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 1000 } as DOMRect);
  fireEvent.click(stage, { clientX: 900 });
  await slide(/^Slide 2/);
  fireEvent.click(stage, { clientX: 100 });
  await slide(/^Slide 1/);
  fireEvent.touchStart(stage, { touches: [{ clientX: 300, clientY: 200 }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 180, clientY: 210 }] });
  await slide(/^Slide 2/);
});

test('all slides at once: arrows go among them, Enter shows one', async () => {
  await byLink();
  await slide(/^Slide 1/);
  press('o');
  const all = await screen.findByRole('dialog', { name: 'All slides' });
  expect(within(all).getByRole('button', { name: /^Slide 1/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(await slide(/^Slide 3: Where the money goes/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a passcode is asked for first; a wrong one is said at its field and nothing typed is lost', async () => {
  const { shell } = await byLink({
    OpenSharedPresentation: ({ passcode }) => (passcode === null
      ? openedPayload({ asksPasscode: true, companyName: 'Loopcrate', title: 'Seed deck, May 2026', sharedByName: 'Amara Okafor' })
      : passcode === 'crate-4310' ? openedPayload({ shared: sampleShared })
        : openedPayload({
          error: { __typename: 'UserError', code: 'INVALID', field: 'passcode', message: 'This passcode is not right. 3 tries left.' },
        })),
  });
  await heading('Seed deck, May 2026');
  expect(screen.getByText('Shared by Amara Okafor, Loopcrate')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Passcode/), 'crate-4311');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This passcode is not right. 3 tries left.')).toBeVisible();
  expect(screen.getByLabelText(/^Passcode/)).toHaveValue('crate-4311');
  await userEvent.clear(screen.getByLabelText(/^Passcode/));
  await userEvent.type(screen.getByLabelText(/^Passcode/), 'crate-4310');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await slide(/^Slide 1/)).toBeVisible();
  expect(new Set(callsOf(shell, 'OpenSharedPresentation').map(({ variables }) => variables['viewId'])).size).toBe(1);
});

test('the PDF is there where the link allows it, asked for by this view', async () => {
  const { shell } = await byLink({ OpenSharedPresentation: () => openedPayload({ shared: { ...sampleShared, allowsDownload: true } }) });
  const asked: unknown[] = [];
  const { fetch } = shell;
  shell.fetch = (path, init) => {
    if (path !== '/api/v1/share/deck-file') return fetch(path, init);
    asked.push(JSON.parse(String(init?.body)));
    return Promise.resolve(new Response('', { status: 403 }));
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(shell.fake.toasts.at(-1)).toMatchObject({ title: 'An error occurred.', status: 'error' }));
  expect(asked).toEqual([{ token: 'TOKEN', viewId: callsOf(shell, 'OpenSharedPresentation')[0]?.variables['viewId'] }]);
});

test('a link that has ended says whom to ask', async () => {
  await byLink({ OpenSharedPresentation: () => openedPayload({ hasEnded: true, sharedByName: 'Amara Okafor' }) });
  await heading('This link has ended');
  expect(screen.getByText('Ask Amara Okafor for a new one.')).toBeVisible();
});

test('time counts for a slide from three seconds on, while the tab is seen and the screen is not black', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  try {
    const { shell } = await byLink();
    await slide(/^Slide 1/);
    act(() => jest.advanceTimersByTime(5_000));
    press('ArrowRight');
    await slide(/^Slide 2/);
    act(() => jest.advanceTimersByTime(2_000));
    press('b');
    act(() => jest.advanceTimersByTime(9_000));
    const told = () => callsOf(shell, 'ReadSlide').map(({ variables }) => [variables['slideId'], variables['seconds']]);
    await waitFor(() => expect(told()).toEqual([[sampleShared.data.slides[0]?.id, 5]]));
  } finally {
    jest.useRealTimers();
  }
});

test('members see it by its id, at the slide of the address, and close it where it is written', async () => {
  const { shell } = await byId('#4');
  expect(await slide(/^Slide 4: Who we are/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Presenter view' })).toBeVisible();
  press('Escape');
  await waitFor(() => expect(shell.fake.nav.steps).toContain(`/app/presentation/edit/${SAMPLE_DECK_ID}`));
});

test('a deck that is not there, or not theirs, is said so', async () => {
  await open(viewPath('00000000-0000-4000-8000-0000000000f9'));
  await heading('This presentation is not there');
});

test('the presenter’s window and the viewer go together, also after one is loaded anew', async () => {
  const viewer = await byId();
  await slide(/^Slide 1/);
  const presenter = await open(presenterPath(SAMPLE_DECK_ID));
  await heading('Presenter view: Seed deck, May 2026');
  expect(await screen.findByText('Shown on the second screen')).toBeVisible();
  fireEvent.click(screen.getAllByRole('button', { name: 'Next' })[0]!);
  await waitFor(() => expect([viewer, presenter].map(({ shell }) => shell.nav.location.get().hash)).toEqual(['#2', '#2']));
  expect(await screen.findByText('Stop. Let them multiply.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Black screen' }));
  expect(await screen.findByRole('button', { name: 'Show the slide again' })).toBeInTheDocument();
  await presenter.unmount();
  const again = await open(presenterPath(SAMPLE_DECK_ID));
  await waitFor(() => expect(again.shell.nav.location.get().hash).toBe('#2'));
  expect(screen.getByRole('button', { name: 'Black screen' })).toHaveAttribute('aria-pressed', 'true');
});
