import { eq } from 'drizzle-orm';
import { canInvite } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { conflict, forbidden, tooMany } from '../../request/errors';
import { enterCompany, recordCompanyEvent, teamMember } from '../company';
import { requireViewer } from '../identity';
import { findSeat } from './find-seat';
import { newInvitationToken } from './invitation-token';
import { sendInvitation } from './send-invitation';

const PAUSE_SECONDS = 60;

/** Sends a fresh link; the one before stops working. At most once a minute for one address. */
export async function resendInvitation(context: Context, { id }: { id: string }): Promise<{ companyId: string }> {
  const { userId } = requireViewer(context);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const { companyId } = await findSeat(tx, id);
    const { company, standing } = await enterCompany(tx, userId, companyId, now);
    if (!canInvite(standing)) throw forbidden("You don't have permission to invite people to this company.");
    const row = await findSeat(tx, id);
    if (row.isAccepted || row.isDeclined) throw conflict('This invitation has been answered.');
    const wait = PAUSE_SECONDS - (now.getTime() - row.sentAt.getTime()) / 1000;
    if (wait > 0) throw tooMany(wait, 'This invitation was just sent. Please wait a minute.');
    const { token, tokenHash } = newInvitationToken();
    await tx.update(teamMember).set({ tokenHash, sentAt: now }).where(eq(teamMember.id, id));
    await sendInvitation(tx, context, row, company.name, token, userId);
    await recordCompanyEvent(tx, context, companyId, { type: 'TEAM_CHANGED', actorId: userId });
    return { companyId };
  });
}
