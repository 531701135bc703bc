import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import { UserCardPageRef } from '../social';
import {
  CompanySuggestionRef, PostCommentPageRef, PostPageRef, PostRef, SavedLabelRef, TagRef, UserSuggestionRef,
} from './post.schema';
import {
  findPost, readComments, readCompanyPosts, readFollowed, readLatestValidation, readLikers, readMatchingTags, readModuleQuestions, readNewPosts,
  readPosts, readSaved, readSavedLabels, readSuggestedTags, readTag, readUserPosts,
} from './read-posts';
import { readPopularCompanies, readPopularUsers } from './read-suggestions';

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

const FeedScopeRef = builder.enumType('FeedScope', {
  description: 'EVERYBODY: all posts that the viewer may see. FOLLOWING: of the people and companies that they follow or belong to.',
  values: ['EVERYBODY', 'FOLLOWING'] as const,
});

builder.queryFields((t) => {
  const page = {
    after: t.arg.string({ required: false, description: 'Where a page ended; it wins over `offset`.' }),
    first: t.arg.int({ defaultValue: 15 }),
    offset: t.arg.int({ defaultValue: 0 }),
  };
  return {
    feed: t.field({
      ...signedIn, type: PostPageRef, description: 'Newest first. `companyIds` and `followingIds` narrow what FOLLOWING finds by itself.',
      args: {
        ...page, scope: t.arg({ type: FeedScopeRef, defaultValue: 'FOLLOWING' }),
        companyIds: t.arg.idList({ required: false }), followingIds: t.arg.idList({ required: false }),
      },
      resolve: (_root, { after = null, companyIds = null, followingIds = null, ...args }, context) => (
        readFollowed(context, { ...args, after, companyIds, followingIds })
      ),
    }),
    posts: t.field({
      ...signedIn, type: PostPageRef, description: 'All posts that the viewer may see, those of a tag, or those that carry an event; newest first.',
      args: { ...page, eventId: t.arg.id({ required: false }), tag: t.arg.string({ required: false }) },
      resolve: (_root, { after = null, eventId = null, tag = null, ...args }, context) => readPosts(context, { ...args, after, eventId, tag }),
    }),
    companyPosts: t.field({
      ...signedIn, type: PostPageRef, description: 'What a company says, newest first.', args: { ...page, companyId: t.arg.id() },
      resolve: (_root, { after = null, ...args }, context) => readCompanyPosts(context, { ...args, after }),
    }),
    userPosts: t.field({
      ...signedIn, type: PostPageRef, description: 'What a person says for themselves, newest first.', args: { ...page, userId: t.arg.id() },
      resolve: (_root, { after = null, ...args }, context) => readUserPosts(context, { ...args, after }),
    }),
    savedPosts: t.field({
      ...signedIn, type: PostPageRef, description: 'The viewer’s own, by when they were saved.',
      args: { ...page, search: t.arg.string({ defaultValue: '' }), label: t.arg.string({ required: false }) },
      resolve: (_root, { after = null, label = null, ...args }, context) => readSaved(context, { ...args, after, label }),
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
      resolve: (_root, { after = null, replyTo = null, ...args }, context) => readComments(context, { ...args, after, replyTo }),
    }),
    postLikers: t.field({
      ...signedIn, type: UserCardPageRef, description: 'Who likes a post, the newest first.', args: { ...page, postId: t.arg.id() },
      resolve: (_root, { after = null, ...args }, context) => readLikers(context, { ...args, after }),
    }),
    latestValidationPost: t.field({
      ...signedIn, type: PostRef, nullable: true, description: 'The newest question that a person asked about a module.',
      args: { userId: t.arg.id(), validationField: t.arg({ type: ModuleKeyRef }) },
      resolve: (_root, args, context) => readLatestValidation(context, args),
    }),
    moduleQuestions: t.field({
      ...signedIn, type: [PostRef], description: 'The questions asked about a module, the newest first; none for who does not see the module.',
      args: { companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }) },
      resolve: (_root, args, context) => readModuleQuestions(context, args),
    }),
    tag: t.field({
      ...signedIn, type: TagRef, nullable: true, args: { name: t.arg.string() }, resolve: (_root, { name }, context) => readTag(context, name),
    }),
    matchingTags: t.field({
      ...signedIn, type: [TagRef], description: 'Tags that begin with the text: followed first, then by use.',
      args: { text: t.arg.string(), first: t.arg.int({ defaultValue: 10 }) }, resolve: (_root, args, context) => readMatchingTags(context, args),
    }),
    suggestedTags: t.field({
      ...signedIn, type: [TagRef], description: 'What the viewer uses most, then what all use.', args: { first: t.arg.int({ defaultValue: 10 }) },
      resolve: (_root, args, context) => readSuggestedTags(context, args),
    }),
    popularUsers: t.field({
      ...signedIn, type: [UserSuggestionRef], description: 'People not yet followed, with why they are suggested.',
      args: { first: t.arg.int({ defaultValue: 5 }) }, resolve: (_root, args, context) => readPopularUsers(context, args),
    }),
    popularCompanies: t.field({
      ...signedIn, type: [CompanySuggestionRef], description: 'Companies not yet followed, with why they are suggested.',
      args: { first: t.arg.int({ defaultValue: 5 }) }, resolve: (_root, args, context) => readPopularCompanies(context, args),
    }),
  };
});
