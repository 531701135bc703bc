import { pageRef } from '../../graphql/page.schema';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import { PRICE_LIST, type CreditCharge } from './charges';
import { ORDER_OF_USE } from './order-of-use';
import { readLedger, type CreditLedger, type LotLine, type TransferLine } from './read-ledger';

const PAGE = 30;
/** As many as a company has of those that are not used up. */
const USUAL_LOTS = 4;

const CreditKindRef = builder.enumType('CreditKind', { values: ['PAID', 'GRANTED'] as const });
const CreditMoveRef = builder.enumType('CreditMove', { values: ['ISSUE', 'HOLD', 'RELEASE', 'REFUND', 'EXPIRE', 'TAKE_BACK'] as const });
const ChargeTypeRef = builder.enumType('CreditChargeType', { values: ['SUGGESTION', 'PITCH', 'PACK'] as const });

const CreditChargeRef = builder.objectRef<CreditCharge>('CreditCharge').implement({
  description: 'A line of the price list: what uses credits, and the packs they are bought in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    chargeType: t.expose('chargeType', { type: ChargeTypeRef }),
    amount: t.exposeInt('amount', { description: 'In credits; of a pack in cents, with tax.' }),
    quantity: t.exposeInt('quantity', { description: 'Credits of a pack; else 1.' }),
    description: t.exposeString('description'),
  }),
});

const CreditLotRef = builder.objectRef<LotLine>('CreditLot').implement({
  description: 'What is left of credits that came together.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: CreditKindRef }),
    amount: t.exposeInt('amount'),
    remaining: t.exposeInt('remaining'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null: they don’t end.' }),
  }),
});

const CreditTransferRef = builder.objectRef<TransferLine>('CreditTransfer').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: CreditMoveRef }),
    lot: t.expose('lot', { type: CreditKindRef }),
    change: t.exposeInt('change', { description: 'Of what can be spent: less than 0 where it became less.' }),
    balance: t.exposeInt('balance', { description: 'What could be spent afterwards.' }),
    description: t.exposeString('description'),
    actor: t.expose('actor', { type: PersonRef, nullable: true, description: 'Null: it came by itself.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const CreditHistoryRef = pageRef<TransferLine>('CreditHistory', CreditTransferRef, PAGE);

const CreditLedgerRef = builder.objectRef<CreditLedger>('CreditLedger').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    balance: t.exposeInt('balance', { description: 'What can be spent.' }),
    paid: t.exposeInt('paid'),
    granted: t.exposeInt('granted'),
    held: t.exposeInt('held', { description: 'Set aside for what is being done; not in the balance.' }),
    orderOfUse: t.string({ description: 'In a sentence.', resolve: () => ORDER_OF_USE }),
    lots: t.expose('lots', {
      type: [CreditLotRef], nullable: true, complexity: { field: 1, multiplier: USUAL_LOTS },
      description: 'In their order of use. Null for members who are not owner or admin.',
    }),
    history: t.expose('history', {
      type: CreditHistoryRef, nullable: true, description: 'Newest first. Null for members who are not owner or admin.',
    }),
  }),
});

const signedIn = { authScopes: { signedIn: true } } as const;

builder.queryFields((t) => ({
  creditLedger: t.field({
    ...signedIn, type: CreditLedgerRef, nullable: true, complexity: STATEMENT_COST,
    description: 'How many credits a company has; for owner and admins also where they came from and went. Null for outsiders.',
    args: { companyId: t.arg.id(), first: t.arg.int({ defaultValue: PAGE }), after: t.arg.string({ required: false }) },
    resolve: (_root, { companyId, first, after }, context) => readLedger(context, { companyId, first, after: after ?? null }),
  }),
  creditCharges: t.field({ ...signedIn, type: [CreditChargeRef], resolve: () => [...PRICE_LIST] }),
}));
