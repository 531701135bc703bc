import { bound } from '../../db/bound';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { enterComment, enterPost } from './enter-post';
import type { Post, PostComment } from './post.json';
import { readOneComment, readOnePost } from './read-posts';
import { tellOfPost } from './tell-of-post';

/** $1 person, $2 post: the row, if it was not there; `isFirst` when it never was. */
const LIKE = `with liked as (
    insert into post_like as l (post_id, user_id)
    values ($2::uuid, $1::uuid)
    on conflict (post_id, user_id) do update
    set is_on = true, created_at = now()
    where not l.is_on
    returning l.post_id, xmax = 0 as is_first),
  counted as (
    update post p
    set like_count = p.like_count + 1
    from liked
    where p.id = liked.post_id)
  select is_first as "isFirst"
  from liked`;

const UNLIKE = `with ended as (
    update post_like l
    set is_on = false
    where l.post_id = $2::uuid and l.user_id = $1::uuid and l.is_on
    returning l.post_id)
  update post p
  set like_count = p.like_count - 1
  from ended
  where p.id = ended.post_id`;

/** The same for a comment: $1 person, $2 comment. */
const LIKE_COMMENT = `with liked as (
    insert into post_comment_like as l (comment_id, user_id)
    values ($2::uuid, $1::uuid)
    on conflict (comment_id, user_id) do update
    set is_on = true, created_at = now()
    where not l.is_on
    returning l.comment_id, xmax = 0 as is_first),
  counted as (
    update post_comment c
    set like_count = c.like_count + 1
    from liked
    where c.id = liked.comment_id)
  select is_first as "isFirst"
  from liked`;

const UNLIKE_COMMENT = `with ended as (
    update post_comment_like l
    set is_on = false
    where l.comment_id = $2::uuid and l.user_id = $1::uuid and l.is_on
    returning l.comment_id)
  update post_comment c
  set like_count = c.like_count - 1
  from ended
  where c.id = ended.comment_id`;

/** The viewer likes a post; twice is once. Its author hears of a person the first time only, of all of a day in one line. */
export async function likePost(context: Context, { postId }: { postId: string }): Promise<Post> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { userId: authorId } = await enterPost(tx, userId, postId);
    const { rows: [liked] } = await tx.execute(bound(LIKE, [userId, postId])) as unknown as { rows: { isFirst: boolean }[] };
    if (!liked?.isFirst) return;
    const groupKey = `POST_LIKED:${postId}:${context.now().toISOString().slice(0, 10)}`;
    await tellOfPost(tx, context, { postId, actorId: userId, to: [authorId], type: 'POST_LIKED', groupKey });
  });
  return readOnePost(context, postId);
}

export async function unlikePost(context: Context, { postId }: { postId: string }): Promise<Post> {
  const { userId } = requireViewer(context);
  await context.db.transaction((tx) => tx.execute(bound(UNLIKE, [userId, postId])));
  return readOnePost(context, postId);
}

/** The viewer likes a comment that they see; twice is once. Its author hears of it as the author of a post does. */
export async function likePostComment(context: Context, { id }: { id: string }): Promise<PostComment> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { postId, userId: authorId, isDeleted } = await enterComment(tx, userId, id);
    if (isDeleted) throw notFound('There is no such comment.');
    const { rows: [liked] } = await tx.execute(bound(LIKE_COMMENT, [userId, id])) as unknown as { rows: { isFirst: boolean }[] };
    if (!liked?.isFirst) return;
    const groupKey = `POST_COMMENT_LIKED:${id}:${context.now().toISOString().slice(0, 10)}`;
    await tellOfPost(tx, context, { postId, actorId: userId, commentId: id, to: [authorId], type: 'POST_COMMENT_LIKED', groupKey });
  });
  return readOneComment(context, id);
}

export async function unlikePostComment(context: Context, { id }: { id: string }): Promise<PostComment> {
  const { userId } = requireViewer(context);
  await context.db.transaction((tx) => tx.execute(bound(UNLIKE_COMMENT, [userId, id])));
  return readOneComment(context, id);
}
