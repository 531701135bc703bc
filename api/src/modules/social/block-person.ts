import { and, count, eq } from 'drizzle-orm';
import { bound } from '../../db/bound';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { requireViewer, users } from '../identity';
import { userBlock } from '../reach';

const MOST_BLOCKED = 1000;

/** Neither of the two follows the other any more. */
const PART = `with ended as (
    update user_follower f
    set is_on = false, has_bell = false
    where f.is_on and ((f.follower_id = $1::uuid and f.user_id = $2::uuid) or (f.follower_id = $2::uuid and f.user_id = $1::uuid))
    returning f.user_id)
  update user_follow_count n
  set followers = n.followers - 1
  from ended
  where n.user_id = ended.user_id`;

/** From now on the two don't see, find, follow, mention or write to each other. Who is blocked is not told; twice is once. */
export async function blockUser(context: Context, { userId: blockedId }: { userId: string }): Promise<void> {
  const { userId } = requireViewer(context);
  if (blockedId === userId) throw invalid('userId', 'You can’t block yourself.');
  await context.db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(and(eq(users.id, blockedId), eq(users.isDeleted, false)));
    if (!person) throw notFound('There is no such person.');
    const [blocked] = await tx.select({ n: count() }).from(userBlock).where(eq(userBlock.userId, userId));
    if ((blocked?.n ?? 0) >= MOST_BLOCKED) throw invalid('userId', `You can block at most ${MOST_BLOCKED} people.`);
    await tx.insert(userBlock).values({ userId, blockedId, createdAt: context.now() }).onConflictDoNothing();
    await tx.execute(bound(PART, [userId, blockedId]));
  });
}

/** They find each other again; who followed whom stays undone. */
export async function unblockUser(context: Context, { userId: blockedId }: { userId: string }): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.orm.delete(userBlock).where(and(eq(userBlock.userId, userId), eq(userBlock.blockedId, blockedId)));
}
