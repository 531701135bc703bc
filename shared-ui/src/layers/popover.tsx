import { latePart } from '../late/late-part';
import { useLateTrigger } from './late-trigger';
import { LostTrigger } from './lost-trigger';
import type { PopoverProps } from './popover-props';

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
