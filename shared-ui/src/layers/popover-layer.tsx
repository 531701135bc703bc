import * as Radix from '@radix-ui/react-popover';
import styled from 'styled-components';
import { floatingLook } from './floating-look';
import { useLayerHost } from './layer-host';
import type { PopoverProps } from './popover-props';

const Surface = styled(Radix.Content)<{ $width: number | 'trigger' | undefined }>`
  ${floatingLook}
  ${({ $width }) => $width !== undefined && `width: ${$width === 'trigger' ? 'var(--radix-popover-trigger-width)' : `${$width}px`};`}
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;
`;

/** What floats, where it stands, and what listens at its trigger. */
export function PopoverLayer({
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
