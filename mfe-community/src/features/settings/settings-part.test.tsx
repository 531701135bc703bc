import { callsOf, heading, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createSampleServer } from '../../../dev/sample-server';
import { createSampleShell } from '../../../dev/sample-shell';
import { mountSlot } from '../../testing/mount-slot';

afterEach(unmountAll);

async function open(options: FakeShellOptions = {}) {
  const server = createSampleServer();
  const { shell } = await mountSlot('settings-notifications@1', createSampleShell('/', options, server));
  return { shell, server };
}

const box = (name: string) => screen.getByRole('checkbox', { name: `${name}: In the app` });

test('only what happens in the product today is listed, with each way of hearing of it', async () => {
  await open();
  await heading('You hear about 10 things');
  const table = within(screen.getByRole('table', { name: 'What you hear about' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Kind', 'In the app', 'Push', 'Mail']);
  expect(screen.getAllByRole('checkbox', { name: /In the app/ }).map((one) => one.getAttribute('aria-label')?.split(':')[0])).toEqual([
    'Comments and replies', 'Mentions', 'Likes', 'New followers', 'Invitations to a company', 'Assigned to you',
    'Module done, level reached',
    'Due tomorrow, late', 'Event reminders and changes', 'Messages',
  ]);
  expect(screen.getByRole('rowheader', { name: /^Mentions of you or Loopcrate/ })).toBeVisible();
});

test('invitations are always shown, and the table says why', async () => {
  await open();
  await heading(/things/);
  expect(box('Invitations to a company')).toBeDisabled();
  expect(box('Invitations to a company')).toBeChecked();
  expect(box('Invitations to a company')).toHaveAccessibleDescription('Always on: somebody waits for your answer.');
});

test('a choice is saved at once', async () => {
  const { shell } = await open();
  await heading(/things/);
  await userEvent.click(box('Comments and replies'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(callsOf(shell, 'ChooseNotifications')).toMatchObject([{ variables: { set: [{ kind: 'COMMENT', inApp: false }] } }]);
  expect(box('Comments and replies')).not.toBeChecked();
  // By mail still.
  expect(await heading('You hear about 10 things')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comments and replies: Mail' }));
  expect(await heading('You hear about 9 things')).toBeVisible();
});

test('what could not be saved stays as it was chosen, and is sent again', async () => {
  const { shell, server } = await open({ operations: { ChooseNotifications: new Error('down') } });
  await heading(/things/);
  await userEvent.click(box('Mentions'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
  expect(box('Mentions')).not.toBeChecked();
  shell.fake.answer('ChooseNotifications', server.operations['ChooseNotifications'] ?? {});
  await userEvent.click(box('Comments and replies'));
  expect(await screen.findByText('Saved')).toBeVisible();
  const set = [{ kind: 'MENTION', inApp: false }, { kind: 'COMMENT', inApp: false }];
  expect(callsOf(shell, 'ChooseNotifications').at(-1)).toMatchObject({ variables: { set } });
});

test('choices that follow each other are saved one after the other', async () => {
  const { shell } = await open();
  await heading(/things/);
  await userEvent.click(box('Comments and replies'));
  await userEvent.click(box('Comments and replies'));
  const set = [{ kind: 'COMMENT', inApp: true }];
  await waitFor(() => expect(callsOf(shell, 'ChooseNotifications').at(-1)).toMatchObject({ variables: { set } }));
  expect(box('Comments and replies')).toBeChecked();
});

test('how often the mail comes is saved at once, and stays as it was chosen where that fails', async () => {
  const { shell, server } = await open();
  await heading(/things/);
  const digest = within(screen.getByRole('region', { name: 'Digest' }));
  expect(digest.getByText('Monday, 8:00 AM')).toBeVisible();
  await userEvent.click(digest.getByRole('radio', { name: 'Daily' }));
  expect(await digest.findByText('Saved')).toBeVisible();
  expect(digest.getByText('Every day, 8:00 AM')).toBeVisible();
  expect(callsOf(shell, 'ChooseDigest')).toMatchObject([{ variables: { digest: 'DAILY' } }]);
  shell.fake.answer('ChooseDigest', new Error('down'));
  await userEvent.click(digest.getByRole('radio', { name: 'Off' }));
  expect(await digest.findByRole('alert')).toHaveTextContent('Not saved');
  expect(digest.getByRole('radio', { name: 'Off' })).toBeChecked();
  shell.fake.answer('ChooseDigest', server.operations['ChooseDigest'] ?? {});
  await userEvent.click(digest.getByRole('button', { name: 'Try again' }));
  expect(await digest.findByText('Saved')).toBeVisible();
});

test('says that push is off in this browser, and turns it on and off', async () => {
  await open({ push: 'off' });
  await heading(/things/);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on push' }));
  expect(await screen.findByText('Push is on in this browser.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off push' }));
  expect(await screen.findByText('Push is off in this browser.')).toBeVisible();
});

test('a browser that refuses is explained, one that has no pushes is not spoken of', async () => {
  const { shell } = await open({ push: 'denied' });
  await heading(/things/);
  expect(screen.getByText(/allow notifications for this site in the browser’s settings/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /push/ })).toBeNull();
  act(() => shell.fake.push.set('unavailable'));
  expect(screen.queryByText(/refuses pushes/)).toBeNull();
});

test('quiet hours are a night at first, saved at once, and gone when they are switched off', async () => {
  const { shell } = await open();
  await heading(/things/);
  const card = within(screen.getByRole('region', { name: 'Quiet hours' }));
  const from = card.getByRole('combobox', { name: 'From' });
  expect(from).toBeDisabled();
  await userEvent.click(card.getByRole('switch', { name: 'Quiet hours' }));
  expect(await card.findByText('Saved')).toBeVisible();
  await userEvent.selectOptions(from, '22:30');
  expect(within(card.getByRole('combobox', { name: 'To' })).getByRole('option', { name: '10:30 PM' })).toBeDisabled();
  await userEvent.click(card.getByRole('switch', { name: 'Quiet hours' }));
  await waitFor(() => expect(callsOf(shell, 'ChooseQuietHours').map(({ variables }) => variables)).toEqual([
    { from: '21:00', to: '07:00' }, { from: '22:30', to: '07:00' }, {},
  ]));
});

test('choices that did not load are asked for again', async () => {
  const { shell, server } = await open({ operations: { NotificationChoices: new Error('down') } });
  expect(await screen.findByText('Your choices could not be loaded')).toBeVisible();
  shell.fake.answer('NotificationChoices', server.operations['NotificationChoices'] ?? {});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('You hear about 10 things')).toBeVisible();
});

test('there is nothing for axe to find', async () => {
  await open();
  await heading(/things/);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
