import { randomUUID } from 'node:crypto';
import type { PlanName } from '@heartwood/contract/domain';
import type { RoutePolicy } from '../rest/route';
import type { Part, Stage } from './rights-stage';

/** Who may call a root field, and with what it is called. Everybody else is refused and changes nothing. */
export interface Rule {
  may: readonly Part[] | 'everybody' | 'signed-in';
  variables(stage: Stage, part: Part): Record<string, unknown>;
  /** Of the company; Premium unless told. */
  plan?: PlanName;
  /** Others who are signed in learn nothing, not even that there is something: null or an empty list in place of an error. */
  hides?: true;
  /** A mutation that makes the subscription speak; a change of the own profile unless told. */
  nudge?(stage: Stage): { query: string; variables: Record<string, unknown> };
}

const MANAGERS = ['admin', 'owner'] as const;
const EDITORS = ['editor', ...MANAGERS] as const;
const MEMBERS = ['viewer', 'custom', ...EDITORS] as const;
/** Custom access comments only where it is assigned, which the stage's belief is not. */
const COMMENTERS = ['viewer', ...EDITORS] as const;
const AUTHORS: Part[] = ['editor'];

/** Of the stage's CLOSE channel: the owner made it, the editor takes part and has written in it. */
const PARTICIPANTS: Part[] = ['editor', 'owner'];
const CREATOR: Part[] = ['owner'];
const BUT_EDITOR: Part[] = ['outsider', 'viewer', 'custom', 'admin', 'owner'];
const inChannel = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => ({ may, variables: (stage) => ({ channelId: stage.channelId, ...more(stage) }) });
const newMessage = () => ({ input: { id: randomUUID(), body: 'Hello' } });
const list = { first: 5, offset: 0 };
const signedIn = (variables: Record<string, unknown> = {}): Rule => ({ may: 'signed-in', variables: () => variables });

const inCompany = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => ({ may, variables: (stage) => ({ companyId: stage.companyId, ...more(stage) }) });
const onBelief = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => inCompany(may, (stage) => ({ key: 'belief', ...more(stage) }));

