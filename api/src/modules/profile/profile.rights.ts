import { randomUUID } from 'node:crypto';
import { inCompany, MANAGERS, MEMBERS, type Rights } from '../../testing/rights';

export const PROFILE_RIGHTS: Rights = {
  fields: {
    'Query.userProfile': { may: 'signed-in', variables: ({ people }) => ({ id: people.editor.userId }) },
    // The stage is a sample: strangers learn nothing of those. What they see of others is in `profile.test.ts`.
    'Query.companyProfile': { may: MEMBERS, variables: ({ companyId }) => ({ id: companyId }), hides: true },
    'Mutation.reportProfile': {
      may: 'signed-in',
      variables: ({ people }, part) => (
        { id: randomUUID(), kind: 'PERSON', subject: (part === 'viewer' ? people.editor : people.viewer).userId, reason: 'SPAM' }
      ),
    },
    'Mutation.choosePublicSections': inCompany(MANAGERS, () => ({ sections: ['level', 'place'] })),
  },
  routes: {
    'GET /operator/profile-reports': { policy: 'operator', status: 200, request: () => ({}) },
    'POST /operator/profiles': { policy: 'operator', status: 200, request: ({ people }) => ({ body: { id: people.viewer.userId } }) },
  },
  types: {
    UserProfile: {
      from: ['Query.userProfile'],
      fields: [
        'person', 'headline', 'bio', 'city', 'links', 'coverImage', 'coverPosition', 'hasBell', 'isReported', 'phoneNumber', 'joinedAt',
        'companies', 'followerCount', 'followingCount', 'postCount',
        'knownFollowerCount', 'eventCount', 'channels', 'isFollowed', 'isOwn', 'isPreview', 'showsEvents', 'isBlocked',
      ],
    },
    CompanyProfile: {
      from: ['Query.companyProfile', 'CompanyProfilePayload.profile'],
      fields: [
        'company', 'coverImage', 'coverPosition', 'hasBell', 'isReported', 'oneLine', 'stageId', 'sectors', 'size', 'elevatorPitch',
        'objective', 'investmentEtaMetric',
        'investmentEtaValue', 'done', 'team', 'modules', 'followedBy', 'eventCount', 'isMember', 'canEdit', 'sections',
      ],
    },
  },
};
