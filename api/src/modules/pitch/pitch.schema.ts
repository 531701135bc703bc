import { KEY_PARTNER, REVENUE } from '../business-model';
import { CompanyRef } from '../company';
import { COMPETITOR } from '../competition';
import { ClaimRef, EVIDENCE_ROW } from '../evidence';
import { CompanySdgRef, FOUNDATION_ITEM } from '../foundation';
import { GrowthFrameworkRef, GrowthModuleRef } from '../growth';
import { PersonRef } from '../identity';
import { MARKET_CUSTOMER } from '../market-potential';
import { GoalRef } from '../timeline';
import { builder } from '../../graphql/schema-builder';
import type { PitchDeck, TeamFace } from './pitch-deck';

const TeamFaceRef = builder.objectRef<TeamFace>('TeamFace').implement({
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    position: t.exposeString('position'),
    isAdvisory: t.exposeBoolean('isAdvisory'),
  }),
});

/** At most nine modules stand in one of the lists. */
const MODULES: { type: [typeof GrowthModuleRef]; complexity: { field: number; multiplier: number } } = (
  { type: [GrowthModuleRef], complexity: { field: 1, multiplier: 9 } }
);

export const PitchDeckRef = builder.objectRef<PitchDeck>('PitchDeck').implement({
  description: `What an investor asks for, in one statement. What a module holds that is not shown to the viewer is left out: its rows, its
goals, its people, and all that it says.`,
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    company: t.expose('company', { type: CompanyRef }),
    framework: t.expose('framework', { type: GrowthFrameworkRef }),
    foundation: t.expose('foundation', { ...MODULES, description: 'Vision, belief, culture and development goals.' }),
    businessModels: t.expose('businessModels', MODULES),
    competition: t.expose('competition', MODULES),
    marketPotential: t.expose('marketPotential', MODULES),
    items: t.expose('items', { type: [FOUNDATION_ITEM.row], description: 'The habits of the culture.' }),
    sdgs: t.expose('sdgs', { type: [CompanySdgRef] }),
    revenues: t.expose('revenues', { type: [REVENUE.row] }),
    keyPartners: t.expose('keyPartners', { type: [KEY_PARTNER.row] }),
    competitors: t.expose('competitors', {
      type: [COMPETITOR.row], description: 'The own company first, once something is written of it, then the others in their order.',
    }),
    marketCustomers: t.expose('marketCustomers', { type: [MARKET_CUSTOMER.row] }),
    evidence: t.expose('evidence', { type: [EVIDENCE_ROW.row], description: 'What the modules of the summary are founded on.' }),
    claims: t.expose('claims', { type: [ClaimRef], description: 'What is thought of what they say.' }),
    milestones: t.expose('milestones', {
      type: [GoalRef], description: 'Goals of the market plan, by the day they were achieved or are due; the newest fifty.',
    }),
    team: t.expose('team', { type: [TeamFaceRef], complexity: { field: 1, multiplier: 10 }, description: 'The owner first.' }),
  }),
});
