import { contiguousRun } from './contiguous-run';

const page = (...seqs: number[]) => seqs.map((seq) => ({ id: `m${seq}`, seq }));

test.each([
  ['nothing', [], null, []],
  ['one page', [page(4, 5, 6)], null, [4, 5, 6]],
  ['pages out of order', [page(7, 8), page(4, 5, 6)], null, [4, 5, 6, 7, 8]],
  ['the same message twice', [page(4, 5), page(5, 6)], null, [4, 5, 6]],
  ['a hole before the newest', [page(1, 2), page(8, 9)], null, [8, 9]],
  ['a hole, seen from the old side', [page(1, 2), page(8, 9)], 2, [1, 2]],
  ['an anchor that is not there itself', [page(1, 2), page(8, 9)], 4, [1, 2]],
  ['a hole that was filled', [page(1, 2), page(3), page(4, 5)], null, [1, 2, 3, 4, 5]],
])('%s', (_name, pages, anchor, expected) => {
  expect(contiguousRun(pages, anchor).map(({ seq }) => seq)).toEqual(expected);
});

test('fifty thousand messages are put in order', () => {
  const pages = Array.from({ length: 3334 }, (_, index) => page(...Array.from({ length: 15 }, (_unused, at) => index * 15 + at + 1)))
    .reverse();
  expect(contiguousRun(pages, null)).toHaveLength(50_010);
});
