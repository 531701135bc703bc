import { useCompany } from '@heartwood/client-kit/company';
import { useQuery } from 'urql';
import { CreditsDocument, type CreditsQuery } from '../../../generated/graphql';
import { grantedUntil, type LedgerFacts } from './ledger-words';

export interface Credits {
  ledger: LedgerFacts | null;
  history: NonNullable<NonNullable<CreditsQuery['creditLedger']>['history']> | null;
  charges: CreditsQuery['creditCharges'];
  /** Nothing that uses them is to be had here. */
  isIdle: boolean;
  hasFailed: boolean;
  reload(): void;
}

/** What the company has of credits, and what became of those it had. */
export function useCredits(): Credits {
  const { companyId } = useCompany();
  const [{ data, error, fetching }, refetch] = useQuery({
    query: CreditsDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  const ledger = data?.creditLedger ?? null;
  return {
    ledger: ledger && {
      balance: ledger.balance, bought: ledger.paid, granted: ledger.granted, grantedUntil: grantedUntil(ledger.lots ?? []),
    },
    history: ledger?.history ?? null,
    // Packs stand in the list of prices too, and have a place of their own.
    charges: (data?.creditCharges ?? []).filter(({ chargeType }) => chargeType !== 'PACK'),
    isIdle: data?.suggestionOffer?.hasSuggestions === false,
    hasFailed: error !== undefined && !data && !fetching,
    reload: () => refetch({ requestPolicy: 'network-only' }),
  };
}
