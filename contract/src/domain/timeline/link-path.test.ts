import { linkPath } from './link-path';

it.each([
  ['in its row, from below', { x: 100, top: 50 }, { x: 300, top: 50 }, 'M100 70V82q0 5 5 5H295q5 0 5 -5V70', 'M296 74L300 70l4 4'],
  ['in a lower row, from above', { x: 100, top: 50 }, { x: 300, top: 92 }, 'M100 70V82q0 5 5 5H295q5 0 5 5V93', 'M296 89L300 93l4 -4'],
  ['in a higher row, from below', { x: 100, top: 92 }, { x: 300, top: 50 }, 'M100 112V124q0 5 5 5H295q5 0 5 -5V70', 'M296 74L300 70l4 4'],
  ['before it, backwards', { x: 300, top: 50 }, { x: 100, top: 50 }, 'M300 70V82q0 5 -5 5H105q-5 0 -5 -5V70', 'M96 74L100 70l4 4'],
  ['straight under it', { x: 100, top: 50 }, { x: 100, top: 92 }, 'M100 70V93', 'M96 89L100 93l4 -4'],
])('a line leads to a goal %s', (_where, from, to, line, head) => expect(linkPath(from, to)).toEqual({ line, head }));
