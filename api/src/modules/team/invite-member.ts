import { and, asc, eq, or } from 'drizzle-orm';
import { ACCESS_LABELS, ACCESS_TYPES, canInvite, isEmail, normalizeEmail } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { badRequest, forbidden } from '../../request/errors';
import { enterCompany, recordCompanyEvent, teamMember, tellUser } from '../company';
import { findUserByEmail, requireViewer } from '../identity';
import { companySubject, invitationGroup, notify } from '../notification';
import { newInvitationToken } from './invitation-token';
import { isAdvisoryDepartment, isKnownPosition, seatLimit, seatsFullMessage, takenSeats } from './seats';
import { sendInvitation } from './send-invitation';

export interface InvitationInput {
  email: string;
  accessType: string;
  position: string;
  department: string;
  companyId: string;
}

/**
 * Gives a pending seat to an address and writes to it. Failures are 400 with a sentence for the person (spec
 * section 8). The answer is the same whether or not the address has an account.
 */
export async function inviteMember(context: Context, input: InvitationInput): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  const seat = checkInvitation(input);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const { company, standing, plan } = await enterCompany(tx, userId, input.companyId, now);
    if (!canInvite(standing)) throw forbidden("You don't have permission to invite people to this company.");
    const account = await findUserByEmail(tx, seat.email);
    if (account?.id === company.createdBy) throw badRequest(`${seat.email} is the owner of ${company.name}.`, 'ALREADY_MEMBER');
    const row = await findSeat(tx, input.companyId, seat.email, account?.id);
    if (row && !row.isDeclined)
      throw badRequest(
        row.isAccepted ? `${seat.email} is already a member.` : `${seat.email} has already been invited.`,
        'ALREADY_INVITED',
      );
    if ((await takenSeats(tx, input.companyId, seat.isAdvisory)) >= seatLimit(plan, seat.isAdvisory))
      throw badRequest(seatsFullMessage(plan, seat.isAdvisory), 'NO_SEAT_LEFT');
    const { token, tokenHash } = newInvitationToken();
    const pending = {
      ...seat, tokenHash, role: 'MEMBER' as const, isAccepted: false, isDeclined: false, invitedBy: userId, sentAt: now, acceptedAt: null,
      userId: account?.isVerified ? account.id : null,
    };
    const [written] = row
      ? await tx.update(teamMember).set(pending).where(eq(teamMember.id, row.id)).returning({ id: teamMember.id })
      : await tx.insert(teamMember).values({ ...pending, companyId: input.companyId, createdAt: now }).returning({ id: teamMember.id });
    if (!written) throw new Error('the invitation was not written');
    await sendInvitation(tx, context, seat, company.name, token, userId);
    await recordCompanyEvent(tx, context, input.companyId, { type: 'TEAM_CHANGED', actorId: userId });
    if (pending.userId) {
      tellUser(tx, context, pending.userId, 'INVITED');
      await notify(tx, context, {
        to: [pending.userId], type: 'INVITED', actorId: userId, companyId: input.companyId, subject: companySubject(input.companyId),
        groupKey: invitationGroup(written.id),
        data: { seatId: written.id, position: seat.position, access: ACCESS_LABELS[seat.accessType] },
      });
    }
    return written;
  });
}

function checkInvitation({ email, accessType, position, department }: InvitationInput) {
  const address = normalizeEmail(email);
  if (!isEmail(address)) throw badRequest('This does not look like an email address.', 'INVALID_EMAIL');
  const access = ACCESS_TYPES.find((one) => one === accessType);
  if (!access) throw badRequest('Choose an access type: edit, view or custom.', 'INVALID_ACCESS_TYPE');
  if (!isKnownPosition(department, position)) throw badRequest('Choose a role from the list.', 'INVALID_POSITION');
  return { email: address, accessType: access, position, department, isAdvisory: isAdvisoryDepartment(department) };
}

async function findSeat(
  tx: Db,
  companyId: string,
  email: string,
  accountId: string | undefined,
): Promise<typeof teamMember.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(teamMember)
    .where(
      and(
        eq(teamMember.companyId, companyId),
        or(eq(teamMember.email, email), accountId === undefined ? undefined : eq(teamMember.userId, accountId)),
      ),
    )
    .orderBy(asc(teamMember.isDeclined));
  return row;
}
