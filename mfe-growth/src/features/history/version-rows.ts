import { diffWords, type DiffPiece } from '@heartwood/contract/text';
import { SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import type { ModuleContentFragment } from '../../generated/graphql';

/** One row of a list of a module, whatever it is a list of. */
export interface Row { id: string; label: string; text: string }

/** A row then and now. */
export interface RowDiff { id: string; label: DiffPiece[]; text: DiffPiece[]; kind: 'same' | 'changed' | 'added' | 'removed' }

/** The rows of a module as it is, in the shape in which a version keeps them. */
export function rowsOf({ items, sdgs, skills }: Pick<ModuleContentFragment, 'items' | 'sdgs' | 'skills'>): Row[] {
  return [
    ...[...items].sort((left, right) => left.position - right.position).map(({ id, label, description }) => ({ id, label, text: description })),
    ...sdgs.map(({ sdgId, contribution, evaluation }) => ({ id: String(sdgId), label: goalName(sdgId), text: [contribution, evaluation].filter(Boolean).join('\n') })),
    ...skills.map(({ id, name }) => ({ id, label: name, text: '' })),
  ];
}

/** Row by row: those of the present in their order, then those that are gone. */
export function diffRows(old: readonly Row[], now: readonly Row[]): RowDiff[] {
  const before = new Map(old.map((row) => [row.id, row]));
  const present = now.map((row): RowDiff => {
    const then = before.get(row.id);
    const [label, text] = [diffWords(then?.label ?? '', row.label), diffWords(then?.text ?? '', row.text)];
    return { id: row.id, label, text, kind: !then ? 'added' : then.label === row.label && then.text === row.text ? 'same' : 'changed' };
  });
  const kept = new Set(now.map(({ id }) => id));
  const gone = old.filter(({ id }) => !kept.has(id)).map((row): RowDiff => ({ id: row.id, label: diffWords(row.label, ''), text: diffWords(row.text, ''), kind: 'removed' }));
  return [...present, ...gone];
}

function goalName(sdgId: number): string {
  return SUSTAINABLE_DEVELOPMENT_GOALS.find(({ id }) => id === sdgId)?.name ?? String(sdgId);
}
