import { randomUUID } from 'node:crypto';
import type { PostType, Stance } from '@heartwood/contract/domain';
import type { TestServer } from './test-server';

export interface Failure { code: string; field: string | null; message: string }

const MINE = `id content postType isEdited isDeleted likeCount commentCount repostCount isLiked isSaved labels canEdit canDelete
  author { person { id firstname } } company { id name } tags { name usageCount } mentions { person { id } company { id } }
  attachments { url name } poll { isOver ownVote voteCount options { text votes } } answers { confirms unsure contradicts }
  card { kind subject isShared title status } isRepost original { id content } eventId linkPreview { title }`;
const COMMENT = 'id content stance isEdited isDeleted canEdit canDelete replyTo replyCount replies { id content } author { person { id } }';

export interface SeenPost {
  id: string;
  content: string;
  postType: PostType;
  isEdited: boolean;
  isDeleted: boolean;
  likeCount: number;
  commentCount: number;
  repostCount: number;
  isLiked: boolean;
  isSaved: boolean;
  labels: string[];
  canEdit: boolean;
  canDelete: boolean;
  author: { person: { id: string; firstname: string } } | null;
  company: { id: string; name: string } | null;
  tags: { name: string; usageCount: number }[];
  mentions: { person: { id: string } | null; company: { id: string } | null }[];
  attachments: { url: string; name: string }[];
  poll: { isOver: boolean; ownVote: number | null; voteCount: number; options: { text: string; votes: number | null }[] } | null;
  answers: { confirms: number; unsure: number; contradicts: number } | null;
  card: { kind: string; subject: string; isShared: boolean; title: string | null; status: string | null } | null;
  isRepost: boolean;
  original: { id: string; content: string } | null;
  eventId: string | null;
}
export interface SeenComment {
  id: string;
  content: string;
  stance: Stance | null;
  isEdited: boolean;
  isDeleted: boolean;
  canEdit: boolean;
  canDelete: boolean;
  replyTo: string | null;
  replyCount: number;
  replies: { id: string; content: string }[];
}
export interface SeenPage<Node = SeenPost> { nodes: Node[]; hasMore: boolean; endCursor: string | null; total: number }
export interface PostAnswer { post: SeenPost | null; error: Failure | null }
export interface CommentAnswer extends PostAnswer { comment: SeenComment | null }

interface Called { token: string }

