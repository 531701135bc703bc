import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { expected, type UserError } from '../../request/expected-failure';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { AccessTypeRef, noAccess, readCompanyFacts, standingIn, teamOf, TeamRef, TeamRoleRef, type Team } from '../company';
import { requireViewer } from '../identity';
import { recorded } from '../operations';
import { answerInvitation } from './answer-invitation';
import { changeSeat, type SeatSet } from './change-seat';
import { declineByToken } from './decline-by-token';
import { deleteTeamMember } from './delete-team-member';
import { readInvitation, type Invitation } from './invitation.queries';
import { resendInvitation } from './resend-invitation';

/** The team in one statement. Throws FORBIDDEN for outsiders, invitees among them. */
async function readTeam(context: Context, companyId: string): Promise<Team> {
  const { userId } = requireViewer(context);
  const facts = await readCompanyFacts(context.db, companyId);
  if (!facts || standingIn(facts, userId).kind === 'none') throw noAccess();
  return teamOf(facts, context.now());
}

/** The team as it is now; who has left or declined gets none. */
async function teamPayload(context: Context, command: () => Promise<{ companyId: string }>) {
  const { value, error } = await expected(command);
  const team = value && (await expected(() => readTeam(context, value.companyId))).value;
  return { team, error };
}

interface MemberSet extends SeatSet { isAccepted?: boolean | null | undefined; isDeclined?: boolean | null | undefined }

/** An answer to an invitation, or a change of the seat; never both in one call. */
async function updateTeamMember(context: Context, id: string, { isAccepted, isDeclined, ...set }: MemberSet) {
  if (isAccepted == null && isDeclined == null) return changeSeat(context, { id, set });
  if (Object.values(set).some((value) => value != null) || Boolean(isAccepted) === Boolean(isDeclined))
    throw invalid('set', 'An invitation is either accepted or declined, and nothing else in the same call.');
  return answerInvitation(context, { id, accept: isAccepted === true });
}

const InvitationRef = builder.objectRef<Invitation>('Invitation').implement({
  description: 'What the invitation page shows before sign-in; the token is the right to see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the team entry: what is accepted or declined after the sign-in.' }),
    companyId: t.exposeID('companyId'),
    companyName: t.exposeString('companyName'),
    companyLogo: t.exposeString('companyLogo', { nullable: true }),
    invitedBy: t.exposeString('invitedBy'),
    email: t.exposeString('email'),
    accessType: t.expose('accessType', { type: AccessTypeRef }),
    position: t.exposeString('position'),
    hasAccount: t.exposeBoolean('hasAccount'),
    state: t.exposeString('state', { description: 'PENDING, ACCEPTED, DECLINED or EXPIRED.' }),
  }),
});

const TeamPayloadRef = builder.objectRef<{ team: Team | null; error: UserError | null }>('TeamPayload').implement({
  fields: (t) => ({
    team: t.expose('team', { type: TeamRef, nullable: true }), error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const TeamMemberSet = builder.inputType('TeamMemberSet', {
  description: 'isAccepted or isDeclined by the invited person; the rest by owner and admins, role by the owner alone.',
  fields: (t) => ({
    isAccepted: t.boolean({ required: false }),
    isDeclined: t.boolean({ required: false }),
    role: t.field({ type: TeamRoleRef, required: false }),
    accessType: t.field({ type: AccessTypeRef, required: false }),
    position: t.string({ required: false }),
    department: t.string({ required: false }),
  }),
});

builder.queryFields((t) => ({
  invitation: t.field({
    type: InvitationRef, nullable: true, complexity: STATEMENT_COST, args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => readInvitation(context, token),
  }),
  team: t.field({
    type: TeamRef, nullable: true, complexity: STATEMENT_COST, authScopes: { signedIn: true }, args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => readTeam(context, companyId),
  }),
}));

builder.mutationFields((t) => {
  const base = { type: TeamPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
  return {
    updateTeamMember: t.field({
      ...base, args: { id: t.arg.id(), set: t.arg({ type: TeamMemberSet }) },
      resolve: (_root, { id, set }, context) => (
        teamPayload(context, () => recorded(context, { kind: 'member-change', subject: id }, () => updateTeamMember(context, id, set)))
      ),
    }),
    deleteTeamMember: t.field({
      ...base, args: { id: t.arg.id() }, description: 'Also: leave the company oneself.',
      resolve: (_root, args, context) => (
        teamPayload(context, () => recorded(context, { kind: 'member-removal', subject: args.id }, () => deleteTeamMember(context, args)))
      ),
    }),
    declineInvitation: t.field({
      type: TeamPayloadRef, complexity: STATEMENT_COST, args: { token: t.arg.string() },
      description: 'Without an account: whoever holds the token of the mail may decline. `team` is always null.',
      resolve: async (_root, args, context) => ({ team: null, error: (await expected(() => declineByToken(context, args))).error }),
    }),
    resendInvitation: t.field({
      ...base, args: { id: t.arg.id() },
      resolve: (_root, args, context) => teamPayload(context, () => resendInvitation(context, args)),
    }),
  };
});
