import { eq } from 'drizzle-orm';
import { canRemoveSeat, fullName } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { enterCompany, recordCompanyEvent, teamMember, tellUser } from '../company';
import { findUserById, requireFresh, requireViewer, users } from '../identity';
import { companySubject, forgetInvitation, notify } from '../notification';
import { endSeat } from './end-seat';
import { findSeat } from './find-seat';

/**
 * Removes a member or a pending invitation, or leaves the company oneself. Their modules and the partners' channels go on without them;
 * what they wrote stays.
 */
export async function deleteTeamMember(context: Context, { id }: { id: string }): Promise<{ companyId: string }> {
  const { userId } = requireViewer(context);
  return context.db.transaction(async (tx) => {
    const { companyId } = await findSeat(tx, id);
    const { company, standing } = await enterCompany(tx, userId, companyId, context.now());
    const row = await findSeat(tx, id);
    if (!canRemoveSeat(standing, row)) throw forbidden("You don't have permission to remove this member.");
    // An invitation that waits gives nobody access yet.
    if (row.isAccepted) await requireFresh(context, tx);
    if (!row.userId || !row.isAccepted) await tx.delete(teamMember).where(eq(teamMember.id, id));
    else {
      await endSeat(tx, context, { id, companyId, ownerId: company.createdBy, userId: row.userId });
      const by = row.userId === userId ? null : await findUserById(tx, userId);
      const removedFrom = by && { companyId, companyName: company.name, by: fullName(by) };
      await tx.update(users).set({ removedFrom }).where(eq(users.id, row.userId));
    }
    await recordCompanyEvent(tx, context, companyId, { type: 'TEAM_CHANGED', actorId: userId });
    if (row.userId) tellUser(tx, context, row.userId, 'MEMBERSHIP_CHANGED');
    if (row.userId && !row.isAccepted) await forgetInvitation(tx, context, { seatId: id, userId: row.userId });
    if (row.userId && row.isAccepted) {
      await notify(tx, context, {
        to: [row.userId], type: 'REMOVED', actorId: userId, companyId, subject: companySubject(companyId),
        data: { companyName: company.name },
      });
    }
    return { companyId };
  });
}