/** Calls of posts, each by somebody who is signed in. */
export function postCalls(server: () => TestServer) {
  async function ask<Data>(by: Called, text: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await server().graphql<Data>(text, variables, by.token);
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'no answer');
    return data;
  }
  const command = async (by: Called, name: string, declared: string, variables: Record<string, unknown>): Promise<PostAnswer> => {
    const passed = Object.keys(variables).map((key) => `${key}: $${key}`).join(', ');
    const text = `mutation (${declared}) { ${name}(${passed}) { post { ${MINE} } error { code field message } } }`;
    return (await ask<Record<string, PostAnswer>>(by, text, variables))[name] as PostAnswer;
  };
  const commentCommand = async (by: Called, name: string, declared: string, variables: Record<string, unknown>): Promise<CommentAnswer> => {
    const passed = Object.keys(variables).map((key) => `${key}: $${key}`).join(', ');
    const text = `mutation (${declared}) { ${name}(${passed}) { comment { ${COMMENT} } post { ${MINE} } error { code field message } } }`;
    return (await ask<Record<string, CommentAnswer>>(by, text, variables))[name] as CommentAnswer;
  };
  const list = async <Node>(
    by: Called, field: string, nodes: string, own: Record<string, [string, unknown]>, page: Record<string, unknown>,
  ) => {
    const declared = ['$after: String', '$first: Int', ...Object.entries(own).map(([name, [type]]) => `$${name}: ${type}`)].join(', ');
    const passed = ['after: $after', 'first: $first', ...Object.keys(own).map((name) => `${name}: $${name}`)].join(', ');
    const text = `query (${declared}) { ${field}(${passed}) { nodes { ${nodes} } hasMore endCursor total } }`;
    const values = Object.fromEntries(Object.entries(own).map(([name, [, value]]) => [name, value]));
    return (await ask<Record<string, SeenPage<Node>>>(by, text, { first: 50, ...page, ...values }))[field] as SeenPage<Node>;
  };
  const create = (by: Called, input: Record<string, unknown>) => command(by, 'createPost', '$input: CreatePostInput!', {
    input: { id: randomUUID(), content: 'Depot B is full on Thursdays', postType: 'PUBLIC', ...input },
  });
  return {
    ask, command, commentCommand, create,
    /** The id of a post that was written. */
    made: async (by: Called, input: Record<string, unknown> = {}): Promise<string> => {
      const { post, error } = await create(by, input);
      if (!post) throw new Error(error?.message);
      return post.id;
    },
    commented: async (by: Called, postId: string, more: Record<string, unknown> = {}): Promise<CommentAnswer> => commentCommand(
      by, 'addPostComment', '$id: ID!, $postId: ID!, $content: String!, $replyTo: ID, $stance: Stance, $mentions: [PostMentionInput!]',
      { id: randomUUID(), postId, content: 'Which reader survived?', replyTo: null, stance: null, mentions: [], ...more },
    ),
    one: async (by: Called, id: string): Promise<SeenPost | null> => (
      (await ask<{ post: SeenPost | null }>(by, `query ($id: ID!) { post(id: $id) { ${MINE} } }`, { id })).post
    ),
    feed: (by: Called, scope = 'FOLLOWING', page: Record<string, unknown> = {}) => (
      list<SeenPost>(by, 'feed', MINE, { scope: ['FeedScope!', scope] }, page)
    ),
    posts: (by: Called, own: Record<string, [string, unknown]> = {}, page: Record<string, unknown> = {}) => (
      list<SeenPost>(by, 'posts', MINE, own, page)
    ),
    companyPosts: (by: Called, companyId: string) => list<SeenPost>(by, 'companyPosts', MINE, { companyId: ['ID!', companyId] }, {}),
    userPosts: (by: Called, userId: string) => list<SeenPost>(by, 'userPosts', MINE, { userId: ['ID!', userId] }, {}),
    saved: (by: Called, own: Record<string, [string, unknown]> = {}) => list<SeenPost>(by, 'savedPosts', MINE, own, {}),
    comments: (by: Called, postId: string, page: Record<string, unknown> = {}) => (
      list<SeenComment>(by, 'postComments', COMMENT, { postId: ['ID!', postId] }, page)
    ),
    replies: (by: Called, postId: string, replyTo: string, page: Record<string, unknown> = {}) => (
      list<SeenComment>(by, 'postComments', COMMENT, { postId: ['ID!', postId], replyTo: ['ID!', replyTo] }, page)
    ),
    likers: (by: Called, postId: string) => (
      list<{ person: { id: string } }>(by, 'postLikers', 'person { id }', { postId: ['ID!', postId] }, {})
    ),
    like: (by: Called, postId: string) => command(by, 'likePost', '$postId: ID!', { postId }),
    unlike: (by: Called, postId: string) => command(by, 'unlikePost', '$postId: ID!', { postId }),
    save: (by: Called, postId: string, labels: string[] | null = null) => (
      command(by, 'savePost', '$postId: ID!, $labels: [String!]', { postId, labels })
    ),
    remove: (by: Called, id: string) => command(by, 'deletePost', '$id: ID!', { id }),
    restore: (by: Called, id: string) => command(by, 'restorePost', '$id: ID!', { id }),
    simply: async (by: Called, name: string, declared: string, variables: Record<string, unknown>): Promise<Failure | null> => {
      const passed = Object.keys(variables).map((key) => `${key}: $${key}`).join(', ');
      const text = `mutation (${declared}) { ${name}(${passed}) { error { code field message } } }`;
      return (await ask<Record<string, { error: Failure | null }>>(by, text, variables))[name]?.error ?? null;
    },
    told: async (by: Called) => (
      await ask<{ notifications: { nodes: { type: string; message: string; count: number; path: string }[] } }>(
        by, '{ notifications(unreadOnly: true) { nodes { type message count path } } }',
      )
    ).notifications.nodes,
  };
}
