import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MEMBERS, signedIn, type Rights, type Rule } from '../../testing/rights';
import type { Stage } from '../../testing/rights-stage';

/** A post that everybody sees; who may see which is tried by post-visible.test.ts. */
const onPost = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => (
  { may, variables: (stage) => ({ postId: stage.postId, ...more(stage) }) }
);
const itself = (may: Rule['may'], more: Record<string, unknown> = {}): Rule => ({
  may, variables: ({ postId }) => ({ id: postId, ...more }),
});
const newPost = () => ({ id: randomUUID(), content: 'Something', postType: 'PUBLIC' });
const PLACE = Buffer.from(`2026-05-14T10:00:00Z|${randomUUID()}`).toString('base64url');

export const POST_RIGHTS: Rights = {
  fields: {
    'Query.feed': signedIn(),
    'Query.posts': signedIn(),
    'Query.companyPosts': inCompany('signed-in'),
    'Query.userPosts': { may: 'signed-in', variables: ({ people }) => ({ userId: people.editor.userId }) },
    'Query.savedPosts': signedIn(),
    'Query.savedLabels': signedIn(),
    'Query.newPosts': signedIn({ scope: 'EVERYBODY', since: PLACE }),
    'Query.post': itself('signed-in'),
    'Query.postComments': onPost('signed-in'),
    'Query.postLikers': onPost('signed-in'),
    'Query.latestValidationPost': {
      may: 'signed-in', variables: ({ people }) => ({ userId: people.editor.userId, validationField: 'belief' }),
    },
    'Query.moduleQuestions': { ...inCompany(MEMBERS, () => ({ key: 'belief' })), hides: true },
    'Query.tag': signedIn({ name: 'circular' }),
    'Query.aboutTag': signedIn({ name: 'circular' }),
    'Query.followedTags': signedIn(),
    'Query.matchingTags': signedIn({ text: 'tag' }),
    'Query.suggestedTags': signedIn(),
    'Query.popularUsers': signedIn(),
    'Query.popularCompanies': signedIn(),
    'Mutation.createPost': {
      may: EDITORS, variables: ({ companyId }) => ({ input: { ...newPost(), companyId, isCompanyPost: true } }),
    },
    'Mutation.updatePost': itself(['editor'], { content: 'Something else' }),
    'Mutation.changePostVisibility': itself(['editor'], { postType: 'PRIVATE' }),
    'Mutation.tagPost': onPost(['editor'], () => ({ tags: ['depots'] })),
    'Mutation.deletePost': itself(['editor', 'admin', 'owner']),
    // It is there: nothing is to be done.
    'Mutation.restorePost': itself('signed-in'),
    'Mutation.likePost': onPost('signed-in'),
    'Mutation.unlikePost': onPost('signed-in'),
    'Mutation.likePostComment': { may: 'signed-in', variables: ({ postCommentId }) => ({ id: postCommentId }) },
    'Mutation.unlikePostComment': { may: 'signed-in', variables: ({ postCommentId }) => ({ id: postCommentId }) },
    'Mutation.savePost': onPost('signed-in'),
    'Mutation.unsavePost': onPost('signed-in'),
    'Mutation.votePoll': onPost('signed-in', () => ({ option: 0 })),
    'Mutation.reportPost': onPost('signed-in', () => ({ id: randomUUID(), reason: 'SPAM' })),
    'Mutation.addPostComment': onPost('signed-in', () => ({ id: randomUUID(), content: 'Something' })),
    'Mutation.updatePostComment': { may: ['editor'], variables: ({ postCommentId }) => ({ id: postCommentId, content: 'Something else' }) },
    'Mutation.deletePostComment': { may: ['editor'], variables: ({ postCommentId }) => ({ id: postCommentId }) },
    'Mutation.restorePostComment': { may: 'signed-in', variables: ({ postCommentId }) => ({ id: postCommentId }) },
    'Mutation.followTag': { may: 'signed-in', variables: ({ tagId }) => ({ tagId }) },
    'Mutation.unfollowTag': { may: 'signed-in', variables: ({ tagId }) => ({ tagId }) },
    // Nobody of the stage follows the tag, so that there is nothing to hear of: bells.test.ts has the rest.
    'Mutation.setPostBell': { may: 'signed-in', variables: ({ tagId }) => ({ kind: 'TAG', subject: tagId, isOn: false }) },
    'Mutation.takeAnswer': onPost(EDITORS, () => ({ id: randomUUID() })),
  },
  routes: {
    'GET /operator/reports': { policy: 'operator', status: 200, request: () => ({}) },
    'POST /operator/posts': { policy: 'operator', status: 200, request: ({ postId }) => ({ body: { postId, isHidden: true } }) },
  },
  types: {
    Post: {
      fields: [
        'id', 'author', 'company', 'isCompanyPost', 'postType', 'content', 'postFeeling', 'attachments', 'linkPreview', 'mentions', 'tags',
        'eventId',
        'event', 'card', 'poll', 'isValidation', 'validationField', 'answers', 'isRepost', 'original', 'isEdited', 'isDeleted', 'likeCount',
        'commentCount',
        'repostCount', 'isLiked', 'isSaved', 'isHidden', 'isReported', 'labels', 'savedAt', 'canEdit', 'canDelete', 'createdAt',
        'updatedAt',
      ],
      from: [
        'PostPage.nodes', 'Post.original', 'Query.post', 'Query.latestValidationPost', 'Query.moduleQuestions', 'PostPayload.post',
        'PostCommentPayload.post',
      ],
    },
    PostComment: {
      fields: [
        'id', 'postId', 'author', 'content', 'mentions', 'replyTo', 'replies', 'replyCount', 'stance', 'likeCount', 'isLiked', 'isEdited',
        'isDeleted', 'isHidden',
        'canEdit', 'canDelete', 'createdAt', 'updatedAt',
      ],
      from: ['PostCommentPage.nodes', 'PostComment.replies', 'PostCommentPayload.comment'],
    },
  },
};
