import type { AccessType, CompanyStanding, TeamRole } from '@heartwood/contract/domain';

/** What the seat that somebody has accepted lets them do. */
export interface Seat { role: TeamRole; accessType: AccessType }

/** Whether a person owns the company with this alias or has accepted a seat in it; `user` is an SQL expression. */
export const memberSql = (company: string, user: string) => `(${company}.created_by = ${user} or exists (
  select from team_member seat
  where seat.company_id = ${company}.id and seat.user_id = ${user} and seat.is_accepted))`;

/**
 * The companies that a person owns or has accepted a seat in, as rows with `id`; `user` is an SQL expression. Those that are
 * deleted are none, unless it is them that are asked for.
 */
export const companiesOfSql = (user: string, { areDeleted = false } = {}) => {
  const state = areDeleted ? 'is not null' : 'is null';
  return `(
    select own.id
    from company own
    where own.created_by = ${user} and own.deleted_at ${state}
    union all
    select seat.company_id
    from team_member seat
    join company joined on joined.id = seat.company_id and joined.deleted_at ${state}
    where seat.user_id = ${user} and seat.is_accepted)`;
};

/** `Seat` of a person in the company with this alias, as JSON: what `standingOf` reads beside the owner's id. */
export const seatSql = (company: string, user: string) => `(
  select json_build_object('role', seat.role, 'accessType', seat.access_type)
  from team_member seat
  where seat.company_id = ${company}.id and seat.user_id = ${user} and seat.is_accepted)`;

/** What a person is in a company: its owner, somebody with a seat they have accepted, or nobody. */
export function standingOf({ ownerId, seat }: { ownerId: string; seat: Seat | null | undefined }, userId: string): CompanyStanding {
  if (ownerId === userId) return { kind: 'owner', userId };
  return seat ? { kind: 'member', userId, role: seat.role, accessType: seat.accessType } : { kind: 'none' };
}
