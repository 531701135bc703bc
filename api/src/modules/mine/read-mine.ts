import type { Context } from '../../request/context';
import { noAccess } from '../company';
import { isModuleDone } from '../growth';
import { requireViewer } from '../identity';
import type { UnsentDraft } from '../messaging';
import { viewNotification, type Notification } from '../notification';
import { MINE, type MineGoal, type MineModule, type MineRows, type Part } from './mine.queries';

/** What a person has to do and has begun: in a company, and wherever they are meant. */
export interface Mine {
  companyId: string;
  modules: MineModule[];
  goals: Part<MineGoal>;
  mentions: Part<Notification>;
  drafts: Part<UnsentDraft>;
  /** How much of it should not wait: what is due, and who means the person. */
  pressing: number;
}

/** Throws FORBIDDEN for outsiders. */
export async function readMine(context: Context, companyId: string): Promise<Mine> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: MineRows }>(MINE, [userId, null, null, companyId, context.now().toISOString()]);
  if (!row) throw noAccess();
  const { modules: assigned, level, goals, mentions, drafts, soon, goalsDue } = row.data;
  const modules = assigned.filter(({ key }) => !isModuleDone(key, level));
  const modulesDue = modules.filter(({ dueDate }) => dueDate !== null && dueDate <= soon).length;
  return {
    companyId, modules, goals, drafts, mentions: { total: mentions.total, rows: mentions.rows.flatMap(viewNotification) },
    pressing: modulesDue + goalsDue + mentions.total,
  };
}
