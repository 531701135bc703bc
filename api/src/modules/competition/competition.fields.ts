import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { areaField, rowMutations, rowPayload, rowsPayload, rowsPayloadRef } from '../growth';
import { COMPETITION, COMPETITOR, CompetitionRef } from './competition.schema';
import {
  addCompetitorCustomer, deleteCompetitor, importCompetitors, removeCompetitorCustomer, saveCompetitor,
} from './competitor-commands';
import { COMPETITORS } from './competitors';

areaField('competition', CompetitionRef, COMPETITION);
const CompetitorPayloadRef = rowMutations(COMPETITORS, COMPETITOR, { save: saveCompetitor, remove: deleteCompetitor });

builder.mutationFields((t) => {
  const own = { type: CompetitorPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
  const args = { companyId: t.arg.id(), competitorId: t.arg.id(), customerId: t.arg.id() };
  return {
    addCompetitorCustomer: t.field({
      ...own, args, description: 'The other customers stay as they are, whoever chose them.',
      resolve: (_root, input, context) => rowPayload(context, 'Competitor', () => addCompetitorCustomer(context, input)),
    }),
    removeCompetitorCustomer: t.field({
      ...own, args,
      resolve: (_root, input, context) => rowPayload(context, 'Competitor', () => removeCompetitorCustomer(context, input)),
    }),
    importCompetitors: t.field({
      type: rowsPayloadRef('Competitor', COMPETITOR.row), authScopes: { signedIn: true }, complexity: STATEMENT_COST,
      description: 'The rows of a file, all or none. One that is called as a competitor that stands there changes that one.',
      args: { companyId: t.arg.id(), rows: t.arg({ type: [COMPETITOR.input] }) },
      resolve: (_root, { companyId, rows }, context) => (
        rowsPayload(context, { companyId, key: 'comparison', type: 'Competitor' }, () => importCompetitors(context, companyId, rows))
      ),
    }),
  };
});
