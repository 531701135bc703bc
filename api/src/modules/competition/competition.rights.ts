import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MEMBERS, type Rights } from '../../testing/rights';
import { rowRights } from '../../testing/row-rights';

const { fields, types } = rowRights('CompetitionArea', {
  Competitor: {
    list: 'competitors', row: { name: 'Rebox' }, from: ['PitchDeck.competitors', 'CompetitorsPayload.rows'],
    fields: [
      'name', 'isSelf', 'type', 'details', 'website', 'price', 'importanceLevel', 'valueProposition', 'pointOfDifferentiation',
      'revenueStreams', 'keyTakeaway', 'strengths', 'weaknesses', 'socialMediaEngagement', 'customerExperience', 'customers',
    ],
  },
});

const link = inCompany(EDITORS, ({ competitorId, customerId }) => ({ competitorId, customerId }));

export const COMPETITION_RIGHTS: Rights = {
  fields: {
    'Query.competition': inCompany(MEMBERS, () => ({ open: 'comparison' })),
    ...fields,
    'Mutation.addCompetitorCustomer': link,
    'Mutation.removeCompetitorCustomer': link,
    'Mutation.importCompetitors': inCompany(EDITORS, () => ({ rows: [{ id: randomUUID(), position: 1, name: 'Rebox' }] })),
  },
  types,
};
