import { withCount } from './forecast-facts';

const may = { month: '2026-05', value: '43' };
it.each([
  ['a month is typed', [may], '2026-07', '50', [may, { month: '2026-07', value: '50' }]],
  ['one before it', [may], '2026-04', '40', [{ month: '2026-04', value: '40' }, may]],
  ['over what was typed', [may], '2026-05', '44', [{ month: '2026-05', value: '44' }]],
  ['taken back', [may], '2026-05', null, []],
  ['nothing to take back', [may], '2026-06', null, [may]],
])('%s', (_, months, month, value, after) => {
  expect(withCount(months, month, value)).toEqual(after);
});
