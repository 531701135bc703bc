import { callsOf, heading, lastingCallsOf, mountPage, news, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { KOFI, MIRA, NOOR, sampleRow, sampleRows } from '../../../dev/sample-notifications';
import { createSampleServer, type SampleServer } from '../../../dev/sample-server';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

afterEach(unmountAll);

async function open(server: SampleServer = createSampleServer(), options: FakeShellOptions = {}) {
  const { shell } = await mountPage(page, createSampleShell('/notification', options, server));
  return { shell, server };
}

const list = (name: 'Today' | 'Earlier') => within(screen.getByRole('list', { name }));
const sentences = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
const menuOf = (message: string) => screen.getByRole('button', { name: `Actions for: ${message}` });

/** Read ones, a minute apart. */
const readRows = (count: number) => Array.from({ length: count }, (_, at) => (
  sampleRow({ id: `r${at}`, read: true, updatedAt: new Date(Date.now() - at * 60_000).toISOString() })
));

async function choose(message: string, item: string) {
  await userEvent.click(menuOf(message));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const KOFI_ROW = 'Kofi Mensah commented on Culture';
const MIRA_ROW = 'Mira Optics invited you as Advisor, View Access';

test('what is new is counted, and today stands apart from earlier', async () => {
  await open();
  expect(await heading(/^3 new since /)).toHaveFocus();
  expect(list('Today').getAllByRole('listitem')).toHaveLength(3);
  expect(list('Earlier').getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: `New: ${KOFI_ROW}` })).toHaveAttribute('href', '/app/growth-framework/foundation?module=culture');
  expect(list('Today').getByText('Kofi Mensah', { selector: 'b' })).toBeVisible();
});

test('there is nothing for axe to find, with a menu open as well', async () => {
  await open();
  await heading(/new/);
  await userEvent.click(menuOf(KOFI_ROW));
  await screen.findByRole('menu');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});

test('opening a row marks it read, by a call that outlives the page', async () => {
  const { shell } = await open();
  const lasting = lastingCallsOf(shell);
  await heading(/^3 new/);
  const link = screen.getByRole('link', { name: `New: ${KOFI_ROW}` });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(await heading(/^2 new/)).toBeVisible();
  expect(screen.getByRole('link', { name: KOFI_ROW })).toBeVisible();
  expect(callsOf(shell, 'MarkNotificationsRead')).toMatchObject([{ variables: { ids: ['n1'] } }]);
  expect(lasting).toEqual(['MarkNotificationsRead']);
});

test('Mark all read empties the count, and the heading says so', async () => {
  const { shell } = await open();
  await heading(/^3 new/);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(await heading('Nothing new')).toHaveFocus();
  expect(screen.queryAllByRole('link', { name: /^New:/ })).toEqual([]);
  expect(callsOf(shell, 'MarkNotificationsRead')).toMatchObject([{ variables: {} }]);
});

test('what could not be marked is new again, and a toast says why', async () => {
  const { shell } = await open(undefined, { operations: { MarkNotificationsRead: new Error('down') } });
  await heading(/^3 new/);
  await choose(KOFI_ROW, 'Mark as read');
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'down' }]));
  expect(await heading(/^3 new/)).toBeVisible();
});

test('a module is muted, and Undo lets it be heard again', async () => {
  const { shell } = await open();
  await heading(/new/);
  await choose(KOFI_ROW, 'Mute this module');
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'Culture is muted', action: { label: 'Undo' } }]));
  act(() => shell.fake.toasts[0]?.action?.run());
  const subject = sampleRow({ id: '' }).subject;
  const sent = () => callsOf(shell, 'MuteSubject').map(({ variables }) => variables);
  await waitFor(() => expect(sent()).toEqual([{ subject, isMuted: true }, { subject, isMuted: false }]));
});

test('a person is muted, and all comments are changed in the settings', async () => {
  const { shell } = await open();
  await heading(/new/);
  await choose(KOFI_ROW, 'Mute Kofi Mensah');
  await waitFor(() => expect(callsOf(shell, 'MuteSubject')).toMatchObject([{ variables: { subject: `user:${KOFI.id}`, isMuted: true } }]));
  await choose(KOFI_ROW, 'Change all comments…');
  await waitFor(() => expect(shell.fake.nav.steps).toContain('/app/settings/notifications'));
});

