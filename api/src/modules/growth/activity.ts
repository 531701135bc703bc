import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { JsonObject } from '../../events/bus';
import { activityLog } from './growth.table';
import { keepVersion } from './keep-version';

export type Activity =
  | { type: 'TEXT_CHANGED' | 'ASSUMPTION_CHANGED' | 'MARKED_DONE' | 'MARKED_NOT_DONE' | 'SDG_CHANGED' | 'VISIBILITY_CHANGED' }
  | { type: 'PRIORITY_CHANGED'; priority: string | null }
  | { type: 'DUE_DATE_CHANGED'; dueDate: string | null }
  | { type: 'ASSIGNED' | 'UNASSIGNED'; userId: string; name: string }
  | { type: 'ITEM_SAVED' | 'ITEM_DELETED'; label: string }
  | { type: 'SDG_ADDED' | 'SDG_REMOVED' | 'SKILL_ADDED' | 'SKILL_REMOVED'; name: string }
  | { type: 'RESTORED'; of: string }
  | { type: 'TEXT_YIELDED'; version: number };

/** Autosave writes often: changes of one person in one sitting are one line of the history. */
const WRITTEN_BY_AUTOSAVE: readonly string[] = ['TEXT_CHANGED', 'ASSUMPTION_CHANGED', 'ITEM_SAVED', 'SDG_CHANGED'];
/** What changes what a module says, and so leaves a version. */
const CONTENT: readonly string[] = [...WRITTEN_BY_AUTOSAVE, 'ITEM_DELETED', 'SDG_ADDED', 'SDG_REMOVED', 'SKILL_ADDED', 'SKILL_REMOVED', 'RESTORED'];

/** Adds a line to the module's history and keeps the version that it speaks of, in the command's transaction. */
export async function logActivity(tx: Db, where: { companyId: string; key: string; viewerId: string; now: Date }, activity: Activity): Promise<void> {
  const { companyId, key: component, viewerId: userId, now } = where;
  const { type, ...rest } = activity;
  const data = CONTENT.includes(type) ? { ...rest, version: await keepVersion(tx, where, { isSealed: type === 'RESTORED' }) } : rest;
  if (WRITTEN_BY_AUTOSAVE.includes(type) && await repeatsLast(tx, where, type, data)) return;
  await tx.insert(activityLog).values({ companyId, component, userId, type, data, createdAt: now });
}

/** The same again in the same version. */
async function repeatsLast(tx: Db, { companyId, key, viewerId }: { companyId: string; key: string; viewerId: string }, type: string, data: JsonObject): Promise<boolean> {
  const [last] = await tx.select().from(activityLog).where(and(eq(activityLog.companyId, companyId), eq(activityLog.component, key))).orderBy(desc(activityLog.id)).limit(1);
  return last?.type === type && last.userId === viewerId && last.data.version === data.version && last.data.label === data.label;
}

/** Words that came and went with the version that a line speaks of. */
export interface WordChange { added: number; removed: number }

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The line without its actor: "marked it as done". */
export function activityText(type: string, data: JsonObject, words: WordChange | null = null): string {
  const text = (name: string) => String(data[name] ?? '');
  switch (type) {
    case 'TEXT_CHANGED': return words ? wordsText(words) : 'changed the text';
    case 'FIRST_VERSION': return 'wrote the first text';
    case 'TEXT_YIELDED': return 'wrote a text that gave way to another';
    case 'RESTORED': return `restored the version of ${dayMonth(text('of').slice(0, 10))}`;
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

function wordsText({ added, removed }: WordChange): string {
  const words = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`;
  if (added === 0 && removed === 0) return 'changed the text';
  if (removed === 0) return `added ${words(added)}`;
  return added === 0 ? `removed ${words(removed)}` : `changed ${words(Math.max(added, removed))}`;
}

function dayMonth(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]}`;
}
