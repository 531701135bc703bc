import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { readAffiliate, type Affiliate } from './affiliate.queries';
import { AffiliateRef } from './affiliate.schema';
import { withdrawAffiliateRequest } from './request-affiliate';

const own = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

export const AffiliatePayloadRef = builder.objectRef<{ affiliate: Affiliate | null; error: UserError | null }>('AffiliatePayload').implement({
  fields: (t) => ({
    affiliate: t.expose('affiliate', { type: AffiliateRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export async function affiliatePayload(context: Context, companyId: string, command: () => Promise<void>) {
  const { error } = await expected(command);
  return { affiliate: await readAffiliate(context, companyId), error };
}

builder.queryFields((t) => ({
  affiliate: t.field({
    ...own, type: AffiliateRef, nullable: true, args: { companyId: t.arg.id() }, description: 'For owner and admins; null for others.',
    resolve: (_root, { companyId }, context) => readAffiliate(context, companyId),
  }),
}));

builder.mutationFields((t) => ({
  withdrawAffiliateRequest: t.field({
    ...own, type: AffiliatePayloadRef, args: { companyId: t.arg.id() }, description: 'Before it is answered. Twice is once.',
    resolve: (_root, { companyId }, context) => affiliatePayload(context, companyId, () => withdrawAffiliateRequest(context, companyId)),
  }),
}));
