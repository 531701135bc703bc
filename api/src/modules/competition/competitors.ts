import { COMPETITOR_TYPE_VALUES, type CompetitorType } from '@heartwood/contract/domain';
import { invalid } from '../../request/errors';
import { TO_CUSTOMERS } from '../business-model';
import { oneOf, rating, rowKind, rowLine, rowName, rowText, webAddress, type PlacedRow, type RowInputOf } from '../growth';
import { competitor, competitorCustomer } from './competition.table';
import { isOwnCompetitor } from './own-company';

export interface CompetitorFields {
  name: string;
  type: CompetitorType | null;
  details: string | null;
  website: string | null;
  price: string | null;
  importanceLevel: number | null;
  valueProposition: string | null;
  pointOfDifferentiation: string | null;
  revenueStreams: string | null;
  keyTakeaway: string | null;
  strengths: string | null;
  weaknesses: string | null;
  socialMediaEngagement: string | null;
  customerExperience: number | null;
}
export type Competitor = PlacedRow & CompetitorFields & { isSelf: boolean; customers: string[] };
export type CompetitorInput = RowInputOf<CompetitorFields & { customers: string[] }>;

export const CUSTOMER_LINK = {
  field: 'customers', table: competitorCustomer, own: competitorCustomer.competitorId, other: competitorCustomer.customerId,
  to: TO_CUSTOMERS,
};

type TextField = 'details' | 'valueProposition' | 'pointOfDifferentiation' | 'revenueStreams' | 'keyTakeaway' | 'strengths' | 'weaknesses'
  | 'socialMediaEngagement';

/** The columns of the comparison. */
export const COMPETITORS = rowKind({
  type: 'Competitor', list: 'competitors', table: competitor, modules: ['comparison'],
  most: 100, refusal: 'A comparison can have at most 100 competitors.',
  check: (input: CompetitorInput) => {
    const isSelf = isOwnCompetitor(input.id);
    const text = (field: TextField, label: string) => rowText(field, input[field], label);
    if (isSelf && input.importanceLevel != null) throw invalid('importanceLevel', 'Your own company has no importance level.');
    return {
      name: isSelf ? '' : rowName('name', input.name, 'The name'),
      isSelf,
      type: input.type == null ? null : oneOf('type', input.type, COMPETITOR_TYPE_VALUES, 'The type'),
      details: text('details', 'The details'),
      website: input.website ? webAddress('website', input.website, 'The website') : null,
      price: rowLine('price', input.price, 'The price'),
      importanceLevel: rating('importanceLevel', input.importanceLevel, 'The importance level'),
      valueProposition: text('valueProposition', 'The value proposition'),
      pointOfDifferentiation: text('pointOfDifferentiation', 'The point of differentiation'),
      revenueStreams: text('revenueStreams', 'The revenue streams'),
      keyTakeaway: text('keyTakeaway', 'The key takeaway'),
      strengths: text('strengths', 'The strengths'),
      weaknesses: text('weaknesses', 'The weaknesses'),
      socialMediaEngagement: text('socialMediaEngagement', 'The social media engagement'),
      customerExperience: rating('customerExperience', input.customerExperience, 'The customer experience'),
    };
  },
  label: ({ isSelf, name }) => (isSelf ? 'Own company' : name),
  words: (row) => [
    row.price, row.website, row.details, row.valueProposition, row.pointOfDifferentiation, row.revenueStreams, row.strengths,
    row.weaknesses, row.socialMediaEngagement, row.keyTakeaway,
  ].filter(Boolean).join('\n'),
  stays: ({ isSelf }) => isSelf,
  links: [CUSTOMER_LINK],
  reads: { name: '(case when r.is_self then (select own.name from company own where own.id = r.company_id) else r.name end)' },
  order: 'not r.is_self, r.position, r.id',
});
