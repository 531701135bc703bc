import { useEffect } from 'react';
import { useClient } from 'urql';
import { LogPageVisitDocument } from '../../generated/graphql';

/** Tells the server once that the page was opened; whether it was is nobody's trouble. */
export function useVisit(route: string, isCounted: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (isCounted) void client.mutation(LogPageVisitDocument, { id: crypto.randomUUID(), route }).toPromise();
  }, [client, route, isCounted]);
}
