import { cursorOf, isMoment, pageOf, readCursor, sizeOf } from './page';

const id = '3f2a6a0e-8f5c-4a5c-9d5b-2f3f0f6f3c11';
const encoded = (text: string) => Buffer.from(text).toString('base64url');

it('reads what it wrote', () => {
  expect(readCursor(cursorOf('2026-05-22T09:30:00.123456+00:00', id), 'moment', 'id')).toEqual(['2026-05-22T09:30:00.123456+00:00', id]);
  expect(readCursor(cursorOf('123456789012345678'), 'number')).toEqual(['123456789012345678']);
});

it.each([
  `+275760-09-13T00:00:00Z|${id}`,
  `Tue Mar 01 2022 (comment)|${id}`,
  `2020-01-01T00:00|${id}`,
  '2020-01-01T00:00:00Z|------------------------------------',
  `2026-02-30T00:00:00Z|${id}`,
  `infinity|${id}`,
  `now|${id}`,
  `2026-05-22T24:00:00Z|${id}`,
  `2026-05-22T09:30:00Z|${id}|more`,
  `2026-05-22T09:30:00Z|${id.toUpperCase()}`,
  `2026-05-22T09:30:00Z|${id}\0`,
  '2026-05-22T09:30:00Z',
  '',
  '|',
  'x'.repeat(10_000),
])('takes %j for no place in a list', (text) => {
  expect(() => readCursor(encoded(text), 'moment', 'id')).toThrow(
    expect.objectContaining({ status: 400, code: 'BAD_REQUEST', message: 'This is not a place in the list.' }),
  );
});

it.each(['', '-1', '1e3', '1|2', '1'.repeat(19), ' 1'])('takes %j for no number', (text) => {
  expect(() => readCursor(encoded(text), 'number')).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

it.each([
  ['2026-02-28T23:59:59.9Z', true],
  ['2024-02-29T00:00:00-03:30', true],
  ['2026-02-29T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-05-22', false],
])('says of %s whether it is a moment: %s', (text, is) => {
  expect(isMoment(text)).toBe(is);
});

it.each([[0, 1], [-5, 1], [30, 30], [1_000, 100]])('makes of %d rows that were asked for a page of %d', (first, size) => {
  expect(sizeOf(first)).toBe(size);
});

it('tells by the row beyond a page that there are more, and where they begin', () => {
  const how = { view: (row: number) => row * 10, cursor: (row: number) => cursorOf(String(row)) };
  expect(pageOf([1, 2, 3], 2, how)).toEqual({ nodes: [10, 20], hasMore: true, endCursor: cursorOf('2') });
  expect(pageOf([1, 2], 2, how)).toEqual({ nodes: [10, 20], hasMore: false, endCursor: cursorOf('2') });
  expect(pageOf([], 2, how)).toEqual({ nodes: [], hasMore: false, endCursor: null });
});
