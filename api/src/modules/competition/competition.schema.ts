import { COMPETITOR_TYPE_VALUES } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { CUSTOMER, CUSTOMERS, type Customer } from '../business-model';
import { always, AreaRef, areaReading, perhaps, rowTypes, several, type Area } from '../growth';
import { COMPETITORS, type Competitor, type CompetitorInput } from './competitors';
import { ownCompetitorId } from './own-company';

const CompetitorTypeRef = builder.enumType('CompetitorType', { values: COMPETITOR_TYPE_VALUES });

const text = perhaps('String');

export const COMPETITOR = rowTypes<Competitor, CompetitorInput>('Competitor', {
  name: always('String'), type: perhaps(CompetitorTypeRef), details: text, website: text, price: text, importanceLevel: perhaps('Int'),
  valueProposition: text, pointOfDifferentiation: text, revenueStreams: text, keyTakeaway: text, strengths: text, weaknesses: text,
  socialMediaEngagement: text, customerExperience: perhaps('Int'), customers: several('ID'),
});

builder.objectField(COMPETITOR.row, 'isSelf', (t) => t.exposeBoolean('isSelf', {
  description: 'The own company: called as it is, first in the comparison, and never deleted.',
}));

interface CompetitionLists { competitors: Competitor[]; customers: Customer[] }

export const COMPETITION = areaReading<CompetitionLists>('competition', [COMPETITORS.rows, CUSTOMERS.rows]);

const EMPTY = {
  type: null, details: null, website: null, price: null, importanceLevel: null, valueProposition: null, pointOfDifferentiation: null,
  revenueStreams: null, keyTakeaway: null, strengths: null, weaknesses: null, socialMediaEngagement: null, customerExperience: null,
} as const;

/** The own company's column before anybody has written into it. */
function emptyOwn({ facts }: Area): Competitor {
  const place = { id: ownCompetitorId(facts.id), key: 'comparison', position: 0, revision: 0 } as const;
  return { ...EMPTY, ...place, name: facts.name, isSelf: true, customers: [] };
}

export const CompetitionRef = builder.objectRef<Area & CompetitionLists>('CompetitionArea').implement({
  interfaces: [AreaRef],
  fields: (t) => ({
    competitors: t.field({
      type: [COMPETITOR.row],
      description: 'The own company first, then the others in their order. Its column is there before it is written: save it by its id.',
      resolve: (area) => {
        const { competitors, view } = area;
        return competitors[0]?.isSelf || !view.reader.sees('comparison') ? competitors : [emptyOwn(area), ...competitors];
      },
    }),
    customers: t.expose('customers', { type: [CUSTOMER.row], description: 'The customers of the business model, to choose from.' }),
  }),
});

/** The rows that steps of the company's stream bring. */
export const COMPETITION_RECORDS = [COMPETITOR.row] as const;
