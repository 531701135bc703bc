import { behind, forget, forgetting } from '@heartwood/client-kit/cache';
import type { TypedDocumentNode } from '@urql/core';
import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import {
  CompanyPostsDocument, EventPostsDocument, FeedDocument, OwnPostsToOthersDocument, PostGoneFragmentDoc, PostLikedFragmentDoc,
  PostLikersDocument,
  PostSavingFragmentDoc, SavedPostsDocument, TagPostsDocument, UserPostsDocument, type PostCardFragment, type PostLikedFragment,
  type PostPageFieldsFragment,
} from '../generated/graphql';
import { hidden, shown } from './folds';

type Variables = Record<string, unknown>;
// Each list is the one field of its query that has `nodes`.
type ListQuery = TypedDocumentNode<Record<string, unknown>, Variables>;
type List = Pick<PostPageFieldsFragment, 'hasMore' | 'endCursor'> & { nodes: readonly unknown[] };

const FEED = FeedDocument as unknown as ListQuery;
const USER_POSTS = UserPostsDocument as unknown as ListQuery;
const COMPANY_POSTS = CompanyPostsDocument as unknown as ListQuery;

/** Changes a list as far as it is loaded; one that nobody has asked for stays unknown. */
function change(cache: Cache, query: ListQuery, field: string, variables: Variables, how: (list: List) => List): void {
  cache.updateQuery({ query, variables }, (data) => (data?.[field] ? { ...data, [field]: how(data[field] as List) } : data));
}

/** The next page goes behind what is loaded. `keyOf`: what tells two rows apart. */
export function pagesOf(
  query: unknown, field: string, keyOf: (node: unknown) => string = (node) => (node as { id: string }).id,
): UpdateResolver {
  return (result, { after, first: _first, ...asked }, cache) => {
    if (after == null) return;
    change(cache, query as ListQuery, field, asked, (list) => behind(list, result[field] as unknown as List, after, keyOf));
  };
}

const personKey = (node: unknown) => (node as { person: { id: string } }).person.id;

const userPages = pagesOf(UserPostsDocument, 'userPosts');
const ownPages = pagesOf(OwnPostsToOthersDocument, 'userPosts');
const tagPages = pagesOf(TagPostsDocument, 'posts');
const eventPages = pagesOf(EventPostsDocument, 'posts');

export const postPages: Record<string, UpdateResolver> = {
  feed: pagesOf(FeedDocument, 'feed'),
  posts: (result, args, ...rest) => (args['eventId'] == null ? tagPages : eventPages)(result, args, ...rest),
  companyPosts: pagesOf(CompanyPostsDocument, 'companyPosts'),
  userPosts: (result, args, ...rest) => (args['asOthers'] === true ? ownPages : userPages)(result, args, ...rest),
  savedPosts: pagesOf(SavedPostsDocument, 'savedPosts'),
  postLikers: pagesOf(PostLikersDocument, 'postLikers', personKey),
};

const isRefused = (payload: unknown): boolean => (payload as { error?: unknown } | null)?.error != null;

/** What one writes oneself stands on top at once: only what others write waits to be asked for. */
function putOnTop(cache: Cache, post: PostCardFragment): void {
  const onTop = (list: List): List => ({ ...list, nodes: [post, ...list.nodes.filter((node) => (node as { id: string }).id !== post.id)] });
  for (const scope of ['FOLLOWING', 'EVERYBODY']) change(cache, FEED, 'feed', { scope }, onTop);
  if (post.company) {
    for (const by of [
      'ALL', post.isCompanyPost ? 'COMPANY' : 'TEAM',
    ]) change(cache, COMPANY_POSTS, 'companyPosts', { companyId: post.company.id, by }, onTop);
  }
  if (!post.isCompanyPost) change(cache, USER_POSTS, 'userPosts', { userId: post.author?.person.id }, onTop);
  if (post.tags.length > 0 || post.eventId != null) forget(cache, 'posts');
}

export const postCommands: Record<string, UpdateResolver> = {
  createPost(result, _variables, cache) {
    const { post } = result.createPost as unknown as { post: PostCardFragment | null };
    if (post) putOnTop(cache, post);
  },
  // The lists leave it out by what it says of itself, so that nothing moves but its own place.
  deletePost(result, { id }, cache) {
    if (!isRefused(result.deletePost)) cache.writeFragment(PostGoneFragmentDoc, { __typename: 'Post', id: String(id), isDeleted: true });
  },
  likePost: forgetting('postLikers'),
  unlikePost: forgetting('postLikers'),
  savePost: forgetting('savedPosts', 'savedLabels'),
  // What one has just taken off stays where it is until the page is left, so that a slip can be taken back.
  unsavePost(_result, { postId }, cache) {
    cache.writeFragment(PostSavingFragmentDoc, { __typename: 'Post', id: String(postId), isSaved: false, labels: [] });
    forget(cache, 'savedLabels');
  },
};

/** Whose posts go out of sight with a command, and come back with another: lists leave them out, and nothing else in them moves. */
export function withHiding(rules: Readonly<Record<string, UpdateResolver>>): Record<string, UpdateResolver> {
  const names = { blockUser: hidden, mute: hidden, unblockUser: shown, unmute: shown };
  return Object.fromEntries(Object.entries(names).map(([name, told]): [string, UpdateResolver] => [name, (result, args, cache, info) => {
    rules[name]?.(result, args, cache, info);
    const id = args['userId'] ?? args['subject'];
    if (!isRefused(result[name]) && typeof id === 'string') told(id);
  }]));
}

/** A row once it is liked, or no longer, before the server has answered: told twice, it counts once. */
export function likedRow<T extends string>(type: T, id: unknown, known: { isLiked: boolean; likeCount: number } | null, isLiked: boolean) {
  const step = known?.isLiked === isLiked ? 0 : isLiked ? 1 : -1;
  return { __typename: type, id, isLiked, likeCount: Math.max(0, (known?.likeCount ?? 0) + step) };
}

const liked = (isLiked: boolean) => ({ postId }: Record<string, unknown>, cache: Cache) => {
  const known = cache.readFragment(PostLikedFragmentDoc, { __typename: 'Post', id: String(postId) }) as PostLikedFragment | null;
  return { __typename: 'PostPayload', post: likedRow('Post', postId, known, isLiked), error: null } as never;
};

const saved = (isSaved: boolean) => ({ postId, labels }: Record<string, unknown>) => ({
  __typename: 'PostPayload', post: { __typename: 'Post', id: postId, isSaved, labels: isSaved ? labels ?? [] : [] }, error: null,
}) as never;

export const postOptimism: OptimisticMutationConfig = {
  likePost: liked(true), unlikePost: liked(false), savePost: saved(true), unsavePost: saved(false),
};
