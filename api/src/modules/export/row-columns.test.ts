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
