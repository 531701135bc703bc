import { bound } from '../../db/bound';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { enterComment, enterPost } from './enter-post';
import type { Post, PostComment } from './post.json';
import { readOneComment, readOnePost } from './read-posts';
import { tellOfPost } from './tell-of-post';

/**
 * Likes of what can be liked, and the count that stands beside it. $1 person, $2 its id.
 * `like`: the row, if it was not there; `isFirst` when it never was.
 * @param likes table of likes
 * @param of its column of what is liked
 * @param liked table of that
 */
const likesSql = (likes: string, of: string, liked: string) => ({
  like: `with liked as (
      insert into ${likes} as l (${of}, user_id)
      values ($2::uuid, $1::uuid)
      on conflict (${of}, user_id) do update
      set is_on = true, created_at = now()
      where not l.is_on
      returning l.${of} as id, xmax = 0 as is_first),
    counted as (
      update ${liked} t
      set like_count = t.like_count + 1
      from liked
      where t.id = liked.id)
    select is_first as "isFirst"
    from liked`,
  unlike: `with ended as (
      update ${likes} l
      set is_on = false
      where l.${of} = $2::uuid and l.user_id = $1::uuid and l.is_on
      returning l.${of} as id)
    update ${liked} t
    set like_count = t.like_count - 1
    from ended
    where t.id = ended.id`,
});

const OF_POST = likesSql('post_like', 'post_id', 'post');
const OF_COMMENT = likesSql('post_comment_like', 'comment_id', 'post_comment');

/** The viewer likes a post; twice is once. Its author hears of a person the first time only, of all of a day in one line. */
export async function likePost(context: Context, { postId }: { postId: string }): Promise<Post> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { userId: authorId } = await enterPost(tx, userId, postId);
    const { rows: [liked] } = await tx.execute(bound(OF_POST.like, [userId, postId])) as unknown as { rows: { isFirst: boolean }[] };
    if (!liked?.isFirst) return;
    const groupKey = `POST_LIKED:${postId}:${context.now().toISOString().slice(0, 10)}`;
    await tellOfPost(tx, context, { postId, actorId: userId, to: [authorId], type: 'POST_LIKED', groupKey });
  });
  return readOnePost(context, postId);
}

export async function unlikePost(context: Context, { postId }: { postId: string }): Promise<Post> {
  const { userId } = requireViewer(context);
  await context.db.transaction((tx) => tx.execute(bound(OF_POST.unlike, [userId, postId])));
  return readOnePost(context, postId);
}

/** The viewer likes a comment that they see; twice is once. Its author hears of it as the author of a post does. */
export async function likePostComment(context: Context, { id }: { id: string }): Promise<PostComment> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { postId, userId: authorId, isDeleted } = await enterComment(tx, userId, id);
    if (isDeleted) throw notFound('There is no such comment.');
    const { rows: [liked] } = await tx.execute(bound(OF_COMMENT.like, [userId, id])) as unknown as { rows: { isFirst: boolean }[] };
    if (!liked?.isFirst) return;
    const groupKey = `POST_COMMENT_LIKED:${id}:${context.now().toISOString().slice(0, 10)}`;
    await tellOfPost(tx, context, { postId, actorId: userId, commentId: id, to: [authorId], type: 'POST_COMMENT_LIKED', groupKey });
  });
  return readOneComment(context, id);
}

export async function unlikePostComment(context: Context, { id }: { id: string }): Promise<PostComment> {
  const { userId } = requireViewer(context);
  await context.db.transaction((tx) => tx.execute(bound(OF_COMMENT.unlike, [userId, id])));
  return readOneComment(context, id);
}
