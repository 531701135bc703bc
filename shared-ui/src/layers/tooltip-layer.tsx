import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useLayerHost } from './layer-host';

const Bubble = styled(Radix.Content)`
  z-index: var(--z-tooltip);
  max-width: 280px;
  padding: 5px 9px;
  border-radius: 6px;
  background: var(--text);
  color: var(--surface);
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-medium);
`;

const Shortcut = styled.span`margin-left: 6px; opacity: .72;`;

/** What a tooltip says, and where. */
export interface TooltipBubble {
  text: string;
  shortcut?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

export interface TooltipLayerProps extends TooltipBubble { trigger: ReactElement }

/** The bubble of a tooltip, and what listens for it. */
export function TooltipLayer({ text, shortcut, side = 'bottom', trigger }: TooltipLayerProps) {
  const container = useLayerHost();
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
        <Radix.Portal container={container}>
          {/* Read as the description of its trigger; as a thing of its own it would stand outside every landmark. */}
          <div aria-hidden>
            <Bubble side={side} sideOffset={6} collisionPadding={8}>
              {text}
              {shortcut === undefined ? null : <Shortcut>{shortcut}</Shortcut>}
            </Bubble>
          </div>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