/** The stated rights of every query, mutation and subscription (spec section 6, product decisions rows 10, 12 and 13, and the modules' policy files). */
export const RULES: Readonly<Record<string, Rule>> = {
  'Query.configuration': { may: 'everybody', variables: () => ({}) },
  // Whoever holds the token may look.
  'Query.invitation': { may: 'everybody', hides: true, variables: ({ inviteToken }) => ({ token: inviteToken }) },
  'Query.me': { may: 'signed-in', variables: () => ({}) },
  'Query.skills': { may: 'signed-in', variables: () => ({ search: 'design', first: 3 }) },
  'Query.company': { may: MEMBERS, variables: (stage) => ({ id: stage.companyId }) },
  'Query.team': inCompany(MEMBERS),
  'Query.growthPlan': inCompany(MEMBERS),
  'Query.growthArea': inCompany(MEMBERS, () => ({ area: 'foundation' })),
  'Query.growthModule': onBelief(MEMBERS),
  'Query.comments': onBelief(MEMBERS),
  'Query.history': onBelief(MEMBERS),
  'Query.find': { ...inCompany(MEMBERS, () => ({ search: 'by the editor' })), hides: true },
  'Query.version': onBelief(MEMBERS, ({ versionId }) => ({ id: versionId })),

  'Query.conversations': signedIn(list),
  'Query.joinedChannels': signedIn(list),
  'Query.openChannels': signedIn(list),
  'Query.unreadCounts': signedIn(),
  'Query.channelRequests': signedIn(),
  'Query.chatDrafts': signedIn(),
  'Query.searchChannels': signedIn({ search: 'depot', ...list }),
  'Query.searchMessages': signedIn({ search: 'editor', first: 5 }),
  'Query.chatPeople': { may: 'signed-in', variables: ({ channelId }) => ({ search: '', ...list, forChannelId: channelId }) },
  'Query.inboxEntry': { ...inChannel(PARTICIPANTS), hides: true },
  'Query.channelMessages': { ...inChannel(PARTICIPANTS), hides: true },
  'Query.channelDetails': { ...inChannel(PARTICIPANTS, () => ({ ...list, search: '' })), hides: true },
  'Query.chatMessage': { may: PARTICIPANTS, hides: true, variables: ({ messageId }) => ({ id: messageId }) },
  'Query.oneOnOne': { may: BUT_EDITOR, variables: ({ people }) => ({ userId: people.editor.userId }) },
  'Query.partners': { ...inCompany(CREATOR), hides: true },

  'Mutation.writePersonalMessage': { may: BUT_EDITOR, variables: ({ people }) => ({ userId: people.editor.userId, ...newMessage() }) },
  'Mutation.sendChannelMessage': inChannel(PARTICIPANTS, newMessage),
  'Mutation.editMessage': { may: AUTHORS, variables: ({ messageId }) => ({ id: messageId, body: 'Changed' }) },
  'Mutation.deleteMessage': { may: PARTICIPANTS, variables: ({ messageId }) => ({ id: messageId }) },
  // Nothing is deleted on the stage: whoever takes part gets the message as it is.
  'Mutation.restoreMessage': { may: PARTICIPANTS, variables: ({ messageId }) => ({ id: messageId }) },
  'Mutation.react': { may: PARTICIPANTS, variables: ({ messageId }) => ({ messageId, emoji: '👍', on: true }) },
  'Mutation.markConversationRead': { may: ['viewer'], variables: ({ people }) => ({ userId: people.editor.userId }) },
  'Mutation.markChannelRead': inChannel(PARTICIPANTS),
  'Mutation.markUnread': { may: PARTICIPANTS, variables: ({ messageId }) => ({ messageId }) },
  'Mutation.muteConversation': inChannel(PARTICIPANTS),
  'Mutation.createChannel': { may: 'signed-in', variables: () => ({ input: { id: randomUUID(), name: 'New channel', type: 'OPEN' } }) },
  'Mutation.updateChannel': { may: CREATOR, variables: ({ channelId }) => ({ id: channelId, set: { name: 'Renamed' } }) },
  'Mutation.addParticipants': inChannel(CREATOR, ({ people }) => ({ userIds: [people.custom.userId] })),
  'Mutation.removeParticipant': inChannel(CREATOR, ({ people }) => ({ userId: people.editor.userId })),
  'Mutation.joinChannel': { may: 'signed-in', variables: ({ openChannelId }) => ({ channelId: openChannelId }) },
  // The owner has asked the viewer.
  'Mutation.answerChannelRequest': inChannel(['viewer'], () => ({ accept: false })),
  'Mutation.leaveChannel': inChannel(PARTICIPANTS, ({ people }) => ({ newCreatorId: people.editor.userId })),
  'Mutation.deleteChannel': { may: CREATOR, variables: ({ channelId }) => ({ id: channelId }) },
  'Mutation.saveChatDraft': { may: 'signed-in', variables: ({ people }) => ({ target: `person:${people.editor.userId}`, text: 'Half a thou', base: 0 }) },
  'Mutation.setTyping': inChannel(PARTICIPANTS, () => ({ isTyping: true })),
  'Mutation.setPresence': signedIn({ tab: 'one', visible: true }),
  'Mutation.createPartner': inCompany(CREATOR, () => ({ id: randomUUID(), name: 'Erdmann', origins: ['https://erdmann.example'] })),
  'Mutation.updatePartner': { may: CREATOR, variables: ({ partnerId }) => ({ id: partnerId, name: 'Renamed' }) },
  'Mutation.rotatePartnerKey': { may: CREATOR, variables: ({ partnerId }) => ({ id: partnerId }) },
  'Mutation.revokePartner': { may: CREATOR, variables: ({ partnerId }) => ({ id: partnerId }) },

  'Subscription.channelStream': inChannel(PARTICIPANTS),
  'Subscription.inboxStream': signedIn(),
  'Subscription.typing': { ...inChannel(PARTICIPANTS), nudge: ({ channelId }) => ({ query: 'mutation ($id: ID!) { setTyping(channelId: $id, isTyping: true) }', variables: { id: channelId } }) },
  'Subscription.presence': { may: 'signed-in', variables: ({ people }) => ({ userIds: [people.editor.userId, people.viewer.userId] }) },

  'Mutation.createCompany': { may: 'signed-in', variables: () => ({ input: { id: randomUUID(), name: 'New company' } }) },
  'Mutation.createSampleCompany': { may: 'signed-in', variables: () => ({ id: randomUUID() }) },
  'Mutation.deleteCompany': { may: ['owner'], variables: (stage) => ({ id: stage.companyId }) },
  // Not deleted on the stage: its owner gets it as it is.
  'Mutation.restoreCompany': { may: ['owner'], variables: (stage) => ({ id: stage.companyId }) },
  'Mutation.removeDemoCompany': { may: ['owner'], variables: (stage) => ({ id: stage.companyId }) },
  'Mutation.updateCompany': { may: MANAGERS, variables: (stage) => ({ id: stage.companyId, set: { name: 'Renamed' } }) },
  'Mutation.startTrial': { ...inCompany(MANAGERS), plan: 'Free' },
  'Mutation.updateUser': { may: ['viewer'], variables: ({ people }) => ({ id: people.viewer.userId, set: { bio: 'New words' } }) },
  'Mutation.updateTeamMember': { may: MANAGERS, variables: (stage) => ({ id: stage.viewerSeatId, set: { position: 'QA' } }) },
  'Mutation.deleteTeamMember': { may: ['viewer', ...MANAGERS], variables: (stage) => ({ id: stage.viewerSeatId }) },
  // Whoever holds the token of the mail may say no.
  'Mutation.declineInvitation': { may: 'everybody', variables: ({ inviteToken }) => ({ token: inviteToken }) },
  'Mutation.resendInvitation': { may: MANAGERS, variables: (stage) => ({ id: stage.inviteId }) },
  'Mutation.updateModule': onBelief(EDITORS, () => ({ set: { assumption: 'New words' } })),
  'Mutation.restoreVersion': onBelief(EDITORS, ({ versionId }) => ({ id: versionId })),
  'Mutation.addAssignment': onBelief(EDITORS, ({ people }) => ({ userId: people.viewer.userId })),
  'Mutation.removeAssignment': onBelief(EDITORS, ({ people }) => ({ userId: people.viewer.userId })),
  'Mutation.updateVisibility': onBelief(EDITORS, ({ people }) => ({ addVisibility: [people.editor.userId], removedVisibilities: [] })),
  'Mutation.saveFoundationItem': { may: ['custom', ...EDITORS], variables: (stage) => ({ companyId: stage.companyId, key: 'values', id: randomUUID(), label: 'x', description: '', position: 1 }) },
  'Mutation.deleteFoundationItem': inCompany(EDITORS, () => ({ key: 'culture', id: randomUUID() })),
  'Mutation.saveCompanySdg': inCompany(EDITORS, () => ({ sdgId: 4 })),
  'Mutation.removeCompanySdg': inCompany(EDITORS, () => ({ sdgId: 4 })),
  'Mutation.addCompanySkill': inCompany(EDITORS, () => ({ id: randomUUID(), name: 'Prototyping' })),
  'Mutation.removeCompanySkill': inCompany(EDITORS, (stage) => ({ id: stage.skillId })),
  'Mutation.setSkillPeople': inCompany(EDITORS, (stage) => ({ id: stage.skillId, userIds: [] })),
  'Mutation.addComment': onBelief(COMMENTERS, () => ({ id: randomUUID(), message: 'Hello', mentions: [] })),
  'Mutation.updateComment': { may: AUTHORS, variables: (stage) => ({ id: stage.commentId, message: 'Changed', mentions: [] }) },
  'Mutation.deleteComment': { may: [...AUTHORS, ...MANAGERS], variables: (stage) => ({ id: stage.commentId }) },
  'Mutation.restoreComment': { may: [...AUTHORS, ...MANAGERS], variables: (stage) => ({ id: stage.commentId }) },

  'Subscription.companyEvents': inCompany(MEMBERS),
  'Subscription.moduleVisitors': onBelief(MEMBERS),
  'Subscription.userEvents': { may: 'signed-in', variables: () => ({}) },
};

