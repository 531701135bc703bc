import { randomUUID } from 'node:crypto';
import type { Part, Stage } from './rights-stage';

/** Who may call a root field, and with what it is called. Everybody else is refused and changes nothing. */
export interface Rule {
  may: readonly Part[] | 'everybody' | 'signed-in';
  variables(stage: Stage, part: Part): Record<string, unknown>;
}

const MANAGERS = ['admin', 'owner'] as const;
const EDITORS = ['editor', ...MANAGERS] as const;
const MEMBERS = ['viewer', 'custom', ...EDITORS] as const;
/** Custom access comments only where it is assigned, which the stage's belief is not. */
const COMMENTERS = ['viewer', ...EDITORS] as const;
const AUTHORS: Part[] = ['editor'];

const inCompany = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => ({ may, variables: (stage) => ({ companyId: stage.companyId, ...more(stage) }) });
const onBelief = (may: Rule['may'], more: (stage: Stage) => Record<string, unknown> = () => ({})): Rule => inCompany(may, (stage) => ({ key: 'belief', ...more(stage) }));

/** The stated rights of every query, mutation and subscription (spec section 6, product decisions rows 10, 12 and 13, and the modules' policy files). */
export const RULES: Readonly<Record<string, Rule>> = {
  'Query.configuration': { may: 'everybody', variables: () => ({}) },
  'Query.invitation': { may: 'everybody', variables: () => ({ token: 'whoever holds the token may look' }) },
  'Query.me': { may: 'signed-in', variables: () => ({}) },
  'Query.skills': { may: 'signed-in', variables: () => ({ search: 'design', first: 3 }) },
  'Query.company': { may: MEMBERS, variables: (stage) => ({ id: stage.companyId }) },
  'Query.team': inCompany(MEMBERS),
  'Query.growthPlan': inCompany(MEMBERS),
  'Query.growthArea': inCompany(MEMBERS, () => ({ area: 'foundation' })),
  'Query.growthModule': onBelief(MEMBERS),
  'Query.comments': onBelief(MEMBERS),
  'Query.history': onBelief(MEMBERS),

  'Mutation.createCompany': { may: 'signed-in', variables: () => ({ input: { id: randomUUID(), name: 'New company' } }) },
  'Mutation.createSampleCompany': { may: 'signed-in', variables: () => ({ id: randomUUID() }) },
  'Mutation.removeDemoCompany': { may: ['owner'], variables: (stage) => ({ id: stage.companyId }) },
  'Mutation.updateCompany': { may: MANAGERS, variables: (stage) => ({ id: stage.companyId, set: { name: 'Renamed' } }) },
  'Mutation.startTrial': { may: [], variables: (stage) => ({ companyId: stage.companyId }) },
  'Mutation.updateUser': { may: ['viewer'], variables: ({ people }) => ({ id: people.viewer.userId, set: { bio: 'New words' } }) },
  'Mutation.updateTeamMember': { may: MANAGERS, variables: (stage) => ({ id: stage.viewerSeatId, set: { position: 'QA' } }) },
  'Mutation.deleteTeamMember': { may: ['viewer', ...MANAGERS], variables: (stage) => ({ id: stage.viewerSeatId }) },
  'Mutation.resendInvitation': { may: MANAGERS, variables: (stage) => ({ id: stage.inviteId }) },
  'Mutation.updateModule': onBelief(EDITORS, () => ({ set: { assumption: 'New words' } })),
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

  'Subscription.companyEvents': inCompany(MEMBERS),
  'Subscription.userEvents': { may: 'signed-in', variables: () => ({}) },
};

/** Whether a field of a module is its place in the level, which all members see, or content, which goes with visibility. */
export const MODULE_FIELDS: Readonly<Record<string, 'place' | 'content'>> = {
  id: 'place', companyId: 'place', key: 'place', progress: 'place', isLocked: 'place', isHidden: 'place', canEdit: 'place', canComment: 'place', canShare: 'place',
  dueDate: 'place', assignees: 'place', doneAt: 'place',
  summary: 'content', visibleTo: 'content', priority: 'content', commentCount: 'content', description: 'content', assumption: 'content', assumptionData: 'content', revision: 'content',
  updatedAt: 'content', updatedBy: 'content', items: 'content', sdgs: 'content', skills: 'content',
};

interface RouteRule {
  policy: 'public' | 'signed-in' | 'company-manager' | 'development';
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
  'POST /users/email': { policy: 'signed-in', status: 202, request: () => ({ body: nobody() }) },
  'POST /users/google-sign-on': { policy: 'public', status: 404, request: () => ({ body: { idToken: 'wrong' } }) },
  'POST /team/invite': { policy: 'company-manager', status: 201, may: MANAGERS, request: (stage) => ({ body: { ...nobody(), accessType: 'view', position: 'QA', department: 'Engineering', companyId: stage.companyId, companyName: 'Acorn' } }) },
  'POST /helpers/uploadFile': { policy: 'signed-in', status: 422, request: () => ({ body: { file: '', type: 'image' } }) },
  'GET /files/:id': { policy: 'public', status: 404, request: () => ({ path: `/files/${randomUUID()}` }) },
  'GET /demo/pictures/:name': { policy: 'public', status: 200, request: () => ({ path: '/demo/pictures/loopcrate.svg' }) },
  'GET /dev/mailbox': { policy: 'development', status: 200, request: () => ({}) },
  'GET /dev/mailbox.json': { policy: 'development', status: 200, request: () => ({}) },
  'GET /healthz': { policy: 'public', status: 200, request: () => ({}) },
  'GET /readyz': { policy: 'public', status: 200, request: () => ({}) },
  'GET /metrics': { policy: 'public', status: 200, request: () => ({}) },
};
