import { useCompany } from '@heartwood/client-kit/company';
import { useQuery } from 'urql';
import { CreditsDocument, type CreditsQuery } from '../../../generated/graphql';

export interface Credits {
  ledger: NonNullable<CreditsQuery['creditLedger']> | null;
  charges: CreditsQuery['creditCharges'];
  hasFailed: boolean;
  reload(): void;
}

/** What the company has of credits, and what became of those it had. */
export function useCredits(): Credits {
  const { companyId } = useCompany();
  const [{ data, error, fetching }, refetch] = useQuery({ query: CreditsDocument, variables: { companyId }, requestPolicy: 'cache-and-network' });
  return {
    ledger: data?.creditLedger ?? null, charges: data?.creditCharges ?? [], hasFailed: error !== undefined && !data && !fetching,
    reload: () => refetch({ requestPolicy: 'network-only' }),
  };
}
