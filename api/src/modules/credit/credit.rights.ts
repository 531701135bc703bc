import { inCompany, MEMBERS, signedIn, type Rights } from '../../testing/rights';

export const CREDIT_RIGHTS: Rights = {
  fields: {
    // The number is every member's; lots and history are null for who does not manage the company (credit.test.ts).
    'Query.creditLedger': { ...inCompany(MEMBERS, () => ({ first: 10 })), hides: true },
    'Query.creditCharges': signedIn(),
  },
  types: {
    CreditLedger: {
      from: ['Query.creditLedger'],
      fields: ['companyId', 'balance', 'paid', 'granted', 'held', 'orderOfUse', 'lots', 'history'],
    },
    CreditLot: { from: ['CreditLedger.lots'], fields: ['id', 'kind', 'amount', 'remaining', 'expiresAt'] },
    CreditTransfer: {
      from: ['CreditHistory.nodes'],
      fields: ['id', 'kind', 'lot', 'change', 'balance', 'description', 'actor', 'createdAt'],
    },
  },
};
