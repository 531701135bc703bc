import '../../graphql/schema';
import { allRows } from '../growth';
import { ROW_COLUMNS } from './row-columns';

/** What every row has, and says nothing of itself. */
const PLACING = new Set(['id', 'key', 'position', 'revision']);

/** The names that SQL of a row builds JSON of. */
function fieldsOf(text: string): string[] {
  return [...text.replace(/'key', '\w+'/, "'key', r.key").matchAll(/'([a-z]\w+)', /g)].map(([, name = '']) => name);
}

it('prints every kind of row, and of each every field that it has', () => {
  const printed = allRows().map(({ type, sql: { row } }) => {
    const kind = ROW_COLUMNS[type];
    const said = new Set([...kind?.columns.map(({ field }) => field) ?? [], ...kind?.leftOut ?? []]);
    return { type, missing: fieldsOf(row).filter((field) => !said.has(field) && !PLACING.has(field)) };
  });
  expect(printed.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect(Object.keys(ROW_COLUMNS).sort()).toEqual(allRows().map(({ type }) => type).sort());
  expect(new Set(Object.values(ROW_COLUMNS).map(({ file }) => file)).size).toBe(Object.keys(ROW_COLUMNS).length);
});

it('says amounts to people as the screens do, and to programs as they are', () => {
  const column = ROW_COLUMNS['Cost']?.columns.find(({ field }) => field === 'value');
  const nobody = { person: () => '', row: () => '', goal: () => '' };
  const series = { value: null, valueArray: [{ month: '2026-11', value: '21400.0000' }, { month: '2027-01', value: '1900.5000' }] };
  expect(column?.value(series, nobody)).toBe('2026-11: 21400\n2027-01: 1900.5');
  expect(column?.printed?.(series)).toBe('Nov 2026: 21,400\nJan 2027: 1,900.50');
  expect(column?.printed?.({ value: '31800.0000', valueArray: [] })).toBe('31,800');
});
