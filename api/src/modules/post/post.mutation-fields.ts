import type { ModuleKey } from '@heartwood/contract/domain';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import type { Context } from '../../request/context';
import { ModuleKeyRef } from '../company';
import { AttachmentInput } from '../messaging';
import { addPostComment } from './add-post-comment';
import { deletePostComment, restorePostComment, updatePostComment } from './change-post-comment';
import { createPost } from './create-post';
import { deletePost, restorePost } from './delete-post';
import { followTag, unfollowTag } from './follow-tag';
import { likePost, likePostComment, unlikePost, unlikePostComment } from './like-post';
import type { Post, PostComment, Tag } from './post.json';
import { PostCommentRef, PostRef, PostTypeRef, ReportPayloadRef, ReportReasonRef, StanceRef, TagRef } from './post.schema';
import { findPost } from './read-posts';
import { reportPost } from './report-post';
import { savePost, unsavePost } from './save-post';
import { takeAnswer } from './take-answer';
import { changePostVisibility, tagPost, updatePost } from './update-post';
import { BELL_KINDS, setPostBell } from './set-post-bell';
import { votePoll } from './vote-poll';

const PostPayloadRef = builder.objectRef<{ post: Post | null; error: UserError | null }>('PostPayload').implement({
  fields: (t) => ({
    post: t.expose('post', { type: PostRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

interface CommentPayload { comment: PostComment | null; post: Post | null; error: UserError | null }
const PostCommentPayloadRef = builder.objectRef<CommentPayload>('PostCommentPayload').implement({
  description: '`comment` is null once it is deleted.',
  fields: (t) => ({
    comment: t.expose('comment', { type: PostCommentRef, nullable: true }),
    post: t.expose('post', { type: PostRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const TagPayloadRef = builder.objectRef<{ tag: Tag | null; error: UserError | null }>('TagPayload').implement({
  fields: (t) => ({
    tag: t.expose('tag', { type: TagRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const BellKindRef = builder.enumType('PostBellKind', { values: BELL_KINDS });
const BellPayloadRef = builder.objectRef<{ hasBell: boolean; error: UserError | null }>('PostBellPayload').implement({
  fields: (t) => ({ hasBell: t.exposeBoolean('hasBell'), error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

interface AnswerPayload { companyId: string | null; key: ModuleKey | null; evidenceId: string | null; error: UserError | null }
const AnswerTakenPayloadRef = builder.objectRef<AnswerPayload>('AnswerTakenPayload').implement({
  description: 'The evidence that an answer became; its module and history are told by the company’s stream.',
  fields: (t) => ({
    companyId: t.exposeID('companyId', { nullable: true }),
    key: t.expose('key', { type: ModuleKeyRef, nullable: true }),
    evidenceId: t.exposeID('evidenceId', { nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const PostMentionInput = builder.inputType('PostMentionInput', {
  description: 'One of the two.', fields: (t) => ({ userId: t.id({ required: false }), companyId: t.id({ required: false }) }),
});

const SharedKindRef = builder.enumType('SharedKind', { values: ['MODULE', 'GOAL', 'PRESENTATION'] as const });
const PostCardInput = builder.inputType('PostCardInput', {
  fields: (t) => ({
    kind: t.field({ type: SharedKindRef }),
    subject: t.string({ description: 'Key of the module, id of the goal or presentation.' }),
    companyId: t.id(),
  }),
});

const PollInput = builder.inputType('PollInput', {
  fields: (t) => ({
    options: t.stringList({ description: '2 to 6.' }),
    endsAt: t.field({ type: 'DateTime', description: 'Within 31 days.' }),
  }),
});

const CreatePostInput = builder.inputType('CreatePostInput', {
  description: '`id` is made by the client: the same id twice is one post.',
  fields: (t) => ({
    id: t.id(),
    content: t.string({ description: 'May be empty with an attachment, and of a repost.' }),
    postType: t.field({ type: PostTypeRef }),
    companyId: t.id({
      required: false, description: 'Whose members see it; without one, LIMITED is for followers and PRIVATE for the author.',
    }),
    isCompanyPost: t.boolean({ required: false }),
    postFeeling: t.string({ required: false }),
    attachments: t.field({ type: [AttachmentInput], required: false }),
    mentions: t.field({ type: [PostMentionInput], required: false }),
    tags: t.stringList({ required: false }),
    linkUrl: t.string({ required: false, description: 'The link whose preview it shows.' }),
    eventId: t.id({ required: false }),
    card: t.field({ type: PostCardInput, required: false }),
    poll: t.field({ type: PollInput, required: false }),
    isValidation: t.boolean({ required: false }),
    validationField: t.field({ type: ModuleKeyRef, required: false }),
    repostOf: t.id({ required: false }),
  }),
});

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

async function posted(command: () => Promise<Post | null>) {
  const { value: post, error } = await expected(command);
  return { post, error };
}

async function commented(context: Context, command: () => Promise<PostComment>): Promise<CommentPayload> {
  const { value: comment, error } = await expected(command);
  return { comment, error, post: comment && await findPost(context, comment.postId) };
}

async function tagged(command: () => Promise<Tag>) {
  const { value: tag, error } = await expected(command);
  return { tag, error };
}

builder.mutationFields((t) => ({
  createPost: t.field({
    ...signedIn, type: PostPayloadRef, args: { input: t.arg({ type: CreatePostInput }) },
    resolve: (_root, { input }, context) => posted(() => createPost(context, input)),
  }),
  updatePost: t.field({
    ...signedIn, type: PostPayloadRef, description: 'Mentions and tags that are left out stay.',
    args: {
      id: t.arg.id(), content: t.arg.string(), mentions: t.arg({ type: [PostMentionInput], required: false }),
      tags: t.arg.stringList({ required: false }),
    },
    resolve: (_root, args, context) => posted(() => updatePost(context, args)),
  }),
  changePostVisibility: t.field({
    ...signedIn, type: PostPayloadRef, args: { id: t.arg.id(), postType: t.arg({ type: PostTypeRef }) },
    resolve: (_root, args, context) => posted(() => changePostVisibility(context, args)),
  }),
  tagPost: t.field({
    ...signedIn, type: PostPayloadRef, description: 'Replaces the tags.', args: { postId: t.arg.id(), tags: t.arg.stringList() },
    resolve: (_root, args, context) => posted(() => tagPost(context, args)),
  }),
  deletePost: t.field({
    ...signedIn, type: PostPayloadRef, args: { id: t.arg.id() },
    description: 'Gone for everybody at once; `restorePost` has it back for a minute.',
    resolve: (_root, args, context) => posted(async () => {
      await deletePost(context, args);
      return null;
    }),
  }),
  restorePost: t.field({
    ...signedIn, type: PostPayloadRef, args: { id: t.arg.id() },
    resolve: (_root, args, context) => posted(() => restorePost(context, args)),
  }),
  likePost: t.field({
    ...signedIn, type: PostPayloadRef, args: { postId: t.arg.id() },
    resolve: (_root, args, context) => posted(() => likePost(context, args)),
  }),
  unlikePost: t.field({
    ...signedIn, type: PostPayloadRef, args: { postId: t.arg.id() },
    resolve: (_root, args, context) => posted(() => unlikePost(context, args)),
  }),
  likePostComment: t.field({
    ...signedIn, type: PostCommentPayloadRef, args: { id: t.arg.id() },
    resolve: (_root, args, context) => commented(context, () => likePostComment(context, args)),
  }),
  unlikePostComment: t.field({
    ...signedIn, type: PostCommentPayloadRef, args: { id: t.arg.id() },
    resolve: (_root, args, context) => commented(context, () => unlikePostComment(context, args)),
  }),
  savePost: t.field({
    ...signedIn, type: PostPayloadRef, description: 'Labels that are left out stay.',
    args: { postId: t.arg.id(), labels: t.arg.stringList({ required: false }) },
    resolve: (_root, { postId, labels = null }, context) => posted(() => savePost(context, { postId, labels })),
  }),
  unsavePost: t.field({
    ...signedIn, type: PostPayloadRef, args: { postId: t.arg.id() },
    resolve: (_root, args, context) => posted(() => unsavePost(context, args)),
  }),
  votePoll: t.field({
    ...signedIn, type: PostPayloadRef, description: 'One vote each, which can change until the end.',
    args: { postId: t.arg.id(), option: t.arg.int({ description: 'From 0.' }) },
    resolve: (_root, args, context) => posted(() => votePoll(context, args)),
  }),
  reportPost: t.field({
    ...signedIn, type: ReportPayloadRef, description: 'Tells the operator of a post, or of a comment on it.',
    args: {
      id: t.arg.id(), postId: t.arg.id(), commentId: t.arg.id({ required: false }), reason: t.arg({ type: ReportReasonRef }),
      note: t.arg.string({ required: false, defaultValue: '' }),
    },
    resolve: async (_root, { commentId = null, note, ...args }, context) => {
      const { error } = await expected(() => reportPost(context, { ...args, commentId, note: note ?? '' }));
      return { error };
    },
  }),
  addPostComment: t.field({
    ...signedIn, type: PostCommentPayloadRef, description: '`stance` is for an answer to a validation post alone.',
    args: {
      id: t.arg.id(), postId: t.arg.id(), content: t.arg.string(), mentions: t.arg({ type: [PostMentionInput], required: false }),
      replyTo: t.arg.id({ required: false }), stance: t.arg({ type: StanceRef, required: false }),
    },
    resolve: (_root, { mentions, replyTo = null, stance = null, ...args }, context) => (
      commented(context, () => addPostComment(context, { ...args, mentions: mentions ?? [], replyTo, stance }))
    ),
  }),
  updatePostComment: t.field({
    ...signedIn, type: PostCommentPayloadRef, description: 'Mentions that are left out stay.',
    args: { id: t.arg.id(), content: t.arg.string(), mentions: t.arg({ type: [PostMentionInput], required: false }) },
    resolve: (_root, args, context) => commented(context, () => updatePostComment(context, args)),
  }),
  deletePostComment: t.field({
    ...signedIn, type: PostCommentPayloadRef, args: { id: t.arg.id() },
    resolve: async (_root, args, context) => {
      const { value, error } = await expected(() => deletePostComment(context, args));
      return { comment: null, error, post: value && await findPost(context, value.postId) };
    },
  }),
  restorePostComment: t.field({
    ...signedIn, type: PostCommentPayloadRef, args: { id: t.arg.id() },
    resolve: (_root, args, context) => commented(context, () => restorePostComment(context, args)),
  }),
  followTag: t.field({
    ...signedIn, type: TagPayloadRef, args: { tagId: t.arg.id() },
    resolve: (_root, args, context) => tagged(() => followTag(context, args)),
  }),
  unfollowTag: t.field({
    ...signedIn, type: TagPayloadRef, args: { tagId: t.arg.id() },
    resolve: (_root, args, context) => tagged(() => unfollowTag(context, args)),
  }),
  setPostBell: t.field({
    ...signedIn, type: BellPayloadRef,
    description: 'Whether the viewer is told of each new post of somebody, or with a tag, that they follow.',
    args: { kind: t.arg({ type: BellKindRef }), subject: t.arg.id(), isOn: t.arg.boolean() },
    resolve: async (_root, args, context) => {
      const { error } = await expected(() => setPostBell(context, args));
      return { hasBell: error ? !args.isOn : args.isOn, error };
    },
  }),
  takeAnswer: t.field({
    ...signedIn, type: AnswerTakenPayloadRef,
    description: 'Makes an answer, or without `commentId` how many said what, evidence of the module that asked; for who may edit it.',
    args: { id: t.arg.id({ description: 'Of the evidence.' }), postId: t.arg.id(), commentId: t.arg.id({ required: false }) },
    resolve: async (_root, { commentId = null, ...args }, context) => {
      const { value, error } = await expected(() => takeAnswer(context, { ...args, commentId }));
      return { companyId: value?.companyId ?? null, key: value?.key ?? null, evidenceId: value?.id ?? null, error };
    },
  }),
}));
