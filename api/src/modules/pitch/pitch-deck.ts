import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { KEY_PARTNERS, REVENUES, type KeyPartner, type Revenue } from '../business-model';
import { COMPANY_PROFILE_SQL, noAccess, type Company } from '../company';
import { COMPETITORS, type Competitor } from '../competition';
import { COMPANY_SDGS, FOUNDATION_ITEMS, type CompanySdg, type FoundationItem } from '../foundation';
import { CLAIMS, type Claim } from '../evidence';
import {
  EVIDENCE, planStatement, viewGrowth, viewLists, type Evidence, type GrowthFramework,
  type GrowthModule, type GrowthView, type RowFacts,
} from '../growth';
import { requireViewer, type Person } from '../identity';
import { MARKET_CUSTOMERS, type MarketCustomer } from '../market-potential';
import { planGoalsSql, type Goal } from '../timeline';

/** The modules whose words a pitch is made of (specification, section 7), by the fields that list them. */
const MODULES_OF = {
  foundation: ['vision', 'belief', 'culture', 'sdgs'],
  businessModels: MODULES.filter(({ area }) => area === 'businessModel').map(({ key }) => key),
  competition: ['pointOfDifferentiation', 'comparison'],
  marketPotential: ['tam', 'sam', 'som', 'marketStrategy'],
} as const satisfies Record<string, readonly ModuleKey[]>;

const KEYS: readonly ModuleKey[] = Object.values(MODULES_OF).flat();
const KINDS = [
  FOUNDATION_ITEMS.rows, COMPANY_SDGS, REVENUES.rows, KEY_PARTNERS.rows, COMPETITORS.rows, MARKET_CUSTOMERS.rows, EVIDENCE.rows, CLAIMS,
];
const MOST_GOALS = 50;

interface PitchLists {
  items: FoundationItem[];
  sdgs: CompanySdg[];
  revenues: Revenue[];
  keyPartners: KeyPartner[];
  competitors: Competitor[];
  marketCustomers: MarketCustomer[];
  evidence: Evidence[];
  claims: Claim[];
}

/** Somebody of the team, as a summary shows them. */
export interface TeamFace { person: Person; position: string; isAdvisory: boolean }

export interface PitchDeck extends PitchLists, Record<keyof typeof MODULES_OF, GrowthModule[]> {
  companyId: string;
  company: Company;
  framework: GrowthFramework;
  milestones: Goal[];
  team: TeamFace[];
}

interface PitchFacts extends RowFacts { rows: RowFacts['rows'] & { company: Company; milestones: Goal[] } }

/** $1 company, $2 keys of the modules whose content is wanted. */
export const PITCH_DECK = planStatement('pitch-deck', KINDS, {
  company: () => `json_build_object(${COMPANY_PROFILE_SQL})`,
  milestones: (company) => planGoalsSql(company, MOST_GOALS),
});

/** What an investor asks for, as the viewer may know it, in one statement. Throws FORBIDDEN for outsiders. */
export async function readPitchDeck(context: Context, companyId: string): Promise<PitchDeck> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: PitchFacts }>(PITCH_DECK, [companyId, KEYS]);
  const view = row && viewGrowth(row.data, userId, context.now());
  if (!view) throw noAccess();
  const lists = viewLists(KINDS, row.data, view) as unknown as PitchLists;
  const { company, milestones } = row.data.rows;
  return {
    ...lists,
    // Values are listed with the habits of the culture; a pitch has the habits alone.
    items: lists.items.filter(({ key }) => key === 'culture'),
    evidence: lists.evidence.filter(({ key }) => KEYS.includes(key)),
    claims: lists.claims.filter(({ key }) => KEYS.includes(key)),
    companyId, company,
    framework: view.framework(),
    foundation: view.modules(MODULES_OF.foundation),
    businessModels: view.modules(MODULES_OF.businessModels),
    competition: view.modules(MODULES_OF.competition),
    marketPotential: view.modules(MODULES_OF.marketPotential),
    milestones: milestones.filter(({ status }) => view.reader.sees(status === 'ACHIEVED' ? 'traction' : 'marketGoals')),
    team: view.reader.sees('team') ? facesOf(view) : [],
  };
}

/** The owner, who has no seat, then whoever has accepted one. */
function facesOf(view: GrowthView): TeamFace[] {
  const { owner, members } = view.team();
  return [
    { person: owner, position: 'Founder', isAdvisory: false },
    ...members.flatMap(({ user, position, isAdvisory }) => (user ? [{ person: user, position, isAdvisory }] : [])),
  ];
}
