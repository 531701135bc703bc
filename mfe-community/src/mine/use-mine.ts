import { useReadable } from '@heartwood/contract/kit';
import { useQuery } from 'urql';
import { MineDocument, type MineQuery } from '../generated/graphql';
import { useDesk } from '../notification/desk';

export type Mine = MineQuery['mine'];

/** What is in the person's hands in the company that they are in; null until it is there. */
export function useMine(): { mine: Mine | null; isMissing: boolean; retry(): void } {
  const { shell } = useDesk();
  const { company } = useReadable(shell.session);
  const [{ data, error, fetching }, ask] = useQuery({ query: MineDocument, variables: { companyId: company.id } });
  const mine = data?.mine.companyId === company.id ? data.mine : null;
  return { mine, isMissing: !mine && !fetching && error !== undefined, retry: () => ask({ requestPolicy: 'network-only' }) };
}
