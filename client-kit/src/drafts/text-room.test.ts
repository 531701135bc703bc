import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import { textRoom } from './text-room';

const base = { text: [], revision: 1, by: null, at: null };
const words = (count: number): RichTextValue => [{ type: 'paragraph', children: [{ text: 'a'.repeat(count) }] }];

test.each([
  [1000, null],
  [95_000, '95 % of 100 kB used'],
  [110_000, '11 % too long: a text has room for 100 kB'],
])('%i characters: %s', (count, room) => {
  expect(textRoom({ base, typed: words(count) }, 100_000)).toBe(room);
});
