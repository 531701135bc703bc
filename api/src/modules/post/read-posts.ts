import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { notFound } from '../../request/errors';
import { likeText } from '../../text/like-text';
import { cursorOf, pageOf, placeOf, readCursor, sizeOf } from '../../text/page';
import { requireViewer } from '../identity';
import { readCards, skipped, type CommunityFace, type Counted, type OffsetInput, type UserCard } from '../social';
import { noSuchPost } from './enter-post';
import type { Post, PostComment, Tag } from './post.json';
import { COMMENTS, ONE_COMMENT, REPLIES } from './comment.queries';
import type { Feed } from './feed-sql';
import {
  COMPANY_POSTS, EVENT_POSTS, EVERYBODY, FOLLOWED, LATEST_VALIDATION, LIKER_COUNT, LIKERS, MODULE_QUESTIONS, NEW_FOLLOWED, NEW_TO_EVERYBODY,
  ONE_POST, OWN_POSTS_TO_OTHERS, SAVED, SAVED_LABELS, TAG_POSTS, TAG_QUESTIONS, USER_POSTS,
} from './post.queries';
import { FOLLOWED_TAGS, LIKED_TAG_POSTS, TAG_PAGE } from './tag-page.queries';
import { MATCHING_TAGS, ONE_TAG, SUGGESTED_TAGS } from './tag.queries';

export type PostPage = Counted<Post>;
export type PostCommentPage = Counted<PostComment>;
export type FeedScope = 'EVERYBODY' | 'FOLLOWING';

const MOST = 50;

/** A page of a list of posts or comments with its own values behind those that every list has; `by` is what tells a place in it. */
async function readFeed<Node extends { id: string }>(
  context: Context, { page, count }: Feed, own: readonly unknown[], input: OffsetInput, by: 'moment' | 'number' = 'moment',
): Promise<Counted<Node>> {
  const { userId } = requireViewer(context);
  const size = sizeOf(input.first, MOST);
  const place = placeOf(input.after, by, 'id');
  const skip = skipped(input);
  const rows = await context.db.read<{ data: Node; at: string | number; total?: number }>(page, [userId, size + 1, ...place, skip, ...own]);
  const isWhole = input.after === null && skip === 0 && rows.length <= size;
  const known = isWhole ? rows.length : rows[0]?.total;
  return {
    ...pageOf(rows, size, { view: ({ data }) => data, cursor: ({ at, data }) => cursorOf(String(at), data.id) }),
    total: async () => known ?? (await context.db.read<{ total: number }>(count, [userId, ...own]))[0]?.total ?? 0,
  };
}

export interface FeedInput extends OffsetInput {
  scope: FeedScope;
  companyIds: readonly string[] | null;
  followingIds: readonly string[] | null;
}

export const readFollowed = (context: Context, { scope, companyIds, followingIds, ...input }: FeedInput): Promise<PostPage> => (
  scope === 'EVERYBODY' ? readFeed(context, EVERYBODY, [], input) : readFeed(context, FOLLOWED, [companyIds, followingIds], input)
);

/** What of a tag is listed, and how. */
export const TAGGED_POSTS = ['NEWEST', 'MOST_LIKED', 'QUESTIONS'] as const;
export type TaggedPosts = (typeof TAGGED_POSTS)[number];

