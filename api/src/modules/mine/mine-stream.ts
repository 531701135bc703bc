import type { Context } from '../../request/context';
import { leavable, NoticeQueue } from '../../events/notice-queue';
import { companyTopic, noAccess, userTopic, type CompanyEventNotice, type UserNotice } from '../company';
import { requireViewer } from '../identity';
import { personTopic, type PersonNotice } from '../messaging';
import { notifiedTopic, type NotificationNotice } from '../notification';
import { MINE_KEYS } from './mine.queries';

/** HELLO: live from now on. CHANGED: the list may be another one. */
export interface MineEvent { type: 'HELLO' | 'CHANGED' }

type Notice = CompanyEventNotice | UserNotice | PersonNotice | NotificationNotice;

/** The modules in the viewer's hands; null for who does not belong to the company. */
async function keysOf({ db }: Context, userId: string, companyId: string): Promise<string[] | null> {
  const [row] = await db.read<{ keys: string[] }>(MINE_KEYS, [userId, companyId]);
  return row?.keys ?? null;
}

/**
 * Says that what is the viewer's in a company, or waits for them anywhere, is otherwise; nothing is kept, and nothing is said of modules
 * that are not in their hands. Ends when they leave the company. Throws FORBIDDEN for outsiders.
 */
export async function openMineStream(context: Context, companyId: string): Promise<AsyncIterableIterator<MineEvent>> {
  const { userId } = requireViewer(context);
  const queue = new NoticeQueue();
  try {
    for (const topic of [
      companyTopic(companyId), userTopic(userId), personTopic(userId), notifiedTopic(userId),
    ]) await queue.open(context.bus, topic);
    const keys = await keysOf(context, userId, companyId);
    if (keys === null) throw noAccess();
    return leavable(steps(context, { userId, companyId, keys }, queue), queue);
  } catch (error) {
    queue.close();
    throw error;
  }
}

async function* steps(
  context: Context, { userId, companyId, keys }: { userId: string; companyId: string; keys: string[] }, queue: NoticeQueue,
): AsyncGenerator<MineEvent, void> {
  let held = keys;
  try {
    yield { type: 'HELLO' };
    for (;;) {
      const notice = await queue.next() as Notice | null;
      if (notice === null) return;
      if (notice.type === 'ASSIGNMENT_CHANGED' || notice.type === 'MEMBERSHIP_CHANGED' || notice.type === 'COMPANY_REMOVED') {
        const now = await keysOf(context, userId, companyId);
        if (now === null) return;
        const isSame = now.join() === held.join();
        held = now;
        if (!isSame) yield { type: 'CHANGED' };
      } else if (concerns(notice, held)) yield { type: 'CHANGED' };
    }
  } finally {
    queue.close();
  }
}

function concerns(notice: Notice, held: readonly string[]): boolean {
  switch (notice.type) {
    case 'MODULE_CHANGED':
    case 'MODULE_PROGRESS_CHANGED':
      return 'moduleKey' in notice && held.includes(notice.moduleKey ?? '');
    case 'GOALS_CHANGED':
    case 'SCENARIO_CHANGED':
    case 'DRAFT':
    case 'NOTIFIED':
    case 'REMOVED':
    case 'CHANGED':
      return true;
    case 'READ':
      // Of conversations that were read nothing changes.
      return 'ids' in notice;
    default:
      return false;
  }
}
