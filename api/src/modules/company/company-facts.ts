import type { AccessType, AffiliateStatus } from '@heartwood/contract/domain';
import type { Database, Statement } from '../../db/database';
import type { Person } from '../identity';
import { CREDITS_SQL, planOf, SUBSCRIPTIONS_SQL, type Plan, type SeatFacts, type SubscriptionFacts } from '../plan';
import { OWNER_SQL, ROSTER_SQL, type Member } from './company-people';

/** What a list shows of a company. */
export interface CompanyFace {
  id: string;
  name: string;
  logo: string | null;
  city: string | null;
  country: string | null;
  size: string | null;
  isDemo: boolean;
}

/** What every answer about a company starts from: the policy facts beside the data, read in one statement. */
export interface CompanyFacts extends CompanyFace {
  ownerId: string;
  aiCreditCount: number;
  affiliateStatus: AffiliateStatus;
  /** Sequence of the last step that these facts include. */
  eventSeq: number;
  owner: Person;
  roster: readonly Member[];
  subscriptions: readonly SubscriptionFacts[];
}

/** Arguments for `json_build_object` that make a `CompanyFace` of the company with the alias `c`. */
export const COMPANY_FACE_SQL = `'id', c.id,
  'name', c.name,
  'logo', c.logo,
  'city', c.city,
  'country', c.country,
  'size', c.size,
  'isDemo', c.is_demo`;

/** Arguments for `json_build_object` that make a `CompanyFacts` of the company with the alias `c`. */
export const COMPANY_FACTS_SQL = `
  ${COMPANY_FACE_SQL},
  'ownerId', c.created_by,
  'aiCreditCount', ${CREDITS_SQL},
  'affiliateStatus', c.affiliate_status,
  'eventSeq', c.last_event_seq,
  'owner', ${OWNER_SQL},
  'roster', ${ROSTER_SQL},
  'subscriptions', ${SUBSCRIPTIONS_SQL}`;

/** The viewer's own standing in a company. */
export interface Membership {
  id: string | null;
  isOwner: boolean;
  isAdmin: boolean;
  isAdvisory: boolean;
  accessType: AccessType;
  position: string | null;
  department: string | null;
}

function seatsOf(roster: readonly Member[]): SeatFacts {
  const advisory = roster.filter((member) => member.isAdvisory).length;
  return { team: roster.length - advisory, advisory };
}

export function planOfFacts(facts: CompanyFacts, now: Date): Plan {
  return planOf(facts.subscriptions, seatsOf(facts.roster), facts.aiCreditCount, now);
}

/** The people of a company and the seats they take. */
export interface Team {
  companyId: string;
  owner: Person;
  members: readonly Member[];
  plan: Plan;
}

export function teamOf(facts: CompanyFacts, now: Date): Team {
  return { companyId: facts.id, owner: facts.owner, members: facts.roster, plan: planOfFacts(facts, now) };
}

/**
 * One company that is there, as JSON; $1 company.
 * @param members arguments for `json_build_object`, of the company with the alias `c`
 */
export const companyStatement = (name: string, members: string): Statement => ({
  name,
  text: `select json_build_object(${members}) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
});

export const COMPANY_FACTS = companyStatement('company-facts', COMPANY_FACTS_SQL);

export async function readCompanyFacts(db: Database, companyId: string): Promise<CompanyFacts | null> {
  const [row] = await db.read<{ data: CompanyFacts }>(COMPANY_FACTS, [companyId]);
  return row?.data ?? null;
}

export const OWNER_MEMBERSHIP: Membership = {
  id: null, isOwner: true, isAdmin: false, isAdvisory: false, accessType: 'edit', position: null, department: null,
};

/** A row of `team_member` as its own person sees it. */
export function membershipOf(row: Pick<Member, 'id' | 'role' | 'isAdvisory' | 'accessType' | 'position' | 'department'>): Membership {
  const { id, isAdvisory, accessType, position, department } = row;
  return { id, isOwner: false, isAdmin: row.role === 'ADMIN', isAdvisory, accessType, position, department };
}
