import type { Shell } from '@heartwood/contract';
import { useState } from 'react';

const FILE = /^\/files\/([0-9a-f-]{36})(?:[/?]|$)/;

/** Signed until the end of an hour; the server takes it for one hour more, so a clock that is wrong by less does no harm. */
export function isOld(address: string, now = Date.now()): boolean {
  const end = /[?&]e=(\d+)/.exec(address)?.[1];
  return end !== undefined && Number(end) * 1000 <= now;
}

/** Another address of the same file, good for an hour or two from now; null for no file of ours, and while nobody answers. */
export async function freshAddress(shell: Pick<Shell, 'fetch'>, address: string): Promise<string | null> {
  const id = FILE.exec(address)?.[1];
  if (id === undefined) return null;
  const answer = await shell.fetch(`/api/v1/files/${id}/address`).catch(() => null);
  const { url } = answer?.ok ? await answer.json() as { url?: string } : {};
  return url ?? null;
}

export interface FreshAddress {
  address: string | null;
  /** The address does not work, or soon may not: asks for another, once until that is old too. */
  renew(): Promise<string | null>;
}

/** The address of a file as the server told it, or a later one: addresses are good for an hour or two, and a tab is open longer. */
export function useFreshAddress(shell: Pick<Shell, 'fetch'>, told: string | null): FreshAddress {
  const [renewed, setRenewed] = useState<{ of: string; answer: Promise<string | null>; address: string | null } | null>(null);
  const known = renewed?.of === told ? renewed : null;
  const renew = () => {
    if (told === null) return Promise.resolve(null);
    if (known && (known.address === null || !isOld(known.address))) return known.answer;
    const answer = freshAddress(shell, told);
    setRenewed({ of: told, answer, address: null });
    // No answer may have been the line: it can be asked for again.
    void answer.then((address) => (
      setRenewed((present) => (present?.answer !== answer ? present : address === null ? null : { of: told, answer, address }))
    ));
    return answer;
  };
  return { address: known?.address ?? told, renew };
}
