import { bound } from '../../db/bound';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { managersSql } from '../company';
import { companySubject, notify } from '../notification';
import type { CommunityFace } from './cards';
import { readCompany } from './read-people';

/** $1 follower, $2 company: who is told of it, if the row was not there; `isFirst` when it never was. */
const FOLLOW = `with followed as (
    insert into company_follower as f (company_id, user_id)
    select k.id, $1::uuid
    from company k
    where k.id = $2::uuid and k.deleted_at is null
    on conflict (user_id, company_id) do update
    set is_on = true, created_at = now()
    where not f.is_on
    returning f.company_id, xmax = 0 as is_first),
  counted as (
    insert into company_follow_count as n (company_id, followers)
    select company_id, 1
    from followed
    on conflict (company_id) do update
    set followers = n.followers + 1)
  select followed.is_first as "isFirst", k.name, array${managersSql('= k.id')} as managers
  from followed
  join company k on k.id = followed.company_id`;

const UNFOLLOW = `with ended as (
    update company_follower f
    set is_on = false, has_bell = false
    where f.user_id = $1::uuid and f.company_id = $2::uuid and f.is_on
    returning f.company_id)
  update company_follow_count n
  set followers = n.followers - 1
  from ended
  where n.company_id = ended.company_id`;

interface Followed { isFirst: boolean; name: string; managers: string[] }

/** The viewer follows a company from now on; twice is once. Its owner and admins hear of a follower the first time only. */
export async function followCompany(context: Context, { companyId }: { companyId: string }): Promise<CommunityFace> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { rows: [followed] } = await tx.execute(bound(FOLLOW, [userId, companyId])) as unknown as { rows: Followed[] };
    if (!followed?.isFirst) return;
    const groupKey = `COMPANY_FOLLOWED:${companyId}:${context.now().toISOString().slice(0, 10)}`;
    await notify(tx, context, {
      to: followed.managers, type: 'COMPANY_FOLLOWED', actorId: userId, companyId, subject: companySubject(companyId), groupKey,
      data: { companyName: followed.name, userId },
    });
  });
  return face(context, companyId);
}

export async function unfollowCompany(context: Context, { companyId }: { companyId: string }): Promise<CommunityFace> {
  const { userId } = requireViewer(context);
  await context.db.transaction((tx) => tx.execute(bound(UNFOLLOW, [userId, companyId])));
  return face(context, companyId);
}

async function face(context: Context, companyId: string): Promise<CommunityFace> {
  const found = await readCompany(context, companyId);
  if (!found) throw notFound('There is no such company.');
  return found;
}
