import { POST_CARD_KINDS, POST_TYPES, REPORT_REASONS, STANCES } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { ModuleKeyRef } from '../company';
import { EventRef, viewEvent } from '../event';
import { PersonRef } from '../identity';
import { ChatAttachmentRef } from '../messaging';
import { CompanyFaceRef, UserCardRef } from '../social';
import type { Answers, Poll, Post, PostCard, PostComment, PostMention, Tag } from './post.json';
import type { LinkPreview } from './post-parts';
import type { AboutTag, PostCommentPage, PostPage, SavedLabel, TagWriter } from './read-posts';
import { SUGGESTION_REASONS, type CompanySuggestion, type UserSuggestion } from './read-suggestions';

export const PostTypeRef = builder.enumType('PostType', {
  description: 'PUBLIC: everybody. LIMITED: members of the company, and who follows the author. PRIVATE: members of the company.',
  values: POST_TYPES,
});
export const StanceRef = builder.enumType('Stance', { values: STANCES });
export const ReportReasonRef = builder.enumType('ReportReason', { values: REPORT_REASONS });
const PostCardKindRef = builder.enumType('PostCardKind', { values: POST_CARD_KINDS });
const SuggestionReasonRef = builder.enumType('SuggestionReason', { values: SUGGESTION_REASONS });

export const ReportPayloadRef = builder.objectRef<{ error: UserError | null }>('ReportPayload').implement({
  fields: (t) => ({ error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

const few = { field: 1, multiplier: 2 };
/** Of what one post in five has. */
const seldom = { field: 1, multiplier: 0.2 };
const several = { field: 1, multiplier: 15 };

export const TagRef = builder.objectRef<Tag>('Tag').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'In lower case, without its sign.' }),
    userId: t.exposeID('userId', { nullable: true, description: 'Who used it first.' }),
    usageCount: t.exposeInt('usageCount', { description: 'Posts that everybody sees.' }),
    isFollowed: t.exposeBoolean('isFollowed'),
  }),
});

const TagWriterRef = builder.objectRef<TagWriter>('TagWriter').implement({
  description: 'Who writes most with a tag: one of the two.',
  fields: (t) => ({
    user: t.expose('user', { type: UserCardRef, nullable: true }),
    company: t.expose('company', { type: CompanyFaceRef, nullable: true }),
    count: t.exposeInt('count', { description: 'Among the newest posts with it.' }),
  }),
});

export const AboutTagRef = builder.objectRef<AboutTag>('AboutTag').implement({
  fields: (t) => ({
    tag: t.expose('tag', { type: TagRef }),
    hasBell: t.exposeBoolean('hasBell', { description: 'The viewer is told of each new post with it.' }),
    postsThisWeek: t.exposeInt('postsThisWeek', { description: 'That everybody sees.' }),
    followerCount: t.exposeInt('followerCount'),
    knownFollowerCount: t.exposeInt('knownFollowerCount', { description: 'Whom the viewer follows.' }),
    related: t.expose('related', { type: [TagRef], complexity: few, description: 'Often used together with it.' }),
    writers: t.expose('writers', { type: [TagWriterRef], complexity: few }),
  }),
});

const PostMentionRef = builder.objectRef<PostMention>('PostMention').implement({
  description: 'One of the two.',
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef, nullable: true }),
    company: t.expose('company', { type: CompanyFaceRef, nullable: true }),
  }),
});

const LinkPreviewRef = builder.objectRef<LinkPreview>('LinkPreview').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    title: t.exposeString('title', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    siteName: t.exposeString('siteName', { nullable: true }),
    image: t.exposeString('image', {
      nullable: true, description: 'A small picture as a data address: readers’ browsers ask no other host.',
    }),
  }),
});

const PostCardRef = builder.objectRef<PostCard>('PostCard').implement({
  description: 'What a post carries by reference, as it is now and as the viewer may see it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PostCardKindRef }),
    subject: t.exposeString('subject', { description: 'Key of the module; id of the goal, event or presentation.' }),
    isShared: t.exposeBoolean('isShared', { description: 'False: it is gone, or not the viewer’s to see. An event tells that itself.' }),
    companyId: t.exposeID('companyId', { nullable: true }),
    companyName: t.exposeString('companyName', { nullable: true }),
    title: t.exposeString('title', { nullable: true, description: 'Of a goal or presentation; of a module its key.' }),
    status: t.exposeString('status', { nullable: true, description: 'Of a goal IN_PROGRESS or ACHIEVED, of a module DONE or NOT_DONE.' }),
    dueDate: t.expose('dueDate', { type: 'Date', nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
  }),
});

const PollOptionRef = builder.objectRef<Poll['options'][number]>('PollOption').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    votes: t.exposeInt('votes', { nullable: true, description: 'Null before the own vote, unless the poll is over or the viewer’s.' }),
  }),
});

const PollRef = builder.objectRef<Poll>('Poll').implement({
  description: 'The question is the post.',
  fields: (t) => ({
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    isOver: t.exposeBoolean('isOver'),
    ownVote: t.exposeInt('ownVote', { nullable: true, description: 'Which of the options, from 0.' }),
    voteCount: t.exposeInt('voteCount'),
    options: t.expose('options', { type: [PollOptionRef], complexity: few }),
  }),
});

const AnswersRef = builder.objectRef<Answers>('Answers').implement({
  description: 'How many people say what of a question, each by their newest answer.',
  fields: (t) => ({
    confirms: t.exposeInt('confirms'),
    unsure: t.exposeInt('unsure'),
    contradicts: t.exposeInt('contradicts'),
  }),
});

