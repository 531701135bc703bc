import type { AccessType, CompanyStanding, TeamRole } from '@heartwood/contract/domain';
import { fullNameSql, type Person, personSql } from '../identity';
import { standingOf } from './membership';

/** One row of `team_member`. */
export interface Member {
  id: string;
  companyId: string;
  userId: string | null;
  /** Null until the invitation is accepted: whether an invited address has an account is nobody's business. */
  user: Person | null;
  email: string;
  role: TeamRole;
  position: string;
  department: string;
  accessType: AccessType;
  isAccepted: boolean;
  isDeclined: boolean;
  isAdvisory: boolean;
  isVerified: boolean;
  createdAt: string;
  acceptedAt: string | null;
}

/** The owner of the company with the alias `c`, as JSON. */
export const OWNER_SQL = `(select ${personSql('o')} from users o where o.id = c.created_by)`;

/** `Member[]` of the company with the alias `c`, as JSON: accepted by name, then pending by age. Declined rows are gone for everybody. */
export const ROSTER_SQL = `coalesce((
  select json_agg(json_build_object(
      'id', m.id,
      'companyId', m.company_id,
      'userId', m.user_id,
      'user', case when m.is_accepted then ${personSql('u')} end,
      'email', case when m.is_accepted then u.email else m.email end,
      'role', m.role,
      'position', m.position,
      'department', m.department,
      'accessType', m.access_type,
      'isAccepted', m.is_accepted,
      'isDeclined', m.is_declined,
      'isAdvisory', m.is_advisory,
      'isVerified', m.is_accepted and u.is_verified,
      'createdAt', m.created_at,
      'acceptedAt', m.accepted_at
    ) order by m.is_accepted desc, case when m.is_accepted then lower(${fullNameSql('u')}) end, m.created_at, m.id)
  from team_member m
  left join users u on u.id = m.user_id
  where m.company_id = c.id and not m.is_declined and not coalesce(u.is_deleted, false)), '[]')`;

/** `SeatFacts` of the company with the alias `c`, as JSON. */
export const SEATS_SQL = `(
  select json_build_object('team', count(*) filter (where not x.is_advisory), 'advisory', count(*) filter (where x.is_advisory))
  from team_member x
  where x.company_id = c.id and not x.is_declined)`;

/** What a person is in a company, from the rows of one statement. */
export function standingIn(facts: { ownerId: string; roster: readonly Member[] }, userId: string): CompanyStanding {
  return standingOf({ ownerId: facts.ownerId, seat: facts.roster.find((row) => row.isAccepted && row.userId === userId) }, userId);
}

/** Accepted and verified people of a company, the owner first: whom a module can be assigned to (spec section 5). */
export function peopleOf(facts: { owner: Person; roster: readonly Member[] }): Person[] {
  const people = [facts.owner];
  for (const member of facts.roster) if (member.isAccepted && member.isVerified && member.user) people.push(member.user);
  return people;
}
