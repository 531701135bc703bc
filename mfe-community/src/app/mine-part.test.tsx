import { callsOf, lastingCallsOf, news, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { sampleMine, type SampleMine } from '../../dev/sample-mine';
import { KOFI } from '../../dev/sample-notifications';
import { createSampleServer } from '../../dev/sample-server';
import { createSampleShell } from '../../dev/sample-shell';
import { GOAL_DRAWER, MINE_BADGE, MINE_PANEL } from '../mine/places';
import { mountSlot } from '../testing/mount-slot';
import { keepDraft, newDraft } from '../features/composer/post-draft';

afterEach(unmountAll);

const elsewhere = { basePath: '', path: '/app/messaging' };
const shellWith = (mine: SampleMine | Error = sampleMine(), more: FakeShellOptions = {}) => (
  createSampleShell('/', { ...elsewhere, ...more, operations: { Mine: mine instanceof Error ? mine : { mine } } })
);
const nothing = (): SampleMine => ({
  ...sampleMine(), pressing: 0, modules: [], goals: { __typename: 'MineGoals', total: 0, rows: [] },
  mentions: { __typename: 'MineMentions', total: 0, rows: [] }, drafts: { __typename: 'MineDrafts', total: 0, rows: [] },
});
const rowsOf = (section: string) => (
  within(screen.getByRole('region', { name: section })).getAllByRole('listitem').map(({ textContent }) => textContent)
);
const stay = (link: HTMLElement) => link.addEventListener('click', (event) => event.preventDefault());

async function open(shell = shellWith()) {
  shell.slots.open(MINE_PANEL);
  await mountSlot(MINE_PANEL, shell);
  await screen.findByRole('dialog', { name: 'Mine' });
  return shell;
}

test('what is mine stands by its kind, what is due with its day', async () => {
  await open();
  expect(await screen.findByText('3 should not wait')).toBeVisible();
  expect(rowsOf('Mentions')).toEqual([expect.stringContaining('Kofi Mensah mentioned you in Vision')]);
  expect(rowsOf('Modules')).toEqual([expect.stringMatching(/^Culture.*2 days late$/), expect.stringMatching(/^Channels/)]);
  expect(rowsOf('Goals')).toEqual([expect.stringMatching(/^Term sheet.*Today$/), expect.stringMatching(/^Third city.*No date$/)]);
  expect(rowsOf('Drafts')).toEqual([
    expect.stringMatching(/^About the crates for Monday.*To Kofi Mensah/),
    expect.stringMatching(/^Who brings the.*In Circular Food Founders/),
  ]);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});

test('each leads to where it is, and the list goes', async () => {
  const shell = await open(shellWith(sampleMine(), { offered: [GOAL_DRAWER] }));
  const lasting = lastingCallsOf(shell);
  const mention = await screen.findByRole('link', { name: /mentioned you/ });
  expect(mention).toHaveAttribute('href', '/app/growth-framework/foundation?module=vision');
  expect(screen.getByRole('link', { name: /^Culture/ })).toHaveAttribute('href', '/app/growth-framework/foundation?module=culture');
  expect(screen.getByRole('link', { name: /To Kofi Mensah/ })).toHaveAttribute('href', `/app/messaging/user?name=Kofi%20Mensah-${KOFI.id}`);
  await userEvent.click(screen.getByRole('button', { name: /^Term sheet/ }));
  expect([...shell.fake.openSlots]).toEqual([[GOAL_DRAWER, { id: '00000000-0000-4000-8000-0000000000d1' }]]);
  stay(mention);
  await userEvent.click(mention);
  expect(lasting).toEqual(['MarkNotificationsRead']);
});

test('without the timeline’s drawer a goal is opened on its page', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /^Term sheet/ })).toHaveAttribute(
    'href', '/app/timeline?goal=00000000-0000-4000-8000-0000000000d1',
  );
});

test('a post that was begun on this device is gone on with', async () => {
  const shell = shellWith(nothing());
  keepDraft(shell.drafts, newDraft({ id: 'begun', text: 'Looking for a second depot' }));
  await open(shell);
  await userEvent.click(await screen.findByRole('button', { name: /^Looking for a second depot/ }));
  expect([...shell.fake.openSlots]).toEqual([['post-modal@1', { draft: 'begun' }]]);
});

test('the arrows go through it, and Esc closes', async () => {
  const shell = await open();
  const first = await screen.findByRole('link', { name: /mentioned you/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('link', { name: /^Culture/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(shell.fake.openSlots.has(MINE_PANEL)).toBe(false);
});

test('of nothing it says what would stand there', async () => {
  await open(shellWith(nothing()));
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
});

test('a list that did not come says so and is asked for again', async () => {
  const shell = await open(shellWith(new Error('out of order')));
  const again = await screen.findByRole('button', { name: 'Retry' });
  shell.fake.answer('Mine', { mine: sampleMine() });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /^Culture/ })).toBeVisible();
});

test('the count stands at the tool on every page and follows the stream', async () => {
  const server = createSampleServer();
  const shell = createSampleShell('/', elsewhere, server);
  await mountSlot('notifications-live@1', shell);
  await waitFor(() => expect(shell.fake.badges.get(MINE_BADGE)).toBe(3));
  shell.fake.answer('Mine', { mine: nothing() });
  news(shell, 'MineEvents', { mineStream: { __typename: 'MineEvent', type: 'CHANGED' } });
  await waitFor(() => expect(shell.fake.badges.get(MINE_BADGE)).toBe(0));
  expect(callsOf(shell, 'Mine').length).toBeGreaterThan(1);
});
