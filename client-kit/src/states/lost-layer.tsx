import { useShell } from '@heartwood/contract/kit';
import type { LostPart } from '@heartwood/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';

interface LostLayerProps {
  /** "The menu": what could not be loaded. */
  what: string;
  lost: LostPart;
  onClose(): void;
}

/** In place of a dialog or a menu that could not be fetched: it is told, and closed, and what is below goes on. */
export function LostLayer({ what, lost: { error }, onClose }: LostLayerProps) {
  const shell = useShell();
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    if (isTold.current) return;
    isTold.current = true;
    shell.report(error, { where: what });
    shell.toast({ title: `${what} could not be loaded.`, text: 'Check your connection and try again.', status: 'error' });
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
