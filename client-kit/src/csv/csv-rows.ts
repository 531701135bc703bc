import { rowNameKey } from '@heartwood/contract/domain';
import type { CsvColumns } from './csv-columns';
import type { CsvField } from './csv-fields';
import type { CsvRow } from './csv-file';

/** A row that stands there already. */
export interface NamedRow { id: string; name: string }

export interface CheckedRow extends CsvRow {
  /** What is wrong with it, and in which column; no column where none is that field. */
  fault: { column: number | null; sentence: string } | null;
  /** By field; what a cell does not say is left out. */
  values: Readonly<Record<string, unknown>>;
  /** The row that has this name; null: it is new. */
  updates: NamedRow | null;
  /** What is missing without being wrong: "no price". */
  lacks: readonly string[];
}

/** What is wrong with a row as a whole, and with which field; null: nothing. */
export type JudgeRow = (
  values: Readonly<Record<string, unknown>>, updates: NamedRow | null,
) => { field: string; sentence: string } | null;

const NAME = 'name';

/** What each row of a file comes to: the first fault of each is named. A name that stands there already changes that row. */
export function checkRows(
  rows: readonly CsvRow[], columns: CsvColumns, fields: readonly CsvField[], present: readonly NamedRow[], judge: JudgeRow = () => null,
): CheckedRow[] {
  const nameLabel = fields.find(({ name }) => name === NAME)?.label ?? '';
  const known = new Map(present.map((row) => [rowNameKey(row.name), row]));
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    const values: Record<string, unknown> = {};
    let wrong: CheckedRow['fault'] = null;
    const at = columns.indexOf(NAME);
    const column = at < 0 ? null : at;
    const key = rowNameKey(column === null ? '' : row.cells[column] ?? '');
    const updates = known.get(key) ?? null;
    columns.forEach((name, cell) => {
      const field = fields.find((each) => each.name === name);
      const typed = row.cells[cell]?.trim() ?? '';
      if (!field || typed === '') return;
      const { value, fault } = field.read(typed, updates?.id ?? null);
      if (fault === null) values[field.name] = value;
      else wrong ??= { column: cell, sentence: fault };
    });
    const before = lineOf.get(key);
    if (key === '') wrong = { column, sentence: `${nameLabel} is missing` };
    else if (before !== undefined) wrong ??= { column, sentence: `Same name as row ${before}` };
    const judged = wrong === null ? judge(values, updates) : null;
    if (judged) wrong = { column: columns.includes(judged.field) ? columns.indexOf(judged.field) : null, sentence: judged.sentence };
    // Of two with one name the second comes in where the first does not.
    if (wrong === null) lineOf.set(key, row.line);
    const lacks = updates ? [] : fields.flatMap(({ name, lack }) => (lack !== undefined && values[name] === undefined ? [lack] : []));
    return { ...row, fault: wrong, values, updates, lacks };
  });
}
