import type { Db } from '../../db/database';
import { logActivity, type Activity } from '../activity';
import { keepVersion, type Writing } from './keep-version';

/** What changes what a module says, and so leaves a version. */
const CONTENT: readonly string[] = [
  'TEXT_CHANGED', 'ASSUMPTION_CHANGED', 'ITEM_SAVED', 'ROWS_IMPORTED', 'SDG_CHANGED',
  'ITEM_DELETED', 'SDG_ADDED', 'SDG_REMOVED', 'SKILL_ADDED', 'SKILL_REMOVED', 'RESTORED',
];

/** Adds a line to the module's history and keeps the version that it speaks of, in the command's transaction. */
export async function logChange(tx: Db, where: Writing, activity: Activity): Promise<void> {
  const { type } = activity;
  const version = CONTENT.includes(type) ? await keepVersion(tx, where, { isSealed: type === 'RESTORED' }) : undefined;
  await logActivity(tx, { ...where, component: where.key }, activity, version);
}
