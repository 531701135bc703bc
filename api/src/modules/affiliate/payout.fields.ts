import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { affiliatePayload, AffiliatePayloadRef } from './affiliate.fields';
import { PayoutRef } from './affiliate.schema';
import { CouponUsePageRef } from './list.schema';
import { changeAccount, confirmAccount, withdrawAccount } from './payout-account';
import { readPayoutEntries, readPayouts, type PayoutPage } from './payout.queries';

const own = { authScopes: { signedIn: true } } as const;
const ofRows = { complexity: { field: STATEMENT_COST, multiplier: 10 } } as const;

const PayoutPageRef = builder.objectRef<PayoutPage>('AffiliatePayoutPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [PayoutRef] }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasMore: t.exposeBoolean('hasMore'),
    total: t.exposeInt('total'),
    amount: t.exposeInt('amount', { description: 'What arrived of all of them, in the programme’s currency.' }),
  }),
});

builder.queryFields((t) => ({
  affiliatePayouts: t.field({
    ...own, ...ofRows, type: PayoutPageRef,
    args: {
      companyId: t.arg.id(), first: t.arg.int({ defaultValue: 30, required: false }), after: t.arg.string({ required: false }),
    },
    description: 'What went out, the newest first.',
    resolve: (_root, { companyId, first, after }, context) => readPayouts(context, companyId, { first: first ?? 30, after: after ?? null }),
  }),
  payoutEntries: t.field({
    ...own, ...ofRows, type: CouponUsePageRef,
    args: {
      companyId: t.arg.id(), payoutId: t.arg.string(), first: t.arg.int({ defaultValue: 30, required: false }),
      after: t.arg.string({ required: false }),
    },
    description: 'The commission that a payout pays, or will pay as things stand, line by line.',
    resolve: (_root, { companyId, payoutId, first, after }, context) => (
      readPayoutEntries(context, companyId, { payoutId, first: first ?? 30, after: after ?? null })
    ),
  }),
}));

builder.mutationFields((t) => ({
  changePayoutAccount: t.field({
    ...own, type: AffiliatePayloadRef, complexity: STATEMENT_COST,
    args: { companyId: t.arg.id(), holder: t.arg.string(), iban: t.arg.string() },
    description: 'Asks for another account; it is used once whoever asks has confirmed it by mail. Asks who one is.',
    resolve: (_root, args, context) => affiliatePayload(context, args.companyId, () => changeAccount(context, args)),
  }),
  withdrawPayoutAccount: t.field({
    ...own, type: AffiliatePayloadRef, complexity: STATEMENT_COST, args: { companyId: t.arg.id() },
    description: 'Forgets what was asked for and is not confirmed.',
    resolve: (_root, { companyId }, context) => affiliatePayload(context, companyId, () => withdrawAccount(context, companyId)),
  }),
  confirmPayoutAccount: t.field({
    ...own, type: AffiliatePayloadRef, complexity: STATEMENT_COST, args: { companyId: t.arg.id(), token: t.arg.string() },
    description: 'By whoever asked, with what stands in the mail’s link.',
    resolve: (_root, args, context) => affiliatePayload(context, args.companyId, () => confirmAccount(context, args)),
  }),
}));
