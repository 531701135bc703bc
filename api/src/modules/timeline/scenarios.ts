import { GOAL_COLORS } from '@heartwood/contract/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { oneOf, rowWord } from '../../text/row-checks';
import { phase, scenario } from './lane.table';
import type { RecordInputOf, RecordKind } from './record-kind';
import type { ChangedRecords } from './record-timeline';
import { deleteRecord, type Leaving } from './save-record';
import { milestone } from './timeline.table';
import { refuseScenarios } from './timeline.policy';

export type ScenarioInput = RecordInputOf<{ title: string; color: string }>;

/** What becomes of the goals and phases of a scenario that is deleted. */
export const SCENARIO_ROWS = ['TO_BASE_PLAN', 'AWAY'] as const;
export type ScenarioRows = (typeof SCENARIO_ROWS)[number];

const HELD = [['Goal', milestone], ['Phase', phase]] as const;

export const SCENARIOS: RecordKind<typeof scenario, ScenarioInput> = {
  type: 'Scenario', component: 'scenario', step: 'SCENARIO_CHANGED', table: scenario, most: 20, many: 'scenarios',
  refuse: ({ plan }) => refuseScenarios(plan),
  check(_tx, _entered, { input, row }) {
    const title = rowWord('title', input.title === undefined ? row?.title : input.title, 'The title');
    if (title === null) throw invalid('title', 'The title is required.');
    const color = oneOf('color', input.color === undefined ? row?.color : input.color, GOAL_COLORS, 'The colour');
    return Promise.resolve({ title, color });
  },
  restore: (tx, { companyId, viewerId, now }, id) => changeHeld(tx, ({ deletedWith, isDeleted, companyId: company, revision }) => ({
    set: { isDeleted: false, deletedWith: null, revision: sql`${revision} + 1`, updatedBy: viewerId, updatedAt: now },
    where: and(eq(company, companyId), eq(deletedWith, id), eq(isDeleted, true)),
  })),
};

/**
 * Soft: saving the same id brings it back, with what went away with it. What stays belongs to the base plan until then, without being
 * written. Throws as `deleteRecord` does.
 */
export async function deleteScenario(
  context: Context, { rows, ...where }: { companyId: string; id: string; rows: ScenarioRows },
): Promise<void> {
  await deleteRecord(context, SCENARIOS, where, rows === 'AWAY' ? takeAway : toBasePlan);
}

const takeAway: Leaving = (tx, { companyId, viewerId, now }, id) => changeHeld(tx, (held) => ({
  set: { isDeleted: true, deletedWith: id, revision: sql`${held.revision} + 1`, updatedBy: viewerId, updatedAt: now },
  where: and(eq(held.companyId, companyId), eq(held.scenarioId, id), eq(held.isDeleted, false)),
}));

const toBasePlan: Leaving = () => Promise.resolve([]);

type HeldTable = (typeof HELD)[number][1];

async function changeHeld(
  tx: Db, change: (table: HeldTable) => { set: object; where: ReturnType<typeof and> },
): Promise<ChangedRecords[]> {
  const changed: ChangedRecords[] = [];
  for (const [type, table] of HELD) {
    const { set, where } = change(table);
    const rows = await tx.update(table as typeof milestone).set(set).where(where).returning({ id: table.id as typeof milestone.id });
    changed.push({ type, ids: rows.map(({ id }) => id) });
  }
  return changed;
}
