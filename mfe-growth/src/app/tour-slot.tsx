import type { ViewProps } from '@heartwood/contract/kit';
import { useState } from 'react';
import { Provider } from 'urql';
import { TOUR_SLOT } from '../features/tour/kept-tour';
import { Tour } from '../features/tour/tour';
import { createGrowthClient } from './client';

/** Slot `tour@1`: the guided tour over any page. With `restart` from its beginning, else from where it was left. */
export function TourSlot({ shell, params }: ViewProps) {
  const [{ client }] = useState(() => createGrowthClient(shell));
  const [close] = useState(() => () => shell.slots.close(TOUR_SLOT));
  return <Provider value={client}><Tour key={String(params['restart'])} isAnew={params['restart'] === true} onClose={close} /></Provider>;
}
