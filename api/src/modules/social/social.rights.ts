import { randomUUID } from 'node:crypto';
import { inCompany, signedIn, type Rights } from '../../testing/rights';

const nobody = () => ({ userId: randomUUID() });

export const SOCIAL_RIGHTS: Rights = {
  fields: {
    'Query.followers': signedIn(nobody()),
    'Query.following': signedIn(nobody()),
    'Query.companyFollower': signedIn({ companyId: randomUUID(), ...nobody() }),
    'Query.matchingUsers': signedIn({ text: 'test' }),
    'Query.blockedAndMuted': signedIn(),
    'Mutation.followUser': {
      may: 'signed-in', variables: ({ people }, part) => ({ userId: (part === 'custom' ? people.editor : people.custom).userId }),
    },
    'Mutation.unfollowUser': { may: 'signed-in', variables: ({ people }) => ({ userId: people.custom.userId }) },
    'Mutation.followCompany': inCompany('signed-in'),
    'Mutation.unfollowCompany': inCompany('signed-in'),
    'Mutation.blockUser': {
      may: 'signed-in', variables: ({ people }, part) => ({ userId: (part === 'viewer' ? people.outsider : people.viewer).userId }),
    },
    'Mutation.unblockUser': { may: 'signed-in', variables: ({ people }) => ({ userId: people.viewer.userId }) },
    'Mutation.mute': signedIn({ kind: 'TAG', subject: 'hiring' }),
    'Mutation.unmute': signedIn({ kind: 'TAG', subject: 'hiring' }),
  },
  types: {
    CompanyFace: { fields: ['id', 'name', 'logo', 'city', 'country', 'followerCount', 'isFollowed'] },
    UserCard: { fields: ['person', 'companyName', 'position', 'isFollowed', 'relation'] },
    BlockedAndMuted: { from: ['Query.blockedAndMuted'], fields: ['blocked', 'muted'] },
  },
};
