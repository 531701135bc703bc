import type { Focus } from './focus-fields';

/** A company has 1 to 5 sectors, one stage and one objective (product decisions, row 43). */
export function focusErrors({ sectors, stageId, objective }: Focus): Partial<Record<keyof Focus, string>> {
  return {
    ...(sectors.length === 0 ? { sectors: 'Choose at least one sector' } : {}),
    ...(stageId === null ? { stageId: 'Choose a stage' } : {}),
    ...(objective === '' ? { objective: 'Choose an objective' } : {}),
  };
}
