import { createFakeShell } from '@heartwood/contract/fake-shell';
import { leftBehind, openWithLeft, othersDrafts, tabDraft } from './tab-drafts';

const [FIRST, SECOND] = ['00000000-0000-4000-8000-00000000aaaa', '00000000-0000-4000-8000-00000000bbbb'] as const;
const meant = { kind: 'text', prefix: 'text:', isMeant: () => true };

/** The locks of a browser in which these tabs are alive. */
const withLocks = (...tabs: string[]) => Object.assign(navigator, { locks: {
  request: () => Promise.resolve(), query: () => Promise.resolve({ held: tabs.map((tab) => ({ name: `heartwood-drafts:text:${tab}` })) }),
} });
afterEach(() => Object.assign(navigator, { locks: undefined }));

test('a tab that is alive keeps what it writes, one that is gone has left it', async () => {
  withLocks(FIRST);
  const { drafts } = createFakeShell({
    drafts: { [`text:a:${FIRST}`]: '1', [`text:a:${SECOND}`]: '2', 'text:b': '3', [tabDraft('text:c')]: '4' },
  });
  const others = othersDrafts(drafts, 'text:');
  expect(others.map(({ text, tab }) => [text, tab])).toEqual([['text:a', FIRST], ['text:a', SECOND], ['text:b', null]]);
  expect((await leftBehind('text', others)).map(({ name }) => name)).toEqual([`text:a:${SECOND}`, 'text:b']);
});

test('the first of a text that was left is this tab’s, the others are told of', async () => {
  const { drafts } = createFakeShell({ drafts: { [`text:a:${FIRST}`]: '1', [`text:a:${SECOND}`]: '2' } });
  const left = await new Promise((resolve) => openWithLeft(drafts, meant, (found) => {
    resolve(found);
    return () => undefined;
  }));
  expect(left).toEqual(new Map([['a', [`text:a:${SECOND}`]]]));
  expect([drafts.get(tabDraft('text:a')), drafts.get(`text:a:${FIRST}`), drafts.get(`text:a:${SECOND}`)]).toEqual(['1', null, '2']);
});

test('where nothing was left it opens at once, and what is not meant is left alone', () => {
  const { drafts } = createFakeShell({ drafts: { 'text:other': '1' } });
  const closed = jest.fn();
  const close = openWithLeft(drafts, { ...meant, isMeant: (text) => text !== 'other' }, () => closed);
  close();
  expect([closed.mock.calls.length, drafts.get('text:other')]).toEqual([1, '1']);
});
