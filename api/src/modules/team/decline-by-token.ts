import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, notFound } from '../../request/errors';
import { company, recordCompanyEvent, teamMember, tellUser } from '../company';
import { forgetInvitation } from '../notification';
import { hashInvitationToken } from './invitation-token';

/** Declines without an account: the token of the mail is the right to. The same answer again changes nothing. */
export async function declineByToken(context: Context, { token }: { token: string }): Promise<void> {
  const tokenHash = hashInvitationToken(token);
  await context.db.transaction(async (tx) => {
    const [found] = await tx.select({ companyId: teamMember.companyId }).from(teamMember).where(eq(teamMember.tokenHash, tokenHash));
    if (!found) throw notFound('This invitation is not open any more.');
    const [host] = await tx
      .select({ name: company.name, deletedAt: company.deletedAt })
      .from(company)
      .where(eq(company.id, found.companyId))
      .for('update');
    const [row] = await tx.select().from(teamMember).where(eq(teamMember.tokenHash, tokenHash));
    if (!row) throw notFound('This invitation is not open any more.');
    if (!host || host.deletedAt) throw conflict(`${host?.name ?? 'The company'} was deleted by its owner.`);
    if (row.isDeclined) return;
    if (row.isAccepted) throw conflict('This invitation has been accepted.');
    await tx.update(teamMember).set({ isDeclined: true }).where(eq(teamMember.id, row.id));
    await recordCompanyEvent(tx, context, row.companyId, { type: 'TEAM_CHANGED', actorId: row.userId });
    if (!row.userId) return;
    tellUser(tx, context, row.userId, 'MEMBERSHIP_CHANGED');
    await forgetInvitation(tx, context, { seatId: row.id, userId: row.userId });
  });
}
