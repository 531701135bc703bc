import { createDrafts } from './drafts';
import { ACCESS_KEY } from './token-store';
import { createUiStorage } from './ui-storage';

/** A tab of this browser: all share the storage, each has read it when it was opened. */
const openTab = () => ({ drafts: createDrafts(localStorage), ui: createUiStorage(localStorage) });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(ACCESS_KEY, 'token');
});

it('what one tab writes is there in the other, and stays whatever the other writes', () => {
  const [older, newer] = [openTab(), openTab()];
  newer.drafts.set('outbox:1', 'waits');
  older.drafts.set('draft:a', 'H');
  older.ui.update({ area: 'community' });
  newer.drafts.set('draft:b', 'sent soon');
  newer.drafts.set('draft:b', null);
  older.drafts.set('draft:a', 'Hello');
  for (const { drafts } of [older, newer, openTab()]) {
    expect(drafts.get('outbox:1')).toBe('waits');
    expect(drafts.keys('draft:')).toEqual(['draft:a']);
    expect(drafts.get('draft:a')).toBe('Hello');
  }
});

it('a choice in one tab leaves alone what another one chose', () => {
  const [first, second] = [openTab(), openTab()];
  first.ui.update({ userId: 'u1', companyId: 'c1' });
  second.ui.update({ theme: 'dark' });
  first.ui.update({ area: 'community' });
  expect(openTab().ui.get()).toEqual({
    userId: 'u1', companyId: 'c1', companyIds: [], theme: 'dark', area: 'community', pushAskedAt: null,
  });
});

it('a tab goes on with its own company when another one changes to a second', () => {
  const [first, second] = [openTab(), openTab()];
  first.ui.update({ companyId: 'c1' });
  second.ui.update({ companyId: 'c2' });
  first.ui.update({ theme: 'dark' });
  expect(first.ui.get().companyId).toBe('c1');
  expect(openTab().ui.get().companyId).toBe('c2');
});

it('who logs out leaves no draft of any tab, and a tab that has not heard of it writes none', () => {
  const [first, second] = [openTab(), openTab()];
  first.drafts.set('draft:a', 'Hello');
  second.drafts.set('draft:b', 'Hi');
  localStorage.removeItem(ACCESS_KEY);
  first.ui.forgetPerson();
  second.drafts.set('draft:b', 'Hi there');
  expect(second.drafts.keys('')).toEqual([]);
});

it('where storage is full a draft lives as long as the page', () => {
  const { drafts } = openTab();
  drafts.set('draft:a', 'Hello');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  drafts.set('draft:a', 'Hello you');
  drafts.set('draft:b', 'Hi');
  expect(drafts.get('draft:a')).toBe('Hello you');
  expect(drafts.keys('draft:')).toEqual(['draft:a', 'draft:b']);
  full.mockRestore();
  drafts.set('draft:b', null);
  expect(drafts.keys('draft:')).toEqual(['draft:a']);
});

it('tells of a draft that another tab has changed, and of nothing else', () => {
  const heard: string[] = [];
  openTab().drafts.follow((key) => heard.push(key));
  for (const key of ['heartwood-draft:outbox:1', 'heartwood-ui', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard).toEqual(['outbox:1']);
});
