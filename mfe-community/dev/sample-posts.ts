import type { Samples } from '@heartwood/client-kit/samples';
import type {
  CompanyCardFragment, PersonCardFragment, PostCardFragment, PostCommentRowFragment, PostTagFragment, PostType,
} from '../src/generated/graphql';
import { AMARA, COMPANY_ID, KOFI, NOOR, PRIYA } from './sample-notifications';

type Post = PostCardFragment;

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

const cardOf = (person: typeof AMARA, companyName: string, position: string | null = null, isFollowed = false): PersonCardFragment => ({
  __typename: 'UserCard', companyName, position, isFollowed, person: person,
});

export const LOOPCRATE: CompanyCardFragment = {
  __typename: 'CompanyFace', id: COMPANY_ID, name: 'Loopcrate', logo: null, city: 'Berlin', country: 'DE', followerCount: 640,
  isFollowed: false,
};
const KILO: CompanyCardFragment = { ...LOOPCRATE, id: 'c7', name: 'Kilo Robotics', city: 'Graz', followerCount: 862 };

const tag = (name: string, usageCount: number, isFollowed = false): PostTagFragment => ({
  __typename: 'Tag', id: `tag-${name}`, name, usageCount, isFollowed,
});
const TAGS = [tag('circular', 318, true), tag('logistics', 204), tag('hardware', 98)];

/** A post of Noor an hour ago, with what is different about this one. */
export function samplePost(change: Partial<Post> & { id: string }): Post {
  return {
    __typename: 'Post', isDeleted: false, isCompanyPost: false, postType: 'PUBLIC',
    content: 'Section 14 exempts closed loops under 30 days.', postFeeling: null,
    createdAt: ago(60), updatedAt: ago(60), isEdited: false, isLiked: false, isSaved: false, isReported: false, isRepost: false,
    isValidation: false,
    validationField: null, labels: [], likeCount: 2, commentCount: 0, repostCount: 0, canEdit: false, canDelete: false, eventId: null,
    author: cardOf(NOOR, 'Kilo Robotics', 'CTO'), company: null, mentions: [], tags: [], attachments: [], card: null, linkPreview: null,
    poll: null,
    answers: null, original: null, ...change,
  };
}

/** Posts in memory: one of Noor with words about it, one of Kofi, and one of Amara's own. */
export const samplePosts = (): Post[] => [
  samplePost({ id: 'p1', postFeeling: 'focused', tags: [TAGS[0]!], commentCount: 2 }),
  samplePost({
    id: 'p2', content: 'Which crate survives a commercial dishwasher?', author: cardOf(KOFI, 'Fernwood Kitchen', 'Head of Operations'),
    createdAt: ago(120),
  }),
  samplePost({
    id: 'p3', content: 'First full week without a lost crate. Thank you @Priya Raman.', author: cardOf(AMARA, 'Loopcrate'),
    createdAt: ago(180), canEdit: true,
    canDelete: true, mentions: [{ __typename: 'PostMention', person: PRIYA, company: null }],
  }),
];

function sampleComment(change: Partial<PostCommentRowFragment> & { id: string }): PostCommentRowFragment {
  return {
    __typename: 'PostComment', postId: 'p1', content: 'That is ours to the day.', createdAt: ago(30), updatedAt: ago(30), isEdited: false,
    isDeleted: false,
    replyTo: null, stance: null, isLiked: false, likeCount: 0, canEdit: false, canDelete: false,
    author: cardOf(KOFI, 'Fernwood Kitchen', 'Head of Operations'), mentions: [], replyCount: 0,
    replies: [], ...change,
  };
}

const likedComment = (id: unknown, isLiked: boolean) => ({
  __typename: 'PostCommentPayload', error: null,
  comment: { __typename: 'PostComment', id: String(id), isLiked, likeCount: isLiked ? 1 : 0 },
});

const sampleComments = () => [
  sampleComment({
    id: 'k2', content: 'Which reader survived?', author: cardOf(PRIYA, 'Loopcrate', 'Head of Operations'), replyCount: 1,
    replies: [sampleComment({
      id: 'k3', content: 'The sealed one.', replyTo: 'k2', author: cardOf(AMARA, 'Loopcrate'), createdAt: ago(20), canEdit: true,
      canDelete: true,
    })],
  }),
  sampleComment({ id: 'k1', createdAt: ago(45) }),
];

