import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import { pageAsked, UserCardPageRef } from '../social';
import {
  AboutTagRef, CompanySuggestionRef, PostCommentPageRef, PostPageRef, PostRef, SavedLabelRef, TagRef, UserSuggestionRef,
} from './post.schema';
import {
  COMPANY_POSTS_BY, findPost, readComments, readCompanyPosts, readFollowed, readLatestValidation, readLikers, readMatchingTags,
  readModuleQuestions, readNewPosts,
  readAboutTag, readFollowedTags, readPosts, readSaved, readSavedLabels, readSuggestedTags, readTag, readUserPosts, TAGGED_POSTS,
} from './read-posts';
import { readPopularCompanies, readPopularUsers } from './read-suggestions';

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

const FeedScopeRef = builder.enumType('FeedScope', {
  description: 'EVERYBODY: all posts that the viewer may see. FOLLOWING: of the people and companies that they follow or belong to.',
  values: ['EVERYBODY', 'FOLLOWING'] as const,
});

const CompanyPostsByRef = builder.enumType('CompanyPostsBy', {
  description: 'COMPANY: posts in its name; TEAM: of its people, by their own.', values: COMPANY_POSTS_BY,
});

const TaggedPostsRef = builder.enumType('TaggedPosts', {
  description: 'MOST_LIKED of the newest; QUESTIONS: of a module, polls, and what has a question mark.', values: TAGGED_POSTS,
});

