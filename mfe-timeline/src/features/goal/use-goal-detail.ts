import { useCompany } from '@heartwood/client-kit/company';
import { useQuery } from 'urql';
import { GoalDetailDocument, type GoalDetailQuery } from '../../generated/graphql';

export type GoalDetail = NonNullable<GoalDetailQuery['goal']>;
export type CheckIn = GoalDetail['checkIns'][number];

export interface LoadedDetail {
  /** Null until it is there. */
  detail: GoalDetail | null;
  /** It did not come. */
  isMissing: boolean;
  retry(): void;
}

/** What the drawer shows of a goal besides its fields. */
export function useGoalDetail(id: string): LoadedDetail {
  const { companyId } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({
    query: GoalDetailDocument, variables: { companyId, id }, requestPolicy: 'cache-and-network',
  });
  return {
    detail: data?.goal ?? null, isMissing: !data?.goal && !fetching && error !== undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
