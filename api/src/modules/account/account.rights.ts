import { randomUUID } from 'node:crypto';
import { inCompany, MANAGERS, MEMBERS, type Rights } from '../../testing/rights';

export const ACCOUNT_RIGHTS: Rights = {
  fields: {
    'Query.me': { may: 'signed-in', variables: () => ({}) },
    'Query.company': { may: MEMBERS, variables: (stage) => ({ id: stage.companyId }) },
    'Mutation.createCompany': { may: 'signed-in', variables: () => ({ input: { id: randomUUID(), name: 'New company' } }) },
    'Mutation.deleteCompany': { may: ['owner'], variables: (stage) => ({ id: stage.companyId }) },
    // Not deleted on the stage: its owner gets it as it is.
    'Mutation.restoreCompany': { may: ['owner'], variables: (stage) => ({ id: stage.companyId }) },
    'Mutation.removeDemoCompany': { may: ['owner'], variables: (stage) => ({ id: stage.companyId }) },
    'Mutation.updateCompany': { may: MANAGERS, variables: (stage) => ({ id: stage.companyId, set: { name: 'Renamed' } }) },
    'Mutation.startTrial': { ...inCompany(MANAGERS), plan: 'Free' },
    'Mutation.updateUser': { may: ['viewer'], variables: ({ people }) => ({ id: people.viewer.userId, set: { bio: 'New words' } }) },
  },
  routes: {
    'GET /account/leaving': { policy: 'signed-in', status: 200, request: () => ({}) },
    'GET /account/export': { policy: 'signed-in', status: 200, request: () => ({}) },
    'POST /account/export': { policy: 'signed-in', status: 202, request: () => ({ body: {} }) },
    'GET /account/export/:id/file': { policy: 'signed-in', status: 404, request: () => ({ path: `/account/export/${randomUUID()}/file` }) },
    'POST /account/end': { policy: 'signed-in', status: 422, request: () => ({ body: { word: 'delete' } }) },
    // Refused to who does not own it; the owner's way is tested with the command.
    'POST /companies/owner': {
      policy: 'signed-in', status: 403, request: ({ people }) => ({ body: { companyId: randomUUID(), userId: people.viewer.userId } }),
    },
    // Twice is once, so it is done for who never asked.
    'POST /companies/owner/withdraw': { policy: 'signed-in', status: 204, request: () => ({ body: { companyId: randomUUID() } }) },
    'POST /companies/owner/answer': {
      policy: 'signed-in', status: 403, request: () => ({ body: { companyId: randomUUID(), accepts: true } }),
    },
    'POST /operator/plans': { policy: 'operator', status: 200, request: ({ companyId }) => ({ body: { companyId, plan: 'Pro' } }) },
    // Without a reason, so that nobody on the stage is signed out.
    'POST /operator/sessions': { policy: 'operator', status: 422, request: ({ people }) => ({ body: { person: people.outsider.userId } }) },
    'POST /operator/people': {
      policy: 'operator', status: 200, request: ({ people }) => ({ body: { person: people.outsider.userId, isBanned: false } }),
    },
  },
  types: {
    // The person alone.
    User: {
      from: ['Me.user', 'UserPayload.user'],
      fields: [
        'id', 'email', 'pendingEmail', 'hasPassword', 'isVerified', 'firstname', 'lastname', 'bio', 'headline', 'city', 'links',
        'showsAdvised', 'showsEvents', 'showsOnline', 'phoneNumber', 'address',
        'profilePhoto', 'coverImage', 'coverPosition', 'OnlineStatus', 'theme', 'timeZone', 'lastAccessedCompanyId',
      ],
    },
    // All members.
    Company: {
      from: ['Query.company', 'CompanyEvent.profile', 'CompanyPayload.profile', 'PitchDeck.company'],
      fields: [
        'id', 'name', 'logo', 'coverImage', 'coverPosition', 'country', 'city', 'size', 'objective', 'stageId', 'sectors', 'oneLine',
        'elevatorPitch',
        'investmentEtaMetric', 'investmentEtaValue', 'customerSegments', 'isSoloFounder', 'isDemo', 'createdBy', 'createdAt', 'updatedAt',
      ],
    },
  },
};
