import { diffWords, type DiffPiece } from '@heartwood/contract/text';

/** One row of a list of a module, whatever it is a list of. */
interface Row { id: string; label: string; text: string }

/** A row then and now. */
export interface RowDiff { id: string; label: DiffPiece[]; text: DiffPiece[]; kind: 'same' | 'changed' | 'added' | 'removed' }

/** Row by row: those of the present in their order, then those that are gone. */
export function diffRows(old: readonly Row[], now: readonly Row[]): RowDiff[] {
  const before = new Map(old.map((row) => [row.id, row]));
  const present = now.map((row): RowDiff => {
    const then = before.get(row.id);
    const [label, text] = [diffWords(then?.label ?? '', row.label), diffWords(then?.text ?? '', row.text)];
    return { id: row.id, label, text, kind: !then ? 'added' : then.label === row.label && then.text === row.text ? 'same' : 'changed' };
  });
  const kept = new Set(now.map(({ id }) => id));
  const gone = old.filter(({ id }) => !kept.has(id)).map(
    (row): RowDiff => ({ id: row.id, label: diffWords(row.label, ''), text: diffWords(row.text, ''), kind: 'removed' }),
  );
  return [...present, ...gone];
}
