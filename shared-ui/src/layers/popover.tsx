import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { floatingLook } from './floating-look';
import { useLateTrigger } from './late-trigger';
import { useLayerHost } from './layer-host';

const Surface = styled(Radix.Content)<{ $width: number | 'trigger' | undefined }>`
  ${floatingLook}
  ${({ $width }) => $width !== undefined && `width: ${$width === 'trigger' ? 'var(--radix-popover-trigger-width)' : `${$width}px`};`}
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;
`;

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

/** Floats beside its trigger. Esc and a press outside close it and the trigger gets the focus back. */
export function Popover({ trigger: shown, ...popover }: PopoverProps) {
  const { trigger, standIn } = useLateTrigger(shown, { ...TRIGGER, isWanted: popover.open });
  return <>{trigger}{standIn ? <PopoverLayer {...popover} trigger={standIn} /> : null}</>;
}

const HEARS = ['onClick'] as const;
const TRIGGER = {
  hears: HEARS, begins: HEARS, atOnce: HEARS,
  attributes: { 'type': 'button', 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' },
};

function PopoverLayer({
  open,
  onOpenChange,
  trigger,
  label,
  width,
  side = 'bottom',
  align = 'start',
  onOpenFocus,
  children,
}: PopoverProps) {
  const container = useLayerHost();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Surface
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          $width={width}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            if (!onOpenFocus) return;
            event.preventDefault();
            onOpenFocus();
          }}
        >
          {children}
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}
