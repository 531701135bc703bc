import type { Statement } from '../../db/database';
import { defineJob } from '../jobs';
import { notify, postSubject } from '../notification';
import { mutedPostSql, visiblePostSql } from './post-visible';

/** So many hear of it in one transaction. */
const AT_ONCE = 500;

/**
 * $1 post, $2 person behind whom it goes on, $3 how many: who asked to be told of posts like it, by the first of their reasons, and has
 * heard nothing of it. Only who sees it, and has muted nothing in it.
 */
export const LISTENERS: Statement = {
  name: 'post-listeners',
  text: `select l.id as "userId", (array_agg(l.reason order by l.place))[1] as reason, p.user_id as "actorId", p.is_company_post as "isCompanyPost",
      k.name as "companyName", (array_agg(l.tag order by l.place))[1] as "tagName"
    from post p
    left join company k on k.id = p.company_id
    cross join lateral (
      select f.follower_id as id, 1 as place, 'PERSON' as reason, null as tag
      from user_follower f
      where f.user_id = p.user_id and f.has_bell and not p.is_company_post
      union all
      select f.user_id, 2, 'COMPANY', null
      from company_follower f
      where f.company_id = p.company_id and f.has_bell and p.is_company_post
      union all
      select f.user_id, 3, 'TAG', t.name
      from post_tag pt
      join tag t on t.id = pt.tag_id
      join tag_follow f on f.tag_id = pt.tag_id and f.has_bell
      where pt.post_id = p.id) l
    where p.id = $1::uuid and l.id <> p.user_id and ($2::uuid is null or l.id > $2::uuid)
      and ${visiblePostSql('p', 'l.id')} and not ${mutedPostSql('p', 'l.id')}
      and not exists (
        select from notification n
        where n.user_id = l.id and n.subject = 'post:' || p.id)
    group by l.id, p.user_id, p.is_company_post, k.name
    order by l.id
    limit $3`,
};

interface Listener {
  userId: string; reason: 'PERSON' | 'COMPANY' | 'TAG'; actorId: string; isCompanyPost: boolean; companyName: string | null;
  tagName: string | null;
}

/** Tells who asked for it of a new post: each once, also when the job runs again, and nobody whom the post tells of itself already. */
export const tellOfNewPost = defineJob<{ postId: string }>({
  kind: 'tell-of-new-post',
  run: async (services, { postId }): Promise<void> => {
    for (let behind: string | null = null; ;) {
      const listeners: Listener[] = await services.db.read<Listener>(LISTENERS, [postId, behind, AT_ONCE]);
      await services.db.transaction(async (tx) => {
        for (const tagName of new Set(listeners.map((listener) => listener.tagName))) {
          const [first, ...others] = listeners.filter((listener) => listener.tagName === tagName);
          if (!first) continue;
          const companyName = first.isCompanyPost ? first.companyName : null;
          await notify(tx, services, {
            to: [first, ...others].map(({ userId }) => userId), type: 'POSTED', companyId: null, subject: postSubject(postId),
            // A company speaks with its own name.
            actorId: companyName === null ? first.actorId : null,
            data: { postId, ...(companyName !== null && { companyName }), ...(tagName !== null && { tagName }) },
          });
        }
      });
      if (listeners.length < AT_ONCE) return;
      behind = listeners.at(-1)?.userId ?? null;
    }
  },
});
