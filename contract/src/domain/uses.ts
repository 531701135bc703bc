/** What a page may tell of without changing anything (product decision 73). */
export const USES = ['VIEWED', 'EXPORTED', 'PRINTED'] as const;
export type Use = (typeof USES)[number];

/** Pages of the plan that are none of its modules. */
export const PLAN_PAGES = ['growth', 'overview', 'pitch', 'plan'] as const;
export type PlanPage = (typeof PLAN_PAGES)[number];
