import { isManager, type CompanyStanding, type TeamRole } from './access';

/** The entry of a team that somebody acts on. The owner has no row, so nobody can touch the owner. */
export interface SeatRow { userId: string | null; role: TeamRole }

/** Owner and admins invite, and send an invitation again. */
export function canInvite(standing: CompanyStanding): boolean {
  return isManager(standing);
}

/** Access, position and department: owner and admins, but an admin leaves other admins alone. */
export function canChangeSeat(standing: CompanyStanding, row: SeatRow): boolean {
  if (standing.kind === 'owner') return true;
  return isManager(standing) && (row.role !== 'ADMIN' || isOwn(standing, row));
}

/** Only the owner makes admins and unmakes them: otherwise one admin could put out the others. */
export function canChangeRole(standing: CompanyStanding): boolean {
  return standing.kind === 'owner';
}

/** Everybody may leave; owner and admins may remove, but an admin leaves other admins alone. */
export function canRemoveSeat(standing: CompanyStanding, row: SeatRow): boolean {
  return isOwn(standing, row) || canChangeSeat(standing, row);
}

function isOwn(standing: CompanyStanding, row: SeatRow): boolean {
  return standing.kind === 'member' && row.userId === standing.userId;
}
