import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { userProfilePath } from '@heartwood/contract/domain';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { NOOR } from '../../../dev/sample-notifications';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { keepRecent, keepTried, readSearches } from './kept-searches';

afterEach(unmountAll);

const sent = (shell: FakeShell, operation: string) => callsOf(shell, operation).map(({ variables }) => variables);
const shellAt = (path: string, options: FakeShellOptions = {}) => createSampleShell(path, options);
const open = async (path: string, options: FakeShellOptions = {}) => (await mountPage(page, shellAt(path, options))).shell;
const results = (asked: Record<string, string>) => (
  open('/', { path: `/app/explore/all-search-results?${new URLSearchParams(asked).toString()}` })
);

async function expectNothingForAxe() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

test('while one types the first seven of each kind are found, once one pauses, and kept when one opens them', async () => {
  const shell = await open('/search-landing');
  const field = await screen.findByRole('textbox', { name: 'Search' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'crate');
  const people = await screen.findByRole('region', { name: 'People' });
  expect(sent(shell, 'Search')).toEqual([{ search: 'crate', scope: 'EVERYTHING', first: 7 }]);
  expect(within(people).getAllByText('crate', { selector: 'mark' })).toHaveLength(2);
  await expectNothingForAxe();
  await userEvent.keyboard('{ArrowDown}');
  expect(within(people).getByRole('link', { name: /Amara Okafor/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /^Which crate/ }));
  expect(readSearches(shell.drafts)).toMatchObject({
    recent: [{ kind: 'post', id: 'p1', detail: 'Post by Kofi Mensah' }], tried: ['crate'],
  });
});

test('what was opened and tried before stands there, newest first, and each can be removed', async () => {
  const shell = shellAt('/search-landing');
  keepRecent(shell.drafts, { kind: 'company', id: 'c9', name: 'Salt & Grid', detail: 'Company', picture: null });
  keepRecent(shell.drafts, { kind: 'person', id: NOOR.id, name: 'Noor Haddad', detail: 'Kilo Robotics', picture: null });
  for (const words of ['deposit law', 'washing depot', 'Deposit law']) keepTried(shell.drafts, words);
  await mountPage(page, shell);
  const recent = await screen.findByRole('region', { name: 'Recent' });
  expect(within(recent).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    userProfilePath(NOOR.id), '/app/profile/company/c9',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Noor Haddad' }));
  expect(within(recent).getAllByRole('link')).toHaveLength(1);
  const tried = screen.getByRole('region', { name: 'Tried lately' });
  expect(within(tried).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Deposit law', 'washing depot']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove washing depot' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(readSearches(shell.drafts)).toEqual({ recent: [], tried: ['Deposit law'] });
});

test('no more than twenty are kept that were opened, and ten that were tried', () => {
  const { drafts } = shellAt('/search-landing');
  for (let at = 0; at < 25; at += 1) {
    keepRecent(drafts, { kind: 'person', id: `u${at}`, name: `Person ${at}`, detail: '', picture: null });
    keepTried(drafts, `words ${at}`);
  }
  const { recent, tried } = readSearches(drafts);
  expect([recent.length, recent[0]?.id, tried.length, tried[0]]).toEqual([20, 'u24', 10, 'words 24']);
});

test('what cannot be read of them is nothing', () => {
  const { drafts } = shellAt('/search-landing');
  drafts.set('search:recent', '[{"id":1},null]');
  drafts.set('search:tried', 'no json');
  expect(readSearches(drafts)).toEqual({ recent: [], tried: [] });
});

test('results stand in tabs with their counts; kind, scope and text stand in the address', async () => {
  const shell = await results({ search: 'crate' });
  await screen.findByRole('tab', { name: 'All 4' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All4', 'People2', 'Companies1', 'Posts1', 'Tags0', 'Events0',
  ]);
  await expectNothingForAxe();
  await userEvent.click(screen.getByRole('tab', { name: 'People 2' }));
  await waitFor(() => expect(sent(shell, 'SearchPeople')).toEqual([{ search: 'crate', scope: 'EVERYTHING' }]));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'What I opened');
  await waitFor(() => expect(sent(shell, 'Search').at(-1)).toMatchObject({ scope: 'OPENED' }));
  expect(shell.nav.location.get().search).toBe('?search=crate&tab=people&scope=OPENED');
});

test('another text is looked for while one types it', async () => {
  const shell = await results({ search: 'crate' });
  const field = await screen.findByRole('textbox', { name: 'Search' });
  await userEvent.clear(field);
  await userEvent.type(field, 'kilo');
  await waitFor(() => expect(shell.nav.location.get().search).toBe('?search=kilo'));
  expect(sent(shell, 'Search').map((asked) => asked?.['search'])).toEqual(['crate', 'kilo']);
});

test('nothing found says where was looked, and offers people and tags', async () => {
  const shell = await results({ search: 'cratte' });
  expect(await screen.findByText('Nothing found for “cratte”')).toBeVisible();
  expect(await screen.findByRole('link', { name: '#circular 318' })).toHaveAttribute(
    'href', '/app/explore/all-search-results?tag=circular',
  );
  expect(screen.getByRole('button', { name: 'Follow Noor Haddad' })).toBeVisible();
  // What was meant is a press away.
  await userEvent.click(await screen.findByRole('button', { name: 'Search for “crate”, 4 results' }));
  expect(await screen.findByRole('tab', { name: 'All 4' })).toBeVisible();
  expect(shell.nav.location.get().search).toBe('?search=crate');
});

test('results that do not come offer to try again', async () => {
  await open('/', { path: '/app/explore/all-search-results?search=crate', operations: { Search: new Error('down') } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
