import { inCompany, MANAGERS, MEMBERS, nobody, type Rights } from '../../testing/rights';

export const TEAM_RIGHTS: Rights = {
  fields: {
    // Whoever holds the token may look.
    'Query.invitation': { may: 'everybody', hides: true, variables: ({ inviteToken }) => ({ token: inviteToken }) },
    'Query.team': inCompany(MEMBERS),
    'Mutation.updateTeamMember': { may: MANAGERS, variables: (stage) => ({ id: stage.viewerSeatId, set: { position: 'QA' } }) },
    'Mutation.deleteTeamMember': { may: ['viewer', ...MANAGERS], variables: (stage) => ({ id: stage.viewerSeatId }) },
    // Whoever holds the token of the mail may say no.
    'Mutation.declineInvitation': { may: 'everybody', variables: ({ inviteToken }) => ({ token: inviteToken }) },
    'Mutation.resendInvitation': { may: MANAGERS, variables: (stage) => ({ id: stage.inviteId }) },
  },
  routes: {
    'POST /team/invite': {
      policy: 'company-manager',
      status: 201,
      may: MANAGERS,
      request: ({ companyId }) => ({
        body: { ...nobody(), accessType: 'view', position: 'QA', department: 'Engineering', companyId, companyName: 'Acorn' },
      }),
    },
  },
};
