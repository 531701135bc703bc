import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { JsonObject } from '../../events/bus';
import { activityLog } from './growth.table';

export type Activity =
  | { type: 'TEXT_CHANGED' | 'ASSUMPTION_CHANGED' | 'MARKED_DONE' | 'MARKED_NOT_DONE' | 'SDG_CHANGED' | 'VISIBILITY_CHANGED' }
  | { type: 'PRIORITY_CHANGED'; priority: string | null }
  | { type: 'DUE_DATE_CHANGED'; dueDate: string | null }
  | { type: 'ASSIGNED' | 'UNASSIGNED'; userId: string; name: string }
  | { type: 'ITEM_SAVED' | 'ITEM_DELETED'; label: string }
  | { type: 'SDG_ADDED' | 'SDG_REMOVED' | 'SKILL_ADDED' | 'SKILL_REMOVED'; name: string };

/** Autosave writes often: changes of one person in this time are one line of the history. */
const ONE_SITTING = 10 * 60 * 1000;
const WRITTEN_BY_AUTOSAVE: readonly string[] = ['TEXT_CHANGED', 'ASSUMPTION_CHANGED', 'ITEM_SAVED', 'SDG_CHANGED'];

/** Adds a line to the module's history, in the command's transaction. */
export async function logActivity(tx: Db, where: { companyId: string; key: string; viewerId: string; now: Date }, activity: Activity): Promise<void> {
  const { companyId, key: component, viewerId: userId, now } = where;
  const { type, ...data } = activity;
  if (WRITTEN_BY_AUTOSAVE.includes(type) && await repeatsLast(tx, where, type, data)) return;
  await tx.insert(activityLog).values({ companyId, component, userId, type, data, createdAt: now });
}

async function repeatsLast(tx: Db, { companyId, key, viewerId, now }: { companyId: string; key: string; viewerId: string; now: Date }, type: string, data: JsonObject): Promise<boolean> {
  const [last] = await tx.select().from(activityLog)
    .where(and(eq(activityLog.companyId, companyId), eq(activityLog.component, key), gt(activityLog.createdAt, new Date(now.getTime() - ONE_SITTING))))
    .orderBy(desc(activityLog.id)).limit(1);
  return last?.type === type && last.userId === viewerId && JSON.stringify(last.data) === JSON.stringify(data);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The line without its actor: "marked it as done". */
export function activityText(type: string, data: JsonObject): string {
  const text = (name: string) => String(data[name] ?? '');
  switch (type) {
    case 'TEXT_CHANGED': return 'changed the text';
    case 'ASSUMPTION_CHANGED': return 'changed the assumption';
    case 'MARKED_DONE': return 'marked it as done';
    case 'MARKED_NOT_DONE': return 'marked it as not done';
    case 'VISIBILITY_CHANGED': return 'changed who sees it';
    case 'PRIORITY_CHANGED': return data.priority ? `set the priority to ${text('priority').toLowerCase()}` : 'removed the priority';
    case 'DUE_DATE_CHANGED': return data.dueDate ? `set the due date to ${dayMonth(text('dueDate'))}` : 'removed the due date';
    case 'ASSIGNED': return `assigned ${text('name')}`;
    case 'UNASSIGNED': return `took ${text('name')} off`;
    case 'ITEM_SAVED': return `wrote “${text('label')}”`;
    case 'ITEM_DELETED': return `removed “${text('label')}”`;
    case 'SDG_ADDED': case 'SKILL_ADDED': return `added ${text('name')}`;
    case 'SDG_REMOVED': case 'SKILL_REMOVED': return `removed ${text('name')}`;
    case 'SDG_CHANGED': return 'changed the development goals';
    default: return 'changed it';
  }
}

function dayMonth(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]}`;
}
