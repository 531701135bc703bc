import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { JsonObject } from '../../events/bus';
import { activityLog } from './activity.table';

export type Activity =
  | { type: 'TEXT_CHANGED' | 'ASSUMPTION_CHANGED' | 'MARKED_DONE' | 'MARKED_NOT_DONE' | 'SDG_CHANGED' | 'VISIBILITY_CHANGED' | 'ROWS_SHOWN_CHANGED' }
  | { type: 'PRIORITY_CHANGED'; priority: string | null }
  | { type: 'DUE_DATE_CHANGED'; dueDate: string | null }
  | { type: 'ASSIGNED' | 'UNASSIGNED'; userId: string; name: string }
  | { type: 'ITEM_SAVED' | 'ITEM_DELETED' | 'EVIDENCE_SAVED' | 'EVIDENCE_DELETED' | 'FORECAST_SAVED' | 'FORECAST_DELETED'; label: string }
  | { type: 'ROWS_IMPORTED'; count: number }
  | { type: 'SDG_ADDED' | 'SDG_REMOVED' | 'SKILL_ADDED' | 'SKILL_REMOVED'; name: string }
  | { type: 'CLAIM_CHANGED'; status: string }
  | GoalChange
  | { type: 'CHECKED_IN'; value: string }
  | { type: 'RESTORED'; of: string }
  | { type: 'TEXT_YIELDED'; version: number }
  | { type: 'LINK_MADE' | 'LINK_CHANGED' | 'LINK_ENDED' | 'LINK_RESUMED' | 'LINK_RENEWED' | 'QUESTION_ANSWERED' | 'QUESTION_OPEN' };

/** What became of a goal; `was` are the fields that changed, as they stood before: whoever may edit it puts them back. */
export type GoalChange = { was?: JsonObject } & (
  | { type: 'GOAL_ACHIEVED'; date: string }
  | { type: 'GOAL_REOPENED' }
  | { type: 'GOAL_MOVED'; from: string | null; to: string | null }
  | { type: 'GOAL_CHANGED'; fields: string[] }
);

/** Where something happened, by whom and when. */
export interface ActivityPlace { companyId: string; component: string; viewerId: string; now: Date }

/** Autosave writes often: changes of one person in one sitting are one line of the history. */
const WRITTEN_BY_AUTOSAVE: readonly string[] = [
  'TEXT_CHANGED', 'ASSUMPTION_CHANGED', 'ITEM_SAVED', 'EVIDENCE_SAVED', 'FORECAST_SAVED', 'SDG_CHANGED',
];

/** Adds a line to a history, in the command's transaction. `version` is what the line speaks of, where its part keeps versions. */
export async function logActivity(tx: Db, where: ActivityPlace, activity: Activity, version?: number): Promise<void> {
  const { companyId, component, viewerId: userId, now } = where;
  const { type, ...rest } = activity;
  const data = version === undefined ? rest : { ...rest, version };
  if (WRITTEN_BY_AUTOSAVE.includes(type) && await repeatsLast(tx, where, type, data)) return;
  await tx.insert(activityLog).values({ companyId, component, userId, type, data, createdAt: now });
}

/** The same again in the same version. */
async function repeatsLast(tx: Db, { companyId, component, viewerId }: ActivityPlace, type: string, data: JsonObject): Promise<boolean> {
  const [last] = await tx.select().from(activityLog)
    .where(and(eq(activityLog.companyId, companyId), eq(activityLog.component, component)))
    .orderBy(desc(activityLog.id))
    .limit(1);
  return last?.type === type && last.userId === viewerId && last.data.version === data.version && last.data.label === data.label;
}

/** The fields of a goal as they stood before a line of its history; null for a line that changed none. `id` is the line's. */
export async function fieldsBeforeActivity(
  tx: Db, { companyId, component, id }: Pick<ActivityPlace, 'companyId' | 'component'> & { id: number },
): Promise<JsonObject | null> {
  const [line] = await tx.select({ data: activityLog.data }).from(activityLog)
    .where(and(eq(activityLog.id, id), eq(activityLog.companyId, companyId), eq(activityLog.component, component)));
  return (line?.data.was as JsonObject | undefined) ?? null;
}
