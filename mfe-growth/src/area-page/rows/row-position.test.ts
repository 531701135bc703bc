import { byPosition, lastPosition, movedRow } from './row-position';

const items = [{ id: 'a', position: 1 }, { id: 'b', position: 2 }, { id: 'c', position: 3 }];

test.each([
  ['the first goes last', ['b', 'c', 'a'], { id: 'a', position: 4 }],
  ['the last goes first', ['c', 'a', 'b'], { id: 'c', position: 0 }],
  ['the last goes between', ['a', 'c', 'b'], { id: 'c', position: 1.5 }],
  ['nothing moves', ['a', 'b', 'c'], null],
])('%s', (_case, ids, moved) => {
  const row = movedRow(items, ids);
  if (moved === null) expect(row).toBeNull();
  else {
    const after = items.map((item) => (item.id === row?.id ? row : item));
    expect(byPosition(after).map(({ id }) => id)).toEqual(ids);
  }
});

test('a new row goes to the end', () => {
  expect(lastPosition([])).toBe(1);
  expect(lastPosition(items)).toBe(4);
});
