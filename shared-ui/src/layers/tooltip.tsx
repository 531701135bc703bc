import type { ReactElement } from 'react';
import { latePart } from '../late/late-part';
import { useLateTrigger } from './late-trigger';
import type { TooltipBubble, TooltipLayerProps } from './tooltip-layer';

// It repeats what is said elsewhere: a page that can't fetch it goes on without.
const TooltipLayer = latePart<TooltipLayerProps>(() => import('./tooltip-layer').then((part) => part.TooltipLayer), { failed: () => null });

export interface TooltipProps extends TooltipBubble {
  /** One focusable element. */
  children: ReactElement;
}

const HEARS = ['onPointerMove', 'onPointerLeave', 'onPointerDown', 'onFocus', 'onBlur', 'onClick'] as const;
const BEGINS = ['onPointerMove', 'onPointerDown', 'onFocus'] as const;

/**
 * After 400 ms of hover, and at once on focus. It repeats or explains; it never holds the only name. Its code comes when somebody comes
 * near the first of them.
 */
export function Tooltip({ children, ...bubble }: TooltipProps) {
  const { trigger, standIn } = useLateTrigger(children, { hears: HEARS, begins: BEGINS });
  return <>{trigger}{standIn ? <TooltipLayer {...bubble} trigger={standIn} /> : null}</>;
}