const tagOf = (name: string) => name.replace(/^#/, '').normalize('NFC').toLowerCase();

export function readPosts(
  context: Context, { eventId, tag, tagged, ...input }: OffsetInput & { eventId: string | null; tag: string | null; tagged: TaggedPosts },
): Promise<PostPage> {
  if (tag !== null) {
    const list = { NEWEST: TAG_POSTS, MOST_LIKED: LIKED_TAG_POSTS, QUESTIONS: TAG_QUESTIONS }[tagged];
    return readFeed(context, list, [tagOf(tag)], input, tagged === 'MOST_LIKED' ? 'number' : 'moment');
  }
  return eventId === null ? readFeed(context, EVERYBODY, [], input) : readFeed(context, EVENT_POSTS, [eventId], input);
}

export const COMPANY_POSTS_BY = ['ALL', 'COMPANY', 'TEAM'] as const;
export type CompanyPostsBy = (typeof COMPANY_POSTS_BY)[number];
const IS_COMPANY_POST = { ALL: null, COMPANY: true, TEAM: false };

export const readCompanyPosts = (
  context: Context, { companyId, by, ...input }: OffsetInput & { companyId: string; by: CompanyPostsBy },
): Promise<PostPage> => (
  readFeed(context, COMPANY_POSTS, [companyId, IS_COMPANY_POST[by]], input)
);

/** `asOthers`: of one's own those that everybody may see; of others one sees what one sees. */
export const readUserPosts = (
  context: Context, { userId, asOthers, ...input }: OffsetInput & { userId: string; asOthers: boolean },
): Promise<PostPage> => (
  asOthers && userId === requireViewer(context).userId
    ? readFeed(context, OWN_POSTS_TO_OTHERS, [], input)
    : readFeed(context, USER_POSTS, [userId], input)
);

/** How many posts of others are newer than a place in the feed, at most 100. */
export async function readNewPosts(context: Context, { scope, since }: { scope: FeedScope; since: string }): Promise<number> {
  const { userId } = requireViewer(context);
  const values = [userId, ...readCursor(since, 'moment', 'id')];
  const [row] = await context.db.read<{ total: number }>(scope === 'EVERYBODY' ? NEW_TO_EVERYBODY : NEW_FOLLOWED, values);
  return row?.total ?? 0;
}

export async function findPost(context: Context, id: string): Promise<Post | null> {
  const [row] = await context.db.read<{ data: Post }>(ONE_POST, [requireViewer(context).userId, id]);
  return row?.data ?? null;
}

/** Throws NOT_FOUND where there is none for the viewer. */
export async function readOnePost(context: Context, id: string): Promise<Post> {
  const found = await findPost(context, id);
  if (!found) throw noSuchPost();
  return found;
}

export async function readOneComment(context: Context, id: string): Promise<PostComment> {
  const [row] = await context.db.read<{ data: PostComment }>(ONE_COMMENT, [requireViewer(context).userId, id]);
  if (!row) throw notFound('There is no such comment.');
  return row.data;
}

export interface SavedInput extends OffsetInput { search: string; label: string | null }
interface SavedRow { id: string; data: Post | null; at: string; labels: string[] }

/** By when they were saved. What the viewer does not see any more keeps its place until it is taken off, and tells nothing. */
export async function readSaved(context: Context, { search, label, ...input }: SavedInput): Promise<PostPage> {
  const { userId } = requireViewer(context);
  const size = sizeOf(input.first, MOST);
  const own = [label, likeText(search.trim().slice(0, 100))];
  const rows = await context.db.read<SavedRow>(SAVED.page, [
    userId, size + 1, ...placeOf(input.after, 'moment', 'id'), skipped(input), ...own,
  ]);
  return {
    ...pageOf(rows, size, { view: (row) => ({ ...row.data ?? goneOf(row), savedAt: row.at }), cursor: ({ at, id }) => cursorOf(at, id) }),
    total: async () => (await context.db.read<{ total: number }>(SAVED.count, [userId, ...own]))[0]?.total ?? 0,
  };
}

/** What is left of a saved post that the viewer does not see any more: nothing but that it was saved. */
const goneOf = ({ id, at, labels }: SavedRow): Post => ({
  id, author: null, company: null, isCompanyPost: false, postType: 'PUBLIC', content: '', postFeeling: null, attachments: [],
  linkPreview: null,
  mentions: [], tags: [], event: null, card: null, poll: null, isValidation: false, validationField: null, answers: null, isRepost: false,
  original: null,
  isEdited: false, isDeleted: true, likeCount: 0, commentCount: 0, repostCount: 0, isLiked: false, isSaved: true, isHidden: false,
  isReported: false, labels,
  canEdit: false, canDelete: false, createdAt: at, updatedAt: at,
});

const listOf = async <Row>(context: Context, statement: Statement, values: readonly unknown[]): Promise<Row[]> => (
  (await context.db.read<{ data: Row }>(statement, [requireViewer(context).userId, ...values])).map(({ data }) => data)
);

export interface SavedLabel { name: string; count: number }
export const readSavedLabels = (context: Context): Promise<SavedLabel[]> => (
  context.db.read<SavedLabel>(SAVED_LABELS, [requireViewer(context).userId])
);

export async function readLatestValidation(
  context: Context, { userId, validationField }: { userId: string; validationField: ModuleKey | null },
): Promise<Post | null> {
  return (await listOf<Post>(context, LATEST_VALIDATION, [userId, validationField]))[0] ?? null;
}

/** The questions that were asked about a module, the newest first; none for who does not see the module. */
export async function readModuleQuestions(context: Context, { companyId, key }: { companyId: string; key: ModuleKey }): Promise<Post[]> {
  return (await listOf<Post[]>(context, MODULE_QUESTIONS, [companyId, key, MOST]))[0] ?? [];
}

export const readComments = (
  context: Context, { postId, replyTo, ...input }: OffsetInput & { postId: string; replyTo: string | null },
): Promise<PostCommentPage> => (
  replyTo === null ? readFeed(context, COMMENTS, [postId], input) : readFeed(context, REPLIES, [replyTo], input)
);

export const readLikers = (context: Context, { postId, ...input }: OffsetInput & { postId: string }) => (
  readCards(context, { page: LIKERS, count: LIKER_COUNT }, postId, input)
);

/** Tags that begin with the text; none for no text. */
export async function readMatchingTags(context: Context, { text, first }: { text: string; first: number }): Promise<Tag[]> {
  const beginning = text.trim().replace(/^#/, '').normalize('NFC').toLowerCase().slice(0, 40);
  return beginning === '' ? [] : listOf<Tag>(context, MATCHING_TAGS, [likeText(beginning), sizeOf(first, 20)]);
}

export const readSuggestedTags = (context: Context, { first }: { first: number }) => (
  listOf<Tag>(context, SUGGESTED_TAGS, [sizeOf(first, 20)])
);

export async function readTag(context: Context, name: string): Promise<Tag | null> {
  return (await listOf<Tag>(context, ONE_TAG, [tagOf(name)]))[0] ?? null;
}

/** A tag with what is said of it lately, as the viewer sees it. */
export interface AboutTag {
  tag: Tag;
  hasBell: boolean;
  postsThisWeek: number;
  followerCount: number;
  /** Whom the viewer follows. */
  knownFollowerCount: number;
  /** Often used together with it. */
  related: Tag[];
  writers: TagWriter[];
}
/** Who writes most about it: a person or a company. */
export interface TagWriter { user: UserCard | null; company: CommunityFace | null; count: number }

export async function readAboutTag(context: Context, name: string): Promise<AboutTag | null> {
  const about = (await listOf<AboutTag>(context, TAG_PAGE, [tagOf(name)]))[0];
  return about ? { ...about, writers: about.writers.filter(({ user, company }) => user ?? company) } : null;
}

const MOST_TAGS = 100;
export const readFollowedTags = (context: Context): Promise<Tag[]> => listOf<Tag>(context, FOLLOWED_TAGS, [MOST_TAGS]);

/** For files: whether the viewer sees the post that carries one. */
export const seesPost = async (context: Context, id: string): Promise<boolean> => (
  context.viewer !== null && !context.viewer.embed && await findPost(context, id) !== null
);