export const PostRef = builder.objectRef<Post>('Post');
PostRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    author: t.expose('author', { type: UserCardRef, nullable: true, description: 'Null once the account is gone.' }),
    company: t.expose('company', { type: CompanyFaceRef, nullable: true }),
    isCompanyPost: t.exposeBoolean('isCompanyPost', { description: 'The company speaks.' }),
    postType: t.expose('postType', { type: PostTypeRef }),
    content: t.exposeString('content'),
    postFeeling: t.exposeString('postFeeling', { nullable: true, description: 'Word of the contract’s FEELINGS.' }),
    attachments: t.expose('attachments', { type: [ChatAttachmentRef], complexity: few }),
    linkPreview: t.expose('linkPreview', { type: LinkPreviewRef, nullable: true }),
    mentions: t.expose('mentions', { type: [PostMentionRef], complexity: few }),
    tags: t.expose('tags', { type: [TagRef], complexity: few }),
    eventId: t.id({ nullable: true, resolve: ({ card }) => (card?.kind === 'EVENT' ? card.subject : null) }),
    event: t.field({
      type: EventRef, nullable: true, complexity: seldom,
      description: 'What `eventId` names, as the viewer sees it; null when it is gone or not theirs to see.',
      resolve: ({ event }, _args, context) => event && viewEvent(event, context),
    }),
    card: t.expose('card', { type: PostCardRef, nullable: true }),
    poll: t.expose('poll', { type: PollRef, nullable: true }),
    isValidation: t.exposeBoolean('isValidation', { description: 'It asks what the community says of a module’s assumption.' }),
    validationField: t.expose('validationField', { type: ModuleKeyRef, nullable: true }),
    answers: t.expose('answers', { type: AnswersRef, nullable: true, description: 'Of a validation post.' }),
    isRepost: t.exposeBoolean('isRepost'),
    original: t.expose('original', {
      type: PostRef, nullable: true, complexity: seldom,
      description: 'What a repost passes on, one level; null when it is gone or not the viewer’s to see.',
    }),
    isEdited: t.exposeBoolean('isEdited'),
    isDeleted: t.exposeBoolean('isDeleted', {
      description: 'Of a saved post that is gone or not the viewer’s to see any more: nothing else is told.',
    }),
    likeCount: t.exposeInt('likeCount'),
    commentCount: t.exposeInt('commentCount', { description: 'Replies are among them.' }),
    repostCount: t.exposeInt('repostCount'),
    isLiked: t.exposeBoolean('isLiked'),
    isSaved: t.exposeBoolean('isSaved'),
    isHidden: t.exposeBoolean('isHidden', { description: 'An operator took it away: only its author still sees it.' }),
    isReported: t.exposeBoolean('isReported', { description: 'By the viewer.' }),
    labels: t.exposeStringList('labels', { description: 'Under which the viewer saved it.', complexity: 1 }),
    savedAt: t.expose('savedAt', {
      type: 'DateTime', nullable: true, description: 'When the viewer saved it, in the list of what they saved; null elsewhere.',
    }),
    canEdit: t.exposeBoolean('canEdit'),
    canDelete: t.exposeBoolean('canDelete'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const PostCommentRef = builder.objectRef<PostComment>('PostComment');
PostCommentRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    postId: t.exposeID('postId'),
    author: t.expose('author', { type: UserCardRef, nullable: true }),
    content: t.exposeString('content', { description: 'Empty once deleted.' }),
    mentions: t.expose('mentions', { type: [PostMentionRef], complexity: few }),
    replyTo: t.exposeID('replyTo', { nullable: true }),
    replies: t.expose('replies', { type: [PostCommentRef], complexity: few, description: 'The first three; none of a reply.' }),
    replyCount: t.exposeInt('replyCount'),
    stance: t.expose('stance', { type: StanceRef, nullable: true }),
    likeCount: t.exposeInt('likeCount'),
    isLiked: t.exposeBoolean('isLiked'),
    isEdited: t.exposeBoolean('isEdited'),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'It keeps its place as long as it has replies.' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'An operator took it away: only its author still sees it.' }),
    canEdit: t.exposeBoolean('canEdit'),
    canDelete: t.exposeBoolean('canDelete'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const PostPageRef = builder.objectRef<PostPage>('PostPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [PostRef], complexity: several }),
    hasMore: t.exposeBoolean('hasMore'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    total: t.int({ description: 'Counted up to 1,000.', complexity: 20, resolve: ({ total }) => total() }),
  }),
});

export const PostCommentPageRef = builder.objectRef<PostCommentPage>('PostCommentPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [PostCommentRef], complexity: several }),
    hasMore: t.exposeBoolean('hasMore'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    total: t.int({ description: 'Counted up to 1,000.', complexity: 20, resolve: ({ total }) => total() }),
  }),
});

export const SavedLabelRef = builder.objectRef<SavedLabel>('SavedLabel').implement({
  fields: (t) => ({ name: t.exposeString('name'), count: t.exposeInt('count') }),
});

export const UserSuggestionRef = builder.objectRef<UserSuggestion>('UserSuggestion').implement({
  fields: (t) => ({
    user: t.expose('user', { type: UserCardRef }),
    reason: t.expose('reason', { type: SuggestionReasonRef }),
    count: t.exposeInt('count', {
      description: 'Of those whom the viewer follows, how many follow this one; for the other reasons, of all.',
    }),
  }),
});

export const CompanySuggestionRef = builder.objectRef<CompanySuggestion>('CompanySuggestion').implement({
  fields: (t) => ({
    company: t.expose('company', { type: CompanyFaceRef }),
    reason: t.expose('reason', { type: SuggestionReasonRef }),
    count: t.exposeInt('count', { description: 'Followers.' }),
    sectorId: t.exposeString('sectorId', { nullable: true, description: 'Of the contract’s SECTORS, with SAME_SECTOR.' }),
  }),
});
