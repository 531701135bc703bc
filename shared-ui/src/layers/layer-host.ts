import { createContext, useContext } from 'react';

/**
 * Where a popover opened inside a dialog is put. A dialog blocks scrolling and focus outside itself, so its popovers
 * live inside it, beside its clipped surface; everywhere else they go to the body.
 */
export const LayerHostContext = createContext<HTMLElement | null>(null);

export function useLayerHost(): HTMLElement | undefined {
  return useContext(LayerHostContext) ?? undefined;
}
