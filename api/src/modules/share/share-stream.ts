import { leavable, NoticeQueue } from '../../events/notice-queue';
import type { Context } from '../../request/context';
import { noAccess, readCompanyFacts, standingIn, userTopic } from '../company';
import { requireViewer } from '../identity';
import { refuseSharing } from './share.policy';
import { shareTopic } from './share-event';

export type ShareNews = 'HELLO' | 'CHANGED';

/** Says that something of the links is otherwise: who made it so is a crowd, and their list is read anew. Throws FORBIDDEN. */
export async function openShareStream(context: Context, companyId: string): Promise<AsyncIterableIterator<ShareNews>> {
  const { userId } = requireViewer(context);
  await refuse(context, companyId);
  const queue = new NoticeQueue();
  await queue.open(context.bus, shareTopic(companyId));
  await queue.open(context.bus, userTopic(userId));
  return leavable(steps(context, companyId, queue), queue);
}

async function* steps(context: Context, companyId: string, queue: NoticeQueue): AsyncGenerator<ShareNews, void> {
  try {
    yield 'HELLO';
    for (;;) {
      const notice = await queue.next();
      if (notice === null) return;
      // Rights may have gone with a step that is told to the person alone.
      await refuse(context, companyId);
      if ('changed' in notice) yield 'CHANGED';
    }
  } finally {
    queue.close();
  }
}

async function refuse(context: Context, companyId: string): Promise<void> {
  const facts = await readCompanyFacts(context.db, companyId);
  const standing = facts && standingIn(facts, requireViewer(context).userId);
  if (!standing || standing.kind === 'none') throw noAccess();
  refuseSharing(standing);
}
