import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { areaField, rowMutations, rowPayload } from '../growth';
import { COMPETITION, COMPETITOR, CompetitionRef } from './competition.schema';
import { addCompetitorCustomer, deleteCompetitor, removeCompetitorCustomer, saveCompetitor } from './competitor-commands';
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
  };
});
