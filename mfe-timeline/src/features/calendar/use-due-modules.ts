import { useCompany } from '@heartwood/client-kit/company';
import { useAskAgain } from '@heartwood/client-kit/states';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { CalendarDueDocument } from '../../generated/graphql';
import { addDays } from '../../timeline/days';
import { DUE_DAYS } from '../../timeline/due-days';
import type { Due } from './entries';
import { useEventNews } from './use-event-news';

const NONE: readonly Due[] = [];

interface DueModules { dues: readonly Due[]; isFailed: boolean; retry(): void }

/** Events, and modules that are due, between two days, at most 400 apart, as the viewer may see them. */
function useDueModules(from: string, to: string, isNeeded = true): DueModules {
  const { companyId } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({
    query: CalendarDueDocument, variables: { companyId, from, to }, requestPolicy: 'cache-and-network', pause: !isNeeded,
  });
  // The company's stream tells of modules; events are everybody's, and none of its steps: what of them nobody is told is seen within a
  // minute.
  useAskAgain((options) => {
    if (isNeeded) ask(options);
  });
  const isFailed = error !== undefined && !fetching && !data;
  return { dues: data?.calendar ?? NONE, isFailed, retry: () => ask({ requestPolicy: 'network-only' }) };
}

/** Events, and modules that are due, around today, and those of the days that are shown, if these are further off. */
export function useShownDues(today: string, from: string, to: string): DueModules {
  const [first, last] = [addDays(today, -DUE_DAYS.before), addDays(today, DUE_DAYS.ahead)];
  const isFar = from < first || to > last;
  const near = useDueModules(first, last);
  const far = useDueModules(from, to, isFar);
  useEventNews(() => {
    near.retry();
    if (isFar) far.retry();
  });
  const dues = useMemo(() => (
    isFar ? [...new Map([...near.dues, ...far.dues].map((due) => [due.id, due])).values()] : near.dues
  ), [near.dues, far.dues, isFar]);
  const retry = () => {
    near.retry();
    if (isFar) far.retry();
  };
  return { dues, isFailed: near.isFailed || (isFar && far.isFailed), retry };
}
