import { conflict } from '../request/errors';

/**
 * For each field the revision that brought its present value, whose it was, and from which tab of theirs where that is known; a field that
 * is not named has it from the beginning.
 */
export type FieldRevisions = Readonly<Record<string, readonly [revision: number, by: string | null, tab?: string]>>;

/** A row that several people write in, as it stands. */
export type PresentRow = Readonly<Record<string, unknown>> & { isDeleted: boolean; revision: number; fieldRevisions: FieldRevisions };

/**
 * Who writes, when, and which revision of the row was before them; without one nothing can be taken from anybody. With a `tab` what the
 * same person wrote in another one counts as somebody else's.
 */
export interface RowWriter { by: string; at: Date; baseRevision?: number | null | undefined; tab?: string | null }

export interface MergedRow<Columns> {
  /** The row stands there as it should: nothing is to be written. */
  isSame: boolean;
  /** The columns to write, what was changed marked as the writer's. */
  written: Columns & { isDeleted: false; revision: number; fieldRevisions: FieldRevisions; updatedBy: string; updatedAt: Date };
}

/**
 * What somebody writes into a row, merged by field with what others wrote since. Throws CONFLICT with the field that somebody
 * else has changed since `baseRevision`. Columns that are left out stay as they are.
 */
export function mergeRow<Columns extends object>(
  row: PresentRow | undefined, columns: Columns, { by, at, baseRevision: base, tab = null }: RowWriter,
): MergedRow<Columns> {
  const isThere = row !== undefined && !row.isDeleted;
  const changed = Object.entries(columns).filter(([name, value]) => !row || !sameValue(row[name], value)).map(([name]) => name);
  const taken = changed.find((name) => {
    const [since, writer, from] = row?.fieldRevisions[name] ?? [1, null];
    const isOwn = writer === by && (tab === null || from === undefined || from === tab);
    return isThere && base != null && since > base && !isOwn;
  });
  if (taken !== undefined) {
    const isMine = row?.fieldRevisions[taken]?.[1] === by;
    throw conflict(isMine ? 'You have changed this in another tab meanwhile.' : 'Somebody else has changed this meanwhile.', taken);
  }
  const revision = (row?.revision ?? 0) + 1;
  const marks = row
    && Object.fromEntries(changed.map((name) => [name, tab === null ? [revision, by] as const : [revision, by, tab] as const]));
  return {
    isSame: isThere && changed.length === 0,
    written: { ...columns, isDeleted: false, revision, fieldRevisions: { ...row?.fieldRevisions, ...marks }, updatedBy: by, updatedAt: at },
  };
}

function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
