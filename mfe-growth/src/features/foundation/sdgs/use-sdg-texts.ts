import { useCompany } from '@heartwood/client-kit/company';
import { AUTOSAVE_DELAY } from '@heartwood/client-kit/drafts';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useRef, useState } from 'react';
import type { CompanySdgFieldsFragment as Sdg } from '../../../generated/graphql';

export type SdgTexts = Pick<Sdg, 'contribution' | 'evaluation'>;
/** Resolves to whether the server took it. */
export type SaveSdg = (sdgId: number, texts: SdgTexts) => Promise<boolean>;

/**
 * The two texts of a goal while they are written. What is typed wins over news, stays on the device until the server has
 * it, and is sent again on the next key, on leaving the field, and when the network is back.
 */
export function useSdgTexts({ sdgId, contribution, evaluation }: Sdg, onSave: SaveSdg) {
  const { drafts } = useShell();
  const { companyId } = useCompany();
  const key = `growth-goal:${companyId}:${sdgId}`;
  const [typed, setTyped] = useState<SdgTexts | null>(() => readTexts(drafts.get(key)));
  const pending = useRef(typed);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const send = useRef(() => {});

  useEffect(() => {
    send.current = () => {
      if (timer.current !== null) clearTimeout(timer.current);
      const texts = pending.current;
      pending.current = null;
      if (texts) void onSave(sdgId, texts).then(settle);

      function settle(isSaved: boolean): void {
        if (pending.current) return;
        if (!isSaved) pending.current = texts;
        else {
          drafts.set(key, null);
          setTyped(null);
        }
      }
    };
  });
  useEffect(() => {
    const flush = () => send.current();
    flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, []);

  return {
    texts: typed ?? { contribution, evaluation },
    type: (change: Partial<SdgTexts>) => {
      const next = { contribution, evaluation, ...typed, ...change };
      pending.current = next;
      drafts.set(key, JSON.stringify(next));
      setTyped(next);
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(() => send.current(), AUTOSAVE_DELAY);
    },
    flush: () => send.current(),
  };
}

function readTexts(json: string | null): SdgTexts | null {
  if (json === null) return null;
  try {
    const { contribution, evaluation } = JSON.parse(json) as Partial<Record<keyof SdgTexts, unknown>>;
    return typeof contribution === 'string' && typeof evaluation === 'string' ? { contribution, evaluation } : null;
  } catch {
    return null;
  }
}
