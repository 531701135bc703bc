import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { FindDocument } from '../generated/graphql';
import type { Found } from './found-groups';
import { stillFits } from './still-fits';

/** Typing pauses for so long before the server is asked. */
const PAUSE = 200;
const SHORTEST = 2;

/** What the server finds for what is typed. An answer that comes late shows only what fits what stands there by now. */
export function useFound(companyId: string, typed: string): { found: readonly Found[]; isAsking: boolean } {
  const wanted = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(wanted), PAUSE);
    return () => window.clearTimeout(timer);
  }, [wanted]);
  const isShort = wanted.length < SHORTEST;
  const [{ data, fetching }] = useQuery({
    query: FindDocument, variables: { companyId, search: asked }, pause: asked.length < SHORTEST, requestPolicy: 'network-only',
  });
  if (isShort) return { found: [], isAsking: false };
  return { found: (data?.find ?? []).filter((one) => stillFits(one, wanted)), isAsking: fetching || asked !== wanted };
}
