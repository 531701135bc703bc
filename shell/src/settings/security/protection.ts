import { useCallback, useEffect, useState } from 'react';
import { callJson } from '../../session/call-json';

export interface Device {
  id: string;
  /** Such as "Firefox on Windows". */
  name: string;
  kind: 'desktop' | 'phone' | 'tablet';
  createdAt: string;
  usedAt: string;
  isThis: boolean;
}

export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** What protects the account (`GET /account/security`). */
export interface Protection {
  pendingEmailEndsAt: string | null;
  passwordChangedAt: string | null;
  hasGoogle: boolean;
  twoFactor: { since: string; codesLeft: number } | null;
  passkeys: readonly OwnPasskey[];
  devices: readonly Device[];
}

export interface ReadProtection {
  protection: Protection | null;
  isFailed: boolean;
  /** Asks again; what is shown stays until the answer. */
  reload(): Promise<void>;
}

/** @param of what it goes by that is told elsewhere: when that changes, it is asked anew */
export function useProtection(of: string | null = null): ReadProtection {
  const [protection, setProtection] = useState<Protection | null>(null);
  const [isFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    try {
      setProtection(await callJson<Protection>('GET', '/account/security'));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void reload(), [reload, of]);
  return { protection, isFailed, reload };
}
