import type { RowCalls } from '../../area-page/rows/use-row-commands';
import {
  DeleteCompetitorDocument, SaveCompetitorDocument, type CompetitorFieldsFragment as Competitor, type CompetitorInput,
} from '../../generated/graphql';

/** What is particular to the columns of the comparison. */
export const COMPETITOR_CALLS: RowCalls<Competitor, CompetitorInput, 'key'> = {
  type: 'Competitor', save: SaveCompetitorDocument, remove: DeleteCompetitorDocument, noun: 'competitor', nameOf: ({ name }) => name,
  place: { key: 'comparison' },
  blank: {
    name: '', type: null, details: null, website: null, price: null, importanceLevel: null, valueProposition: null,
    pointOfDifferentiation: null,
    revenueStreams: null, keyTakeaway: null, strengths: null, weaknesses: null, socialMediaEngagement: null, customerExperience: null,
    customers: [],
  },
  input: ({ __typename: _type, revision: _revision, isSelf: _isSelf, ...row }) => row,
};