/** Whether a field of a module is its place in the level, which all members see, or content, which goes with visibility. */
export const MODULE_FIELDS: Readonly<Record<string, 'place' | 'content'>> = {
  id: 'place', companyId: 'place', key: 'place', progress: 'place', isLocked: 'place', isHidden: 'place', canEdit: 'place', canComment: 'place', canShare: 'place',
  dueDate: 'place', assignees: 'place', doneAt: 'place',
  summary: 'content', visibleTo: 'content', priority: 'content', commentCount: 'content', description: 'content', assumption: 'content', assumptionData: 'content', revision: 'content',
  updatedAt: 'content', updatedBy: 'content', items: 'content', sdgs: 'content', skills: 'content',
};

/**
 * Types whose fields must be stated, so that a new one is a decision: who sees a type is what the rules say of the
 * fields that lead to it (`from`), and nothing else may. `Person` leads on everywhere: it is what anybody may know of somebody.
 */
export const TYPE_RULES: Readonly<Record<string, { from?: readonly string[]; fields: readonly string[] }>> = {
  // The person alone.
  User: {
    from: ['Me.user', 'UserPayload.user'],
    fields: ['id', 'email', 'pendingEmail', 'hasPassword', 'isVerified', 'firstname', 'lastname', 'bio', 'phoneNumber', 'address', 'profilePhoto', 'coverImage', 'OnlineStatus', 'theme', 'lastAccessedCompanyId'],
  },
  Person: { fields: ['id', 'firstname', 'lastname', 'profilePhoto', 'OnlineStatus'] },
  // All members.
  Company: {
    from: ['Query.company'],
    fields: ['id', 'name', 'logo', 'coverImage', 'country', 'city', 'size', 'objective', 'stageId', 'sectors', 'elevatorPitch', 'customerSegments', 'isSoloFounder', 'isDemo', 'createdBy', 'createdAt', 'updatedAt'],
  },
  CompanyCard: {
    from: ['Me.companies', 'CompanyEvent.company', 'CompanyPayload.company'],
    fields: ['id', 'name', 'logo', 'country', 'city', 'size', 'isDemo', 'done', 'modulesDone', 'membership', 'plan'],
  },
  TeamMember: {
    from: ['Team.members'],
    fields: ['id', 'companyId', 'user', 'email', 'role', 'position', 'department', 'accessType', 'isAccepted', 'isDeclined', 'isAdvisory', 'isVerified', 'createdAt', 'acceptedAt'],
  },
  Plan: {
    from: ['CompanyCard.plan', 'GrowthPlan.plan', 'Team.plan'],
    fields: ['name', 'status', 'endsAt', 'trialUsed', 'maxTeam', 'maxAdvisory', 'usedTeam', 'usedAdvisory', 'aiCreditCount'],
  },
  // Those who see the module.
  Comment: {
    from: ['CommentPage.nodes', 'CommentPayload.comment', 'CompanyEvent.comment'],
    fields: ['id', 'moduleId', 'author', 'message', 'mentions', 'isEdited', 'createdAt', 'canEdit', 'canDelete'],
  },
};

