import { inCompany, MANAGERS, MEMBERS, type Rights } from '../../testing/rights';

export const PROFILE_RIGHTS: Rights = {
  fields: {
    'Query.userProfile': { may: 'signed-in', variables: ({ people }) => ({ id: people.editor.userId }) },
    // The stage is a sample: strangers learn nothing of those. What they see of others is in `profile.test.ts`.
    'Query.companyProfile': { may: MEMBERS, variables: ({ companyId }) => ({ id: companyId }), hides: true },
    'Mutation.choosePublicSections': inCompany(MANAGERS, () => ({ sections: ['level', 'place'] })),
  },
  types: {
    UserProfile: {
      from: ['Query.userProfile'],
      fields: [
        'person', 'headline', 'bio', 'city', 'links', 'coverImage', 'phoneNumber', 'joinedAt', 'companies', 'followerCount', 'followingCount',
        'isFollowed', 'isOwn', 'isBlocked',
      ],
    },
    CompanyProfile: {
      from: ['Query.companyProfile', 'CompanyProfilePayload.profile'],
      fields: [
        'company', 'coverImage', 'oneLine', 'stageId', 'sectors', 'size', 'elevatorPitch', 'objective', 'investmentEtaMetric',
        'investmentEtaValue', 'done', 'team', 'modules', 'followedBy', 'isMember', 'canEdit', 'sections',
      ],
    },
  },
};
