import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useLateTrigger } from './late-trigger';
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

export interface TooltipProps {
  text: string;
  shortcut?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable element. */
  children: ReactElement;
}

const HEARS = ['onPointerMove', 'onPointerLeave', 'onPointerDown', 'onFocus', 'onBlur', 'onClick'] as const;
const BEGINS = ['onPointerMove', 'onPointerDown', 'onFocus'] as const;

/** After 400 ms of hover, and at once on focus. It repeats or explains; it never holds the only name. */
export function Tooltip({ children, ...bubble }: TooltipProps) {
  const { trigger, standIn } = useLateTrigger(children, { hears: HEARS, begins: BEGINS });
  return <>{trigger}{standIn ? <TooltipLayer {...bubble} trigger={standIn} /> : null}</>;
}

function TooltipLayer({ text, shortcut, side = 'bottom', trigger }: Omit<TooltipProps, 'children'> & { trigger: ReactElement }) {
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
