import { lt } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { daysFrom } from '../../text/days';
import { defineJob, every } from '../jobs';
import { post, postComment } from './post.table';

const KEPT_DAYS = 30;

/** Deleted posts go for good after 30 days, of deleted comments the words. */
async function sweepPosts({ db: { orm }, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = daysFrom(now(), -KEPT_DAYS);
  await orm.delete(post).where(lt(post.deletedAt, before));
  // Its words go; its place stays for what answers it.
  await orm.update(postComment).set({ content: '', mentionedUsers: [], mentionedCompanies: [] }).where(lt(postComment.deletedAt, before));
}

export const sweepPostsJob = defineJob({ kind: 'sweep-posts', repeats: every({ hours: 1 }), run: (services) => sweepPosts(services) });
