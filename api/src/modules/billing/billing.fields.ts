import { CREDIT_PACKS } from '@heartwood/contract/domain';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import { askPayer, type AskedPayer } from './ask-payer';
import {
  BillingPlanRef, BillingRecordPageRef, BillingRef, BillingSubscriptionRef, CreditPackRef, MOST_PACKS, MOST_PLANS, PLANS_IN_ORDER,
} from './billing.schema';
import { readBillingHistory } from './billing-history';
import { readBilling, readSubscriptions } from './read-billing';

builder.queryFields((t) => ({
  plans: t.field({
    type: [BillingPlanRef], authScopes: { signedIn: true }, complexity: { field: 1, multiplier: MOST_PLANS },
    description: 'To be laid side by side.',
    resolve: () => [...PLANS_IN_ORDER],
  }),
  creditPacks: t.field({
    type: [CreditPackRef], authScopes: { signedIn: true }, complexity: { field: 1, multiplier: MOST_PACKS },
    resolve: () => [...CREDIT_PACKS],
  }),
  billingSubscriptions: t.field({
    type: [BillingSubscriptionRef], authScopes: { signedIn: true }, complexity: { field: STATEMENT_COST, multiplier: 5 },
    description: 'For the company’s people; oldest first.', args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => readSubscriptions(context, companyId),
  }),
  billingHistory: t.field({
    type: BillingRecordPageRef, authScopes: { signedIn: true },
    complexity: ({ first }) => ({ field: STATEMENT_COST + (first ?? 30), multiplier: 1 }),
    description: 'What was paid and what credits went for, the latest first; for owner and admins.',
    args: { companyId: t.arg.id(), first: t.arg.int({ required: false, defaultValue: 30 }), after: t.arg.string({ required: false }) },
    resolve: (_root, { companyId, first, after }, context) => (
      readBillingHistory(context, { companyId, first: first ?? 30, after: after ?? null })
    ),
  }),
  billing: t.field({
    type: BillingRef, nullable: true, authScopes: { signedIn: true },
    complexity: ({ first }) => ({ field: STATEMENT_COST + (first ?? 30), multiplier: 1 }),
    description: 'For owner and admins; null for others. `first` and `after` are of its invoices.',
    args: { companyId: t.arg.id(), first: t.arg.int({ required: false, defaultValue: 30 }), after: t.arg.string({ required: false }) },
    resolve: (_root, { companyId, first, after }, context) => readBilling(context, { companyId, first: first ?? 30, after: after ?? null }),
  }),
}));

const AskedPayerRef = builder.objectRef<AskedPayer>('AskedPayer').implement({
  description: 'Who was asked, by name.',
  fields: (t) => ({ id: t.exposeID('id'), firstname: t.exposeString('firstname'), lastname: t.exposeString('lastname') }),
});

const AskPayerPayloadRef = builder.objectRef<{ asked: AskedPayer | null; error: UserError | null }>('AskPayerPayload').implement({
  fields: (t) => ({
    asked: t.expose('asked', { type: AskedPayerRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

builder.mutationField('askPayer', (t) => t.field({
  type: AskPayerPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
  description: 'Somebody who may not pay asks the owner for what the plan does not open, or for credits; once a day of the same thing.',
  args: { companyId: t.arg.id(), feature: t.arg.string({ description: 'By its name, at most 60 letters.' }) },
  async resolve(_root, args, context) {
    const { value, error } = await expected(() => askPayer(context, args));
    return { asked: value, error };
  },
}));
