import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import {
  PostCommentLikedFragmentDoc, PostCommentsDocument, type PostCommentLikedFragment, type PostCommentRowFragment,
} from '../generated/graphql';
import { likedRow, pagesOf } from './post.cache';

type Rows = readonly PostCommentRowFragment[];

/** Replies have a page of their own, which the rule of the first level knows nothing of. */
const firstLevel = pagesOf(PostCommentsDocument, 'postComments');
export const commentPages: Record<string, UpdateResolver> = {
  postComments(result, { replyTo, ...args }, cache, info) {
    if (replyTo == null) firstLevel(result, args, cache, info);
  },
};

interface Answer { comment: PostCommentRowFragment | null; post: { id: string } | null; error: unknown }

function change(cache: Cache, postId: string, total: number, how: (rows: Rows) => Rows): void {
  cache.updateQuery({ query: PostCommentsDocument, variables: { postId } }, (data) => (data && {
    ...data,
    postComments: { ...data.postComments, total: Math.max(0, data.postComments.total + total), nodes: [...how(data.postComments.nodes)] },
  }));
}

/** A comment where it stands: the newest first on the first level, the oldest first below it. */
function put(cache: Cache, comment: PostCommentRowFragment): void {
  const { replyTo } = comment;
  change(cache, comment.postId, 0, (rows) => {
    if (replyTo == null)
      return [comment, ...rows.filter(({ id }) => id !== comment.id)].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    return rows.map((row) => (row.id === replyTo ? withReply(row, comment) : row));
  });
}

const withReply = (row: PostCommentRowFragment, reply: PostCommentRowFragment): PostCommentRowFragment => {
  if (row.replies.some(({ id }) => id === reply.id)) return row;
  const replies = [...row.replies, reply].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  return { ...row, replies, replyCount: row.replyCount + 1 };
};

const withoutReply = (row: PostCommentRowFragment, id: string): PostCommentRowFragment => (
  row.replies.some((reply) => reply.id === id)
    ? { ...row, replies: row.replies.filter((reply) => reply.id !== id), replyCount: Math.max(0, row.replyCount - 1) }
    : row
);

export const commentCommands: Record<string, UpdateResolver> = {
  addPostComment(result, _variables, cache) {
    const { comment } = result.addPostComment as unknown as Answer;
    if (comment) put(cache, comment);
  },
  restorePostComment(result, _variables, cache) {
    const { comment } = result.restorePostComment as unknown as Answer;
    if (comment) put(cache, comment);
  },
  /** One that has replies comes back as a line; any other is gone. */
  deletePostComment(result, { id }, cache) {
    const { comment, post, error } = result.deletePostComment as unknown as Answer;
    if (error || comment || !post) return;
    change(cache, post.id, 0, (rows) => rows.filter((row) => row.id !== id).map((row) => withoutReply(row, String(id))));
  },
};

const liked = (isLiked: boolean) => ({ id }: Record<string, unknown>, cache: Cache) => {
  const known = cache.readFragment(
    PostCommentLikedFragmentDoc, { __typename: 'PostComment', id: String(id) }) as PostCommentLikedFragment | null;
  return { __typename: 'PostCommentPayload', comment: likedRow('PostComment', id, known, isLiked), error: null } as never;
};

export const commentOptimism: OptimisticMutationConfig = { likePostComment: liked(true), unlikePostComment: liked(false) };
