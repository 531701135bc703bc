import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { badRequest, conflict, forbidden } from '../../request/errors';
import { company, recordCompanyEvent, teamMember, tellUser } from '../company';
import { findUserById, requireViewer, users } from '../identity';
import { forgetInvitation, settleInvitation } from '../notification';
import { planNameOf } from '../plan';
import { findSeat } from './find-seat';
import { isExpired } from './invitation-token';
import { acceptedSeats, seatLimit, seatsFullMessage } from './seats';
import { isInvitee } from './team.policy';

/**
 * Accept or decline, by the invited person alone, while the link in the mail works. The same answer again changes nothing; seats are
 * counted once more on accepting.
 */
export async function answerInvitation(context: Context, { id, accept }: { id: string; accept: boolean }): Promise<{ companyId: string }> {
  const { userId } = requireViewer(context);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const { companyId } = await findSeat(tx, id);
    // An invitee is not in the company yet, so this takes the company's turn without enterCompany.
    const [host] = await tx
      .select({ name: company.name, deletedAt: company.deletedAt })
      .from(company)
      .where(eq(company.id, companyId))
      .for('update');
    const row = await findSeat(tx, id);
    const viewer = await findUserById(tx, userId);
    if (!viewer || !isInvitee(row, viewer)) throw forbidden("You don't have permission to answer this invitation.");
    if (!host || host.deletedAt) throw conflict(`${host?.name ?? 'The company'} was deleted by its owner.`);
    if (accept ? row.isAccepted : row.isDeclined) return { companyId };
    if (row.isAccepted || row.isDeclined) throw conflict('This invitation has been answered.');
    if (isExpired(row.sentAt, now)) throw conflict('This invitation is too old. Ask for a new mail.');
    if (accept) await checkSeatLeft(tx, companyId, row.isAdvisory, now);
    if (accept) await dropTwin(tx, companyId, userId, id);
    await tx
      .update(teamMember)
      .set({ userId, isAccepted: accept, isDeclined: !accept, acceptedAt: accept ? now : null })
      .where(eq(teamMember.id, id));
    // Who is in again was not removed.
    if (accept) await tx.update(users).set({ removedFrom: null }).where(eq(users.id, userId));
    await (accept ? settleInvitation : forgetInvitation)(tx, context, { seatId: id, userId });
    await recordCompanyEvent(tx, context, companyId, { type: 'TEAM_CHANGED', actorId: userId });
    tellUser(tx, context, userId, 'MEMBERSHIP_CHANGED');
    return { companyId };
  });
}

async function checkSeatLeft(tx: Db, companyId: string, isAdvisory: boolean, now: Date): Promise<void> {
  const plan = await planNameOf(tx, companyId, now);
  if ((await acceptedSeats(tx, companyId, isAdvisory)) >= seatLimit(plan, isAdvisory))
    throw badRequest(seatsFullMessage(plan, isAdvisory), 'NO_SEAT_LEFT');
}

/** Somebody invited under two addresses takes one seat. */
async function dropTwin(tx: Db, companyId: string, userId: string, id: string): Promise<void> {
  const [twin] = await tx
    .select({ id: teamMember.id, isAccepted: teamMember.isAccepted })
    .from(teamMember)
    .where(and(eq(teamMember.companyId, companyId), eq(teamMember.userId, userId)));
  if (!twin || twin.id === id) return;
  if (twin.isAccepted) throw conflict('You are already a member of this company.');
  await tx.delete(teamMember).where(eq(teamMember.id, twin.id));
}
