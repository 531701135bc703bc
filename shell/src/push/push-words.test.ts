import { pushWordOf } from './push-words';

it.each([
  [{ type: 'push/opened', path: '/app/team' }, { type: 'push/opened', path: '/app/team' }],
  [{ type: 'push/renewed', path: 'x' }, { type: 'push/renewed' }],
  [{ type: 'push/opened', path: '//evil.example' }, null],
  [{ type: 'push/opened', path: '/\\evil.example' }, null],
  [{ type: 'push/opened', path: 'https://evil.example' }, null],
  [{ type: 'push/opened' }, null],
  ['push/opened', null],
  [null, null],
])('%j is %j', (said, word) => {
  expect(pushWordOf(said)).toEqual(word);
});
