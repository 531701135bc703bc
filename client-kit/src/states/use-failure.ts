import type { UseQueryExecute, UseQueryState } from 'urql';
import { usePatience } from './use-patience';

export interface LoadFailure {
  /** It could not be loaded, or took too long: there is nothing to show. */
  isFailed: boolean;
  retry(): void;
}

/** What became of a question to the server that has no answer yet. What is there already stays, whatever a later try says. */
export function useFailure(
  { data, error, fetching }: Pick<UseQueryState<unknown>, 'data' | 'error' | 'fetching'>,
  ask: UseQueryExecute,
  isAsked = true,
): LoadFailure {
  const again = () => ask({ requestPolicy: 'network-only' });
  const isMissing = isAsked && !data;
  const hasError = Boolean(error) && !fetching;
  const { isOver, restart } = usePatience(isMissing && !hasError, again);
  return { isFailed: isMissing && (hasError || isOver), retry: isOver ? restart : again };
}
