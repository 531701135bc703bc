import { useCallback, useEffect, useState } from 'react';
import { callJson } from '../../session/call-json';

export interface Heir {
  userId: string;
  name: string;
  position: string;
  isAdvisory: boolean;
}

export interface OwnerOffer {
  companyId: string;
  companyName: string;
  from: string;
  to: string;
  /** It is this person who is asked. */
  isAsked: boolean;
}

/** What would become of the companies (`GET /account/leaving`). */
export interface Leaving {
  toHandOver: readonly { id: string; name: string; members: readonly Heir[] }[];
  ending: readonly { id: string; name: string }[];
  left: readonly string[];
  offers: readonly OwnerOffer[];
}

export interface LastExport {
  id: string;
  isReady: boolean;
  /** It was there, and its link works no more. */
  isOver: boolean;
  /** Bytes. */
  size: number | null;
  createdAt: string;
  endsAt: string;
}

export interface AccountFacts {
  leaving: Leaving;
  lastExport: LastExport | null;
}

export function useAccountFacts() {
  const [facts, setFacts] = useState<AccountFacts | null>(null);
  const [isFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    try {
      const [leaving, { last }] = await Promise.all([
        callJson<Leaving>('GET', '/account/leaving'), callJson<{ last: LastExport | null }>('GET', '/account/export'),
      ]);
      setFacts({ leaving, lastExport: last });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { facts, isFailed, reload };
}
