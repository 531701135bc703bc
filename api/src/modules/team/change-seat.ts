import { eq } from 'drizzle-orm';
import { ACCESS_LABELS, canChangeRole, canChangeSeat, type AccessType, type TeamRole } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { badRequest, forbidden, invalid } from '../../request/errors';
import { enterCompany, recordCompanyEvent, teamMember, tellUser } from '../company';
import { requireFresh, requireViewer } from '../identity';
import { companySubject, notify } from '../notification';
import { findSeat } from './find-seat';
import { isAdvisoryDepartment, isKnownPosition, seatLimit, seatsFullMessage, takenSeats } from './seats';

export interface SeatSet {
  role?: TeamRole | null | undefined;
  accessType?: AccessType | null | undefined;
  position?: string | null | undefined;
  department?: string | null | undefined;
}

/** Changes what a member may and is. Moving to or from the advisory department moves to the other seats, if one is left. */
export async function changeSeat(context: Context, { id, set }: { id: string; set: SeatSet }): Promise<{ companyId: string }> {
  const { userId } = requireViewer(context);
  return context.db.transaction(async (tx) => {
    const { companyId } = await findSeat(tx, id);
    const { standing, plan } = await enterCompany(tx, userId, companyId, context.now());
    const row = await findSeat(tx, id);
    if (!canChangeSeat(standing, row)) throw forbidden("You don't have permission to change this member.");
    const role = set.role ?? row.role;
    if (role !== row.role && !canChangeRole(standing)) throw forbidden("You don't have permission to change roles.");
    const accessType = set.accessType ?? row.accessType;
    if (role !== row.role || accessType !== row.accessType) await requireFresh(context, tx);
    const department = set.department ?? row.department;
    const position = set.position ?? row.position;
    if ((department !== row.department || position !== row.position) && !isKnownPosition(department, position))
      throw invalid('position', 'Choose a position of this department.');
    const isAdvisory = isAdvisoryDepartment(department);
    if (isAdvisory !== row.isAdvisory && (await takenSeats(tx, companyId, isAdvisory, id)) >= seatLimit(plan, isAdvisory))
      throw badRequest(seatsFullMessage(plan, isAdvisory), 'NO_SEAT_LEFT');
    if (role === row.role && accessType === row.accessType && department === row.department && position === row.position)
      return { companyId };
    await tx.update(teamMember).set({ role, accessType, department, position, isAdvisory }).where(eq(teamMember.id, id));
    await recordCompanyEvent(tx, context, companyId, { type: 'TEAM_CHANGED', actorId: userId });
    if (row.userId) tellUser(tx, context, row.userId, 'MEMBERSHIP_CHANGED');
    if (row.userId && row.isAccepted) {
      await notify(tx, context, {
        to: [row.userId], type: 'ROLE_CHANGED', actorId: userId, companyId, subject: companySubject(companyId),
        data: { role: role === 'ADMIN' ? 'Admin' : position, access: ACCESS_LABELS[accessType] },
      });
    }
    return { companyId };
  });
}
