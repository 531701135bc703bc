import { bound } from '../../db/bound';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { notify } from '../notification';
import { apartFromSql } from '../reach';
import { findableSql, type UserCard } from './cards';
import { readCard } from './read-people';

/** $1 follower, $2 followed: the row, if it was not there; `isFirst` when it never was. */
const FOLLOW = `with followed as (
    insert into user_follower as f (user_id, follower_id)
    select u.id, $1::uuid
    from users u
    where u.id = $2::uuid and ${findableSql('u', apartFromSql('$1::uuid'))}
    on conflict (follower_id, user_id) do update
    set is_on = true, created_at = now()
    where not f.is_on
    returning f.user_id, xmax = 0 as is_first),
  counted as (
    insert into user_follow_count as n (user_id, followers)
    select user_id, 1
    from followed
    on conflict (user_id) do update
    set followers = n.followers + 1)
  select is_first as "isFirst"
  from followed`;

const UNFOLLOW = `with ended as (
    update user_follower f
    set is_on = false, has_bell = false
    where f.follower_id = $1::uuid and f.user_id = $2::uuid and f.is_on
    returning f.user_id)
  update user_follow_count n
  set followers = n.followers - 1
  from ended
  where n.user_id = ended.user_id`;

/** The viewer follows somebody from now on; twice is once. Who is followed hears of a follower the first time only. */
export async function followUser(context: Context, { userId: followedId }: { userId: string }): Promise<UserCard> {
  const { userId } = requireViewer(context);
  if (followedId === userId) throw invalid('userId', 'You can’t follow yourself.');
  await context.db.transaction(async (tx) => {
    const { rows: [followed] } = await tx.execute(bound(FOLLOW, [userId, followedId])) as unknown as { rows: { isFirst: boolean }[] };
    if (!followed?.isFirst) return;
    const groupKey = `FOLLOWED:${context.now().toISOString().slice(0, 10)}`;
    await notify(tx, context, {
      to: [followedId], type: 'FOLLOWED', actorId: userId, companyId: null, subject: `user:${userId}`, groupKey, data: { userId },
    });
  });
  return card(context, followedId);
}

export async function unfollowUser(context: Context, { userId: followedId }: { userId: string }): Promise<UserCard> {
  const { userId } = requireViewer(context);
  await context.db.transaction((tx) => tx.execute(bound(UNFOLLOW, [userId, followedId])));
  return card(context, followedId);
}

async function card(context: Context, userId: string): Promise<UserCard> {
  const found = await readCard(context, userId);
  // The same words for who was never there, who is gone, and who is apart from the viewer.
  if (!found) throw notFound('There is no such person.');
  return found;
}