builder.queryFields((t) => {
  const page = {
    after: t.arg.string({ required: false, description: 'Where a page ended; it wins over `offset`.' }),
    first: t.arg.int({ required: false, defaultValue: 15 }),
    offset: t.arg.int({ required: false, defaultValue: 0 }),
  };
  return {
    feed: t.field({
      ...signedIn, type: PostPageRef, description: 'Newest first. `companyIds` and `followingIds` narrow what FOLLOWING finds by itself.',
      args: {
        ...page, scope: t.arg({ type: FeedScopeRef, required: false, defaultValue: 'FOLLOWING' }),
        companyIds: t.arg.idList({ required: false }), followingIds: t.arg.idList({ required: false }),
      },
      resolve: (_root, { scope, companyIds, followingIds, ...args }, context) => readFollowed(context, {
        ...pageAsked(args, 15), scope: scope ?? 'FOLLOWING', companyIds: companyIds ?? null, followingIds: followingIds ?? null,
      }),
    }),
    posts: t.field({
      ...signedIn, type: PostPageRef,
      description: 'All posts that the viewer may see, those of a tag, or those that carry an event; newest first.',
      args: {
        ...page, eventId: t.arg.id({ required: false }), tag: t.arg.string({ required: false }),
        tagged: t.arg({ type: TaggedPostsRef, required: false, defaultValue: 'NEWEST', description: 'Of a tag.' }),
      },
      resolve: (_root, { eventId, tag, tagged, ...args }, context) => (
        readPosts(context, { ...pageAsked(args, 15), eventId: eventId ?? null, tag: tag ?? null, tagged: tagged ?? 'NEWEST' })
      ),
    }),
    companyPosts: t.field({
      ...signedIn, type: PostPageRef, description: 'What a company says, newest first; or what its people say for it by their own names.',
      args: { ...page, companyId: t.arg.id(), by: t.arg({ type: CompanyPostsByRef, required: false, defaultValue: 'COMPANY' }) },
      resolve: (_root, { companyId, by, ...args }, context) => (
        readCompanyPosts(context, { ...pageAsked(args, 15), companyId, by: by ?? 'COMPANY' })
      ),
    }),
    userPosts: t.field({
      ...signedIn, type: PostPageRef, description: 'What a person says for themselves, newest first.',
      args: {
        ...page, userId: t.arg.id(),
        asOthers: t.arg.boolean({ required: false, defaultValue: false, description: 'Of one’s own: what everybody sees.' }),
      },
      resolve: (_root, { userId, asOthers, ...args }, context) => (
        readUserPosts(context, { ...pageAsked(args, 15), userId, asOthers: asOthers ?? false })
      ),
    }),
    savedPosts: t.field({
      ...signedIn, type: PostPageRef, description: 'The viewer’s own, by when they were saved.',
      args: { ...page, search: t.arg.string({ required: false, defaultValue: '' }), label: t.arg.string({ required: false }) },
      resolve: (_root, { search, label, ...args }, context) => (
        readSaved(context, { ...pageAsked(args, 15), search: search ?? '', label: label ?? null })
      ),
    }),
    savedLabels: t.field({
      ...signedIn, type: [SavedLabelRef], resolve: (_root, _args, context) => readSavedLabels(context),
    }),
    newPosts: t.field({
      ...signedIn, type: 'Int', description: 'How many posts of others are newer than the first one shown; at most 100.',
      args: { scope: t.arg({ type: FeedScopeRef }), since: t.arg.string({ description: '`endCursor` of a page of that one post.' }) },
      resolve: (_root, args, context) => readNewPosts(context, args),
    }),
    post: t.field({
      ...signedIn, type: PostRef, nullable: true, description: 'Null where there is none for the viewer.', args: { id: t.arg.id() },
      resolve: (_root, { id }, context) => findPost(context, id),
    }),
    postComments: t.field({
      ...signedIn, type: PostCommentPageRef,
      description: 'Comments of a post, the newest first; with `replyTo` what answers that comment, the oldest first.',
      args: { ...page, postId: t.arg.id(), replyTo: t.arg.id({ required: false }) },
      resolve: (_root, { postId, replyTo, ...args }, context) => (
        readComments(context, { ...pageAsked(args, 15), postId, replyTo: replyTo ?? null })
      ),
    }),
    postLikers: t.field({
      ...signedIn, type: UserCardPageRef, description: 'Who likes a post, the newest first.', args: { ...page, postId: t.arg.id() },
      resolve: (_root, { postId, ...args }, context) => readLikers(context, { ...pageAsked(args, 15), postId }),
    }),
    latestValidationPost: t.field({
      ...signedIn, type: PostRef, nullable: true, description: 'The newest question that a person asked about a module, or about any.',
      args: { userId: t.arg.id(), validationField: t.arg({ type: ModuleKeyRef, required: false }) },
      resolve: (_root, { userId, validationField }, context) => (
        readLatestValidation(context, { userId, validationField: validationField ?? null })
      ),
    }),
    moduleQuestions: t.field({
      ...signedIn, type: [PostRef],
      description: 'The questions asked about a module, the newest first; none for who does not see the module.',
      args: { companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }) },
      resolve: (_root, args, context) => readModuleQuestions(context, args),
    }),
    tag: t.field({
      ...signedIn, type: TagRef, nullable: true, args: { name: t.arg.string() },
      resolve: (_root, { name }, context) => readTag(context, name),
    }),
    aboutTag: t.field({
      ...signedIn, type: AboutTagRef, nullable: true, description: 'A tag with what is said of it lately.', args: { name: t.arg.string() },
      resolve: (_root, { name }, context) => readAboutTag(context, name),
    }),
    followedTags: t.field({
      ...signedIn, type: [TagRef], description: 'By their names.', resolve: (_root, _args, context) => readFollowedTags(context),
    }),
    matchingTags: t.field({
      ...signedIn, type: [TagRef], description: 'Tags that begin with the text: followed first, then by use.',
      args: { text: t.arg.string(), first: t.arg.int({ required: false, defaultValue: 10 }) },
      resolve: (_root, { text, first }, context) => readMatchingTags(context, { text, first: first ?? 10 }),
    }),
    suggestedTags: t.field({
      ...signedIn, type: [TagRef], description: 'What the viewer uses most, then what all use.',
      args: { first: t.arg.int({ required: false, defaultValue: 10 }) },
      resolve: (_root, { first }, context) => readSuggestedTags(context, { first: first ?? 10 }),
    }),
    popularUsers: t.field({
      ...signedIn, type: [UserSuggestionRef], description: 'People not yet followed, with why they are suggested.',
      args: { first: t.arg.int({ required: false, defaultValue: 5 }) },
      resolve: (_root, { first }, context) => readPopularUsers(context, { first: first ?? 5 }),
    }),
    popularCompanies: t.field({
      ...signedIn, type: [CompanySuggestionRef], description: 'Companies not yet followed, with why they are suggested.',
      args: { first: t.arg.int({ required: false, defaultValue: 5 }) },
      resolve: (_root, { first }, context) => readPopularCompanies(context, { first: first ?? 5 }),
    }),
  };
});
