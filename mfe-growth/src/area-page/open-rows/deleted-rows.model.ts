import { createEvent, createStore } from 'effector';

/** The company's stream tells that rows were deleted; `by`: the person's id. */
export const rowsDeleted = createEvent<{ ids: readonly string[]; by: string | null }>();
/** They are there again. */
export const rowsCameBack = createEvent<readonly string[]>();

/** Who deleted a row, by the row's id. */
export const $deletedBy = createStore<ReadonlyMap<string, string | null>>(new Map())
  .on(rowsDeleted, (deleted, { ids, by }) => (ids.length === 0 ? deleted : new Map([...deleted, ...ids.map((id) => [id, by] as const)])))
  .on(
    rowsCameBack,
    (deleted, ids) => (ids.some((id) => deleted.has(id)) ? new Map([...deleted].filter(([id]) => !ids.includes(id))) : deleted),
  );
