import type { ReactElement, ReactNode } from 'react';
import { latePart } from '../late/late-part';
import { useLateTrigger } from './late-trigger';
import { LostTrigger } from './lost-trigger';

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** One focusable element: it opens the popover and gets the focus back. */
  trigger: ReactElement;
  /** Named by this. */
  label: string;
  width?: number | 'trigger';
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  /** What takes the focus on opening; the first focusable thing unless given. */
  onOpenFocus?: () => void;
  children: ReactNode;
}

const PopoverLayer = latePart<PopoverProps & { presses: number }>(
  () => import('./popover-layer').then((part) => part.PopoverLayer),
  {
    failed: ({ retry }, { label, open, onOpenChange, presses }) => (
      <LostTrigger what={label} presses={presses} isOpen={open} onClose={() => onOpenChange(false)} onRetry={retry} />
    ),
  },
);

/**
 * Floats beside its trigger. Esc and a press outside close it and the trigger gets the focus back. Its code comes when somebody comes
 * near the first of them.
 */
export function Popover({ trigger: shown, ...popover }: PopoverProps) {
  const { trigger, standIn, presses } = useLateTrigger(shown, { ...TRIGGER, isWanted: popover.open });
  return <>{trigger}{standIn ? <PopoverLayer {...popover} trigger={standIn} presses={presses} /> : null}</>;
}

const PRESSES = ['onClick'] as const;
const NEARS = [...PRESSES, 'onFocus', 'onPointerEnter'] as const;
const TRIGGER = {
  hears: PRESSES, begins: NEARS, atOnce: PRESSES,
  attributes: { 'type': 'button', 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' },
};