/** What a server says of posts, and does to them. */
export function postOperations(posts: Post[] = samplePosts(), said: PostCommentRowFragment[] = sampleComments()): Samples {
  const store = new Map(posts.map((post) => [post.id, post]));
  let comments = said;
  let tags = TAGS;
  const payload = (post: object | null, error: object | null = null) => ({ __typename: 'PostPayload', post, error });
  const none = { __typename: 'UserError', code: 'NOT_FOUND', field: null, message: 'There is no such post.' };
  const change = (id: unknown, how: (post: Post) => Partial<Post>) => {
    const post = store.get(String(id));
    if (!post) return payload(null, none);
    store.set(post.id, { ...post, ...how(post) });
    return payload(store.get(post.id) ?? null);
  };
  const live = () => [...store.values()].filter(({ isDeleted }) => !isDeleted).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const page = (nodes: readonly object[]) => ({ __typename: 'PostPage', nodes, hasMore: false, endCursor: null, total: nodes.length });
  const commented = (comment: object | null, by: number) => {
    const { post } = change('p1', ({ commentCount }) => ({ commentCount: commentCount + by }));
    return { __typename: 'PostCommentPayload', comment, post, error: null };
  };
  const said1 = (id: unknown) => (
    comments.flatMap((row) => [row, ...row.replies as PostCommentRowFragment[]]).find((row) => row.id === id) ?? null
  );
  const reply = { __typename: 'ReportPayload', error: null };
  const turn = (id: unknown, isFollowed: boolean) => {
    tags = tags.map((each) => (each.id === id ? { ...each, isFollowed } : each));
    return { __typename: 'TagPayload', tag: tags.find((each) => each.id === id), error: null };
  };
  return {
    Feed: () => ({ feed: page(live()), top: { __typename: 'PostPage', endCursor: 'top' } }),
    MoreFeed: () => ({ feed: page([]) }),
    NewPosts: () => ({ newPosts: 0 }),
    OwnPostsToOthers: ({ userId }) => (
      { userPosts: page(live().filter(({ author, postType }) => author?.person.id === userId && postType === 'PUBLIC')) }
    ),
    UserPosts: ({ userId }) => ({ userPosts: page(live().filter(({ author }) => author?.person.id === userId)) }),
    CompanyPosts: ({ by }) => ({ companyPosts: page(live().filter(({ isCompanyPost }) => by !== 'TEAM' && isCompanyPost)) }),
    CompanyProfilePosts: ({ by }) => {
      const posts = live().filter(({ isCompanyPost }) => by !== 'TEAM' && isCompanyPost);
      return { companyPosts: { ...page(posts), total: posts.length } };
    },
    TagPosts: ({ tag: name }) => ({ posts: page(live().filter((post) => post.tags.some((each) => each.name === name))) }),
    EventPosts: ({ eventId }) => ({ posts: page(live().filter((post) => post.eventId === eventId)) }),
    AboutTag: ({ name }) => {
      const tag = tags.find((each) => each.name === name);
      return {
        aboutTag: tag ? {
          __typename: 'AboutTag', tag, hasBell: false, postsThisWeek: 2, followerCount: 9, knownFollowerCount: 1,
          related: tags.filter((each) => each.name !== name), writers: [],
        } : null,
      };
    },
    FollowedTags: () => ({ followedTags: tags.filter(({ isFollowed }) => isFollowed) }),
    LatestQuestion: () => ({ latestValidationPost: null }),
    SuggestedTags: () => ({ suggestedTags: tags }),
    Suggestions: () => ({
      popularUsers: [
        { __typename: 'UserSuggestion', reason: 'FOLLOWED_BY_FOLLOWED', count: 3, user: cardOf(NOOR, 'Kilo Robotics', 'CTO') },
      ],
      popularCompanies: [{ __typename: 'CompanySuggestion', reason: 'POPULAR', count: 862, sectorId: null, company: KILO }],
    }),
    SavedPosts: ({ label, search }) => ({
      savedPosts: page([...store.values()].filter(({ isSaved, labels, content }) => (
        isSaved && (label == null || labels.includes(String(label))) && content.toLowerCase().includes(String(search ?? '').toLowerCase())
      )).map((post) => ({ ...post, savedAt: ago(0) }))),
    }),
    SavedLabels: () => {
      const names = [...store.values()].flatMap(({ labels }) => labels);
      return { savedLabels: [...new Set(names)].map(
        (name) => ({ __typename: 'SavedLabel', name, count: names.filter((each) => each === name).length }),
      ) };
    },
    Post: ({ id }) => ({ post: store.get(String(id)) ?? null }),
    PostLikers: () => ({
      postLikers: { __typename: 'UserCardPage', nodes: [cardOf(KOFI, 'Fernwood Kitchen')], hasMore: false, endCursor: null, total: 1 },
    }),
    LikePost: ({ postId }) => ({ likePost: change(postId, ({ likeCount }) => ({ isLiked: true, likeCount: likeCount + 1 })) }),
    UnlikePost: ({ postId }) => ({ unlikePost: change(postId, ({ likeCount }) => ({ isLiked: false, likeCount: likeCount - 1 })) }),
    SavePost: ({ postId, labels }) => ({
      savePost: change(postId, (post) => ({ isSaved: true, labels: labels as string[] | null ?? post.labels })),
    }),
    UnsavePost: ({ postId }) => ({ unsavePost: change(postId, () => ({ isSaved: false, labels: [] })) }),
    DeletePost: ({ id }) => ({ deletePost: change(id, () => ({ isDeleted: true })) }),
    RestorePost: ({ id }) => ({ restorePost: change(id, () => ({ isDeleted: false })) }),
    UpdatePost: ({ id, content }) => ({ updatePost: change(id, () => ({ content: String(content), isEdited: true })) }),
    ChangePostVisibility: ({ id, postType }) => ({ changePostVisibility: change(id, () => ({ postType: postType as PostType })) }),
    Repost: ({ input }) => {
      const { id, content, repostOf } = input as { id: string; content: string; repostOf: string };
      store.set(id, samplePost({
        id, content, author: cardOf(AMARA, 'Loopcrate'), createdAt: ago(0), isRepost: true, original: store.get(repostOf) ?? null,
      }));
      return { createPost: payload(store.get(id) ?? null) };
    },
    ReportPost: () => ({ reportPost: reply }),
    FollowTag: ({ tagId }) => ({ followTag: turn(tagId, true) }),
    UnfollowTag: ({ tagId }) => ({ unfollowTag: turn(tagId, false) }),
    PostComments: ({ postId }) => {
      const nodes = comments.filter((row) => row.postId === postId);
      return { postComments: { __typename: 'PostCommentPage', nodes, hasMore: false, endCursor: null, total: nodes.length } };
    },
    PostReplies: () => ({ postComments: { __typename: 'PostCommentPage', nodes: [], hasMore: false, endCursor: null, total: 0 } }),
    AddPostComment: ({ id, content, replyTo, stance }) => {
      const comment = sampleComment({
        id: String(id), content: String(content), replyTo: replyTo as string | null ?? null, stance: stance as never ?? null,
        author: cardOf(AMARA, 'Loopcrate'),
        createdAt: ago(0), canEdit: true, canDelete: true,
      });
      if (comment.replyTo === null) comments = [comment, ...comments];
      return { addPostComment: commented(comment, 1) };
    },
    UpdatePostComment: ({ id, content }) => ({
      updatePostComment: { __typename: 'PostCommentPayload', comment: { ...said1(id), content, isEdited: true }, error: null },
    }),
    LikePostComment: ({ id }) => ({ likePostComment: likedComment(id, true) }),
    UnlikePostComment: ({ id }) => ({ unlikePostComment: likedComment(id, false) }),
    DeletePostComment: () => ({ deletePostComment: commented(null, -1) }),
    RestorePostComment: ({ id }) => ({ restorePostComment: commented(said1(id), 1) }),
    FindMentions: () => ({ matchingUsers: [cardOf(KOFI, 'Fernwood Kitchen')] }),
  };
}
