import { isManager, type AffiliateStatus } from '@heartwood/contract/domain';
import type { Database } from '../../db/database';
import {
  companyStatement, COMPANY_FACTS_SQL, membershipOf, OWNER_MEMBERSHIP, planOfFacts, standingIn,
  type CompanyFace, type CompanyFacts, type Membership,
} from '../company';
import type { Plan } from '../plan';
import { doneCount, LEVEL_FACTS_SQL, modulesDone, type LevelFacts } from './company-level';

export interface CompanyCard extends CompanyFace {
  done: number;
  modulesDone: boolean[];
  membership: Membership;
  plan: Plan;
  /** For owner and admins; `NONE` for others. */
  affiliateStatus: AffiliateStatus;
}

/** The facts of a company with what its level follows from. */
export interface LevelledCompany extends CompanyFacts {
  level: LevelFacts;
}

/** Arguments for `json_build_object` that make a `LevelledCompany` of the company with the alias `c`. */
export const LEVELLED_COMPANY_SQL = `${COMPANY_FACTS_SQL},
  'level', ${LEVEL_FACTS_SQL}`;

export const LEVELLED_COMPANY = companyStatement('levelled-company', LEVELLED_COMPANY_SQL);

export async function readLevelledCompany(db: Database, companyId: string): Promise<LevelledCompany | null> {
  const [row] = await db.read<{ data: LevelledCompany }>(LEVELLED_COMPANY, [companyId]);
  return row?.data ?? null;
}

/** The company as one of its people sees it in lists; null for everybody else. */
export function companyCard(facts: LevelledCompany, viewerId: string, now: Date): CompanyCard | null {
  const standing = standingIn(facts, viewerId);
  if (standing.kind === 'none') return null;
  const row = facts.roster.find((member) => member.isAccepted && member.userId === viewerId);
  const { id, name, logo, city, country, size, isDemo } = facts;
  return {
    id, name, logo, city, country, size, isDemo,
    done: doneCount(facts.level),
    modulesDone: modulesDone(facts.level),
    membership: row ? membershipOf(row) : OWNER_MEMBERSHIP,
    plan: planOfFacts(facts, now),
    affiliateStatus: isManager(standing) ? facts.affiliateStatus : 'NONE',
  };
}
