import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { companyPayload, CompanyPayloadRef } from '../account';
import { createSampleCompany } from './create-sample-company';

builder.mutationFields((t) => ({
  createSampleCompany: t.field({
    type: CompanyPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST, args: { id: t.arg.id() },
    description: 'A private copy of the demo company. Same id twice: one company.',
    resolve: (_root, args, context) => companyPayload(context, () => createSampleCompany(context, args)),
  }),
}));
