import { moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { useCallback, useMemo } from 'react';

/** Goals and tractions, in two columns: what another remote shows of the market plan. */
export const GOALS_PANEL = 'goals-panel@1';

/** Whether the product has a place to work on a module: the market plan has one as soon as a published remote offers it. */
export function useHasPage(): (key: ModuleKey) => boolean {
  const { slots } = useShell();
  const isOffered = useReadable(useMemo(() => slots.offered(GOALS_PANEL), [slots]));
  return useCallback((key) => isOffered || moduleOf(key).area !== 'marketPlan', [isOffered]);
}
