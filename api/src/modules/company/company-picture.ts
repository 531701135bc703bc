import type { AccessType } from '@heartwood/contract/domain';
import type { Database, Statement } from '../../db/database';
import { modulesDone, doneCount, LEVEL_FACTS_SQL, type LevelFacts } from './company-level';
import { OWNER_SQL, ROSTER_SQL, standingIn, type Member, type Person } from './company-people';
import { planOf, SUBSCRIPTIONS_SQL, type Plan, type SeatFacts, type SubscriptionFacts } from './company-plan';

/** What every answer about a company starts from: the policy facts beside the data, read in one statement. */
export interface CompanyPicture {
  id: string;
  name: string;
  logo: string | null;
  city: string | null;
  country: string | null;
  size: string | null;
  isDemo: boolean;
  ownerId: string;
  aiCreditCount: number;
  /** Sequence of the last step that this picture includes. */
  eventSeq: number;
  owner: Person;
  roster: readonly Member[];
  subscriptions: readonly SubscriptionFacts[];
  level: LevelFacts;
}

/** Arguments for `json_build_object` that make a `CompanyPicture` of the company with the alias `c`. */
export const COMPANY_PICTURE_SQL = `'id', c.id, 'name', c.name, 'logo', c.logo, 'city', c.city, 'country', c.country, 'size', c.size,
  'isDemo', c.is_demo, 'ownerId', c.created_by, 'aiCreditCount', c.ai_credit_count, 'eventSeq', c.last_event_seq,
  'owner', ${OWNER_SQL}, 'roster', ${ROSTER_SQL}, 'subscriptions', ${SUBSCRIPTIONS_SQL}, 'level', ${LEVEL_FACTS_SQL}`;

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

export interface CompanyCard {
  id: string;
  name: string;
  logo: string | null;
  city: string | null;
  country: string | null;
  size: string | null;
  isDemo: boolean;
  done: number;
  modulesDone: boolean[];
  membership: Membership;
  plan: Plan;
}

function seatsOf(roster: readonly Member[]): SeatFacts {
  const advisory = roster.filter((member) => member.isAdvisory).length;
  return { team: roster.length - advisory, advisory };
}

export function planOfPicture(picture: CompanyPicture, now: Date): Plan {
  return planOf(picture.subscriptions, seatsOf(picture.roster), picture.aiCreditCount, now);
}

/** The people of a company and the seats they take. */
export interface Team {
  companyId: string;
  owner: Person;
  members: readonly Member[];
  plan: Plan;
}

export function teamOf(picture: CompanyPicture, now: Date): Team {
  return { companyId: picture.id, owner: picture.owner, members: picture.roster, plan: planOfPicture(picture, now) };
}

/** $1 company. */
export const COMPANY_PICTURE: Statement = { name: 'company-picture', text: `select json_build_object(${COMPANY_PICTURE_SQL}) as data from company c where c.id = $1 and c.deleted_at is null` };

export async function readCompanyPicture(db: Database, companyId: string): Promise<CompanyPicture | null> {
  const [row] = await db.read<{ data: CompanyPicture }>(COMPANY_PICTURE, [companyId]);
  return row?.data ?? null;
}

export const OWNER_MEMBERSHIP: Membership = { id: null, isOwner: true, isAdmin: false, isAdvisory: false, accessType: 'edit', position: null, department: null };

/** A row of `team_member` as its own person sees it. */
export function membershipOf(row: Pick<Member, 'id' | 'role' | 'isAdvisory' | 'accessType' | 'position' | 'department'>): Membership {
  const { id, isAdvisory, accessType, position, department } = row;
  return { id, isOwner: false, isAdmin: row.role === 'ADMIN', isAdvisory, accessType, position, department };
}

/** The company as one of its people sees it in lists; null for everybody else. */
export function companyCard(picture: CompanyPicture, viewerId: string, now: Date): CompanyCard | null {
  const standing = standingIn(picture, viewerId);
  if (standing.kind === 'none') return null;
  const row = picture.roster.find((member) => member.isAccepted && member.userId === viewerId);
  const { id, name, logo, city, country, size, isDemo } = picture;
  return {
    id, name, logo, city, country, size, isDemo,
    done: doneCount(picture.level),
    modulesDone: modulesDone(picture.level),
    membership: row ? membershipOf(row) : OWNER_MEMBERSHIP,
    plan: planOfPicture(picture, now),
  };
}