test('Remove takes a row away for good and goes on with the next; Undo brings it back where it stood', async () => {
  const { shell } = await open();
  const lasting = lastingCallsOf(shell);
  await heading(/^3 new/);
  const before = sentences();
  await choose(KOFI_ROW, 'Remove');
  await waitFor(() => expect(screen.queryByText('Kofi Mensah')).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: `New: ${MIRA_ROW}` })).toHaveFocus());
  expect(await heading(/^2 new/)).toBeVisible();
  expect(lasting).toEqual(['RemoveNotification']);
  act(() => shell.fake.toasts[0]?.action?.run());
  expect(await screen.findByText('Kofi Mensah')).toBeVisible();
  expect(await heading(/^3 new/)).toBeVisible();
  expect(sentences()).toEqual(before);
  expect(callsOf(shell, 'RestoreNotification')).toMatchObject([{ variables: { id: 'n1' } }]);
});

test('one that could not be removed is there again, and offers no Undo', async () => {
  const { shell } = await open(undefined, { operations: { RemoveNotification: new Error('down') } });
  await heading(/^3 new/);
  await choose(KOFI_ROW, 'Remove');
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'down' }]));
  expect(await heading(/^3 new/)).toBeVisible();
  expect(screen.getByText('Kofi Mensah')).toBeVisible();
});

test('an invitation is accepted in its row, which is read by that', async () => {
  const { shell } = await open();
  await heading(/^3 new/);
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation of Mira Optics' }));
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Decline/ })).toBeNull();
  expect(callsOf(shell, 'AnswerInvitation')).toMatchObject([{ variables: { id: 'seat1', set: { isAccepted: true } } }]);
  expect(await heading(/^2 new/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: MIRA_ROW })).toHaveFocus());
});

test('an invitation that is declined is gone', async () => {
  const { shell } = await open();
  await heading(/^3 new/);
  await userEvent.click(screen.getByRole('button', { name: 'Decline the invitation of Mira Optics' }));
  await waitFor(() => expect(screen.queryByText(MIRA.name)).toBeNull());
  expect(callsOf(shell, 'AnswerInvitation')).toMatchObject([{ variables: { id: 'seat1', set: { isDeclined: true } } }]);
});

test('an invitation that can not be answered stays, and a toast says why', async () => {
  const error = { __typename: 'UserError', code: 'SEATS', field: null, message: 'Mira Optics has no free seat.' };
  const { shell } = await open(undefined, { operations: { AnswerInvitation: { updateTeamMember: { __typename: 'TeamPayload', error } } } });
  await heading(/new/);
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation of Mira Optics' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'Mira Optics has no free seat.' }]));
  expect(screen.getByRole('button', { name: 'Accept the invitation of Mira Optics' })).toBeEnabled();
});

test('a new one stands on top, one that happened again moves there, and the others keep their order', async () => {
  const { shell, server } = await open();
  await heading(/^3 new/);
  const before = sentences();
  const message = 'Noor Haddad mentioned you in Culture';
  const fresh = sampleRow({ id: 'fresh', message, strong: ['Noor Haddad', 'Culture'], actors: [NOOR] });
  server.rows = [fresh, ...server.rows];
  news(shell, 'NotificationEvents', server.event('NOTIFIED', { ids: ['fresh'], notification: fresh }));
  expect(await heading(/^4 new/)).toBeVisible();
  expect(sentences()).toEqual(['New: Noor Haddad mentioned you in Culture', ...before]);
  const again = sampleRow({ id: 'n3', message: 'Priya Raman assigned you to Culture, due 29 May', strong: ['Priya Raman', 'Culture'] });
  news(shell, 'NotificationEvents', server.event('NOTIFIED', { ids: ['n3'], notification: again }));
  await waitFor(() => expect(sentences()[0]).toBe('New: Priya Raman assigned you to Culture, due 29 May'));
  expect(sentences()).toHaveLength(before.length + 1);
});

