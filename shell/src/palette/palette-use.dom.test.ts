import { drafts, session } from '../session/browser-session';
import { noteUse, readUse } from './palette-use';

beforeEach(() => {
  session.clear();
  session.signIn({ token: 'access', refreshToken: 'refresh', user: { id: 'eli' } });
});

it('counts what is chosen and knows when last', () => {
  noteUse(drafts, 'actions:dark', 10);
  noteUse(drafts, 'go:team', 20);
  noteUse(drafts, 'actions:dark', 30);
  expect(readUse(drafts)).toEqual({ 'actions:dark': { times: 2, at: 30 }, 'go:team': { times: 1, at: 20 } });
});

it('is gone at logout', () => {
  noteUse(drafts, 'actions:dark', 10);
  session.clear();
  expect(readUse(drafts)).toEqual({});
});

it.each([
  '', 'damaged', '[]', 'null', '{"a":1,"b":{"times":"2","at":1},"c":{"times":1,"at":2}}',
])('takes of what is kept only what it understands: %s', (text) => {
  drafts.set('palette-used', text);
  expect(Object.keys(readUse(drafts)).filter((name) => name !== 'c')).toEqual([]);
});

it('forgets what was not chosen for long', () => {
  for (let at = 1; at <= 100; at += 1) noteUse(drafts, `item:${at}`, at);
  expect(Object.keys(readUse(drafts))).toHaveLength(60);
  expect(readUse(drafts)['item:40']).toBeUndefined();
});