interface RouteRule {
  policy: RoutePolicy;
  /** Status for whoever may; others get 401 without an account, 403 with one. */
  status: number;
  may?: readonly Part[];
  request(stage: Stage): { path?: string; body?: unknown; headers?: Record<string, string> };
}

const nobody = () => ({ email: `${randomUUID()}@nobody.example` });

export const ROUTE_RULES: Readonly<Record<string, RouteRule>> = {
  'POST /users': { policy: 'public', status: 201, request: () => ({ body: { ...nobody(), firstname: 'A', lastname: 'B', password: 'a long enough password' } }) },
  'POST /auth/login': { policy: 'public', status: 200, request: ({ people }) => ({ body: { email: people.outsider.email, password: people.outsider.password } }) },
  // A wrong refresh token ends at the login page whoever sends it; that it can be exchanged is tested with sign-in.
  'POST /auth/token': { policy: 'public', status: 401, request: () => ({ body: { refresh_token: 'wrong' } }) },
  'POST /auth/logout': { policy: 'public', status: 204, request: () => ({ body: {} }) },
  'POST /users/verify_email': { policy: 'public', status: 400, request: () => ({ body: { token: 'wrong' } }) },
  'POST /users/resendVerifyEmail': { policy: 'public', status: 202, request: () => ({ body: nobody() }) },
  'POST /auth/reset_password': { policy: 'public', status: 202, request: () => ({ body: nobody() }) },
  'PATCH /auth/set_password': { policy: 'public', status: 400, request: () => ({ body: { password: 'a long enough password' }, headers: { token: 'wrong' } }) },
  'PATCH /users/change-password': { policy: 'signed-in', status: 422, request: () => ({ body: { currentPassword: 'wrong', newPassword: 'a long enough password' } }) },
  'POST /auth/confirm': { policy: 'signed-in', status: 422, request: () => ({ body: { password: 'wrong' } }) },
  'POST /users/email': { policy: 'signed-in', status: 202, request: () => ({ body: nobody() }) },
  'POST /users/email/undo': { policy: 'public', status: 400, request: () => ({ body: { token: 'wrong' } }) },
  'POST /users/google-sign-on': { policy: 'public', status: 404, request: () => ({ body: { idToken: 'wrong' } }) },
  'POST /team/invite': { policy: 'company-manager', status: 201, may: MANAGERS, request: (stage) => ({ body: { ...nobody(), accessType: 'view', position: 'QA', department: 'Engineering', companyId: stage.companyId, companyName: 'Acorn' } }) },
  'POST /helpers/get-metadata': { policy: 'messenger', status: 200, request: () => ({ body: { url: 'http://127.0.0.1:1/' } }) },
  // What opens a session is tested with partners; a stranger's token opens none.
  'POST /embed/token': { policy: 'public', status: 403, request: () => ({ body: { partner: randomUUID(), token: 'wrong', origin: 'https://erdmann.example' } }) },
  'POST /embed/renew': { policy: 'messenger', status: 401, request: () => ({ body: {} }) },
  'GET /embed': { policy: 'public', status: 404, request: () => ({ path: `/embed?partner=${randomUUID()}` }) },
  'POST /helpers/uploadFile': { policy: 'messenger', status: 422, request: () => ({ body: { file: '', type: 'image' } }) },
  'GET /files/:id': { policy: 'public', status: 404, request: () => ({ path: `/files/${randomUUID()}` }) },
  'GET /files/:id/:name': { policy: 'public', status: 404, request: () => ({ path: `/files/${randomUUID()}/plan.pdf` }) },
  // Who may see which file is tested with files.
  'GET /files/:id/address': { policy: 'messenger', status: 404, request: () => ({ path: `/files/${randomUUID()}/address` }) },
  'GET /demo/pictures/:name': { policy: 'public', status: 200, request: () => ({ path: '/demo/pictures/loopcrate.svg' }) },
  'GET /dev/mailbox': { policy: 'development', status: 200, request: () => ({}) },
  'GET /dev/mailbox.json': { policy: 'development', status: 200, request: () => ({}) },
  'POST /reports': { policy: 'public', status: 204, request: () => ({ body: { reports: [{ id: 'abcd2345', remote: 'growth', version: '1.0.0', stage: 'mount', kind: 'TypeError', count: 1 }] } }) },
  'GET /healthz': { policy: 'public', status: 200, request: () => ({}) },
  'GET /readyz': { policy: 'public', status: 200, request: () => ({}) },
  'GET /metrics': { policy: 'public', status: 200, request: () => ({}) },
};
