import type { ViewProps } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { NOTIFICATIONS } from '../notification/places';

const BELL = 'notifications-bell@1';

/** Slot `notifications-bell@1`: a tool of the header opens a slot, and the bell is one that leads to its page. */
export function BellSlot({ shell }: ViewProps) {
  useEffect(() => {
    if (shell.nav.location.get().pathname !== NOTIFICATIONS) shell.nav.navigate(NOTIFICATIONS);
    shell.slots.close(BELL);
  }, [shell]);
  return null;
}
