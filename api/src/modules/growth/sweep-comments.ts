import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { daysFrom } from '../../text/days';
import { componentComment } from './growth.table';

const KEPT_DAYS = 30;

/** Deleted comments go for good after 30 days (product/decisions 60). */
export async function sweepComments({ db: { orm }, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  // A process of the release before does not say when: from now on, then.
  await orm.update(componentComment).set({ deletedAt: now() })
    .where(and(eq(componentComment.isDeleted, true), isNull(componentComment.deletedAt)));
  await orm.delete(componentComment).where(and(
    eq(componentComment.isDeleted, true), lt(componentComment.deletedAt, daysFrom(now(), -KEPT_DAYS)),
  ));
}
