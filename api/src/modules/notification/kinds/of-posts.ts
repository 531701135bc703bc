import { actorsOf, companyOf, crowdOf, times, type Told, type Type, type Words } from './told';

/** Of posts and of who follows whom. */
export const OF_POSTS = {
  POST_MENTIONED: { kind: 'MENTION', words: (told) => onPost(told, `mentioned you${times(told)} in a post`) },
  POST_COMMENT_MENTIONED: { kind: 'MENTION', words: (told) => onPost(told, `mentioned you${times(told)} in a comment`) },
  POST_COMMENTED: { kind: 'COMMENT', words: (told) => onPost(told, `commented${times(told)} on your post`) },
  POST_REPLIED: { kind: 'COMMENT', words: (told) => onPost(told, `replied${times(told)} to your comment`) },
  POST_REPOSTED: { kind: 'COMMENT', words: (told) => onPost(told, 'reposted your post') },
  POST_LIKED: { kind: 'LIKE', words: (told) => onPost(told, 'liked your post', crowdOf(told)) },
  POST_COMMENT_LIKED: { kind: 'LIKE', words: (told) => onPost(told, 'liked your comment', crowdOf(told)) },
  POSTED: {
    kind: 'FOLLOW',
    words: (told) => {
      const { companyName, tagName } = told.data;
      return onPost(told, tagName === undefined ? 'wrote a post' : `wrote a post with #${tagName}`, companyName ?? actorsOf(told));
    },
  },
  FOLLOWED: {
    kind: 'FOLLOW',
    words: (told) => {
      const who = crowdOf(told);
      return { message: `${who} followed you`, strong: [who], path: `/app/profile/user/${told.actorIds[0] ?? told.data.userId ?? ''}` };
    },
  },
  COMPANY_FOLLOWED: {
    kind: 'FOLLOW',
    words: (told) => {
      const [who, name] = [crowdOf(told), companyOf(told)];
      return {
        message: `${who} followed ${name}`, strong: [who, name], path: `/app/profile/user/${told.actorIds[0] ?? told.data.userId ?? ''}`,
      };
    },
  },
} as const satisfies Record<string, Type>;

function onPost({ data, ...told }: Told, what: string, who = actorsOf({ ...told, data })): Words {
  const { postId = '', commentId } = data;
  const path = `/app/explore/post/${postId}${commentId === undefined ? '' : `?comment=${commentId}`}`;
  return { message: `${who} ${what}`, strong: [who], path };
}