test('what another tab read or removed is so here as well', async () => {
  const { shell, server } = await open();
  await heading(/^3 new/);
  server.rows = server.rows.map((row) => (row.id === 'n1' ? { ...row, read: true } : row));
  news(shell, 'NotificationEvents', server.event('READ', { ids: ['n1'] }));
  expect(await heading(/^2 new/)).toBeVisible();
  server.rows = server.rows.filter(({ id }) => id !== 'n2').map((row) => ({ ...row, read: true }));
  news(shell, 'NotificationEvents', server.event('REMOVED', { ids: ['n2'] }));
  news(shell, 'NotificationEvents', server.event('READ'));
  expect(await heading('Nothing new')).toBeVisible();
  expect(sentences()).toHaveLength(4);
  expect(screen.queryAllByRole('link', { name: /^New:/ })).toEqual([]);
});

test('what another tab brought back stands where it stood, and an invitation that was accepted there says so', async () => {
  const { shell, server } = await open();
  await heading(/^3 new/);
  const before = sentences();
  const [kofi, mira] = server.rows;
  server.rows = server.rows.slice(1);
  news(shell, 'NotificationEvents', server.event('REMOVED', { ids: ['n1'] }));
  expect(await heading(/^2 new/)).toBeVisible();
  if (!kofi || !mira?.invitation) throw new Error('The sample has lost its first rows.');
  const accepted = { ...mira, read: true, invitation: { ...mira.invitation, isAccepted: true } };
  server.rows = [kofi, accepted, ...server.rows.slice(1)];
  news(shell, 'NotificationEvents', server.event('CHANGED', { ids: ['n1'], notification: kofi }));
  await waitFor(() => expect(sentences()).toEqual(before));
  news(shell, 'NotificationEvents', server.event('CHANGED', { ids: ['n2'], notification: accepted }));
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(screen.getByRole('link', { name: MIRA_ROW })).toBeVisible();
  expect(shell.fake.toasts).toEqual([]);
});

test('after an outage the list is loaded anew, as far as it was shown', async () => {
  const { shell, server } = await open();
  await heading(/^3 new/);
  const before = callsOf(shell, 'NotificationsAnew').length;
  const missed = sampleRow({ id: 'missed', message: 'Kofi Mensah mentioned you in Vision', strong: ['Kofi Mensah', 'Vision'] });
  server.rows = [missed, ...server.rows];
  news(shell, 'NotificationEvents', server.event('HELLO'));
  expect(await screen.findByRole('link', { name: 'New: Kofi Mensah mentioned you in Vision' })).toBeVisible();
  expect(callsOf(shell, 'NotificationsAnew')).toHaveLength(before + 1);
});

test('older ones that do not come say so, and are asked for again', async () => {
  const { shell } = await open(createSampleServer(readRows(7), 3));
  await heading('Nothing new');
  shell.fake.answer('OlderNotifications', new Error('down'));
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Older notifications did not load. Check your connection.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('older ones come when they are asked for, each once', async () => {
  const server = createSampleServer(readRows(7), 3);
  server.operations['NotificationsAnew'] = () => new Error('down');
  await open(server);
  await heading('Nothing new');
  for (const shown of [6, 7]) {
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(shown));
  }
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('one of another company names it', async () => {
  await open(createSampleServer([sampleRow({ id: 'other', company: MIRA }), ...sampleRows(new Date())]));
  await heading(/new/);
  expect(screen.getByText(/· Mira Optics/)).toBeVisible();
});

test('who was told nothing yet is told what will come', async () => {
  await open(createSampleServer([]));
  expect(await heading('Nothing new')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose what you hear about' })).toHaveAttribute('href', '/app/settings/notifications');
});

test('a list that did not load says so and is asked for again', async () => {
  const down = new Error('down');
  const { shell, server } = await open(undefined, { operations: { Notifications: down, NotificationsAnew: down } });
  expect(await heading('Notifications did not load')).toBeVisible();
  shell.fake.answer('Notifications', server.operations['Notifications'] ?? {});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(/^3 new/)).toBeVisible();
});
