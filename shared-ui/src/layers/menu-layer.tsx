import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon';
import { CheckIcon } from '../icons';
import { floatingLook, rowLook } from './floating-look';
import { useLayerHost } from './layer-host';
import type { MenuProps } from './menu-parts';

const Surface = styled(Radix.Content)`
  ${floatingLook}
  min-width: 180px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow: auto;
`;

const Item = styled(Radix.Item)<{ $danger: boolean }>`
  ${rowLook}
  &[data-highlighted] { background: var(--surface-hover); }
  &[data-disabled] { color: var(--text-disabled); cursor: not-allowed; }
  ${({ $danger }) => $danger && css`color: var(--danger-text); &[data-highlighted] { background: var(--danger-soft); }`}
`;

const Line = styled(Radix.Separator)`height: 1px; margin: 4px 0; background: var(--border);`;
const Head = styled(Radix.Label)`
  display: flex; align-items: center; gap: 10px; min-width: 0; margin-bottom: 4px; padding: 6px 10px 10px;
  border-bottom: 1px solid var(--border);
`;
const Name = styled.span`flex: 1; min-width: 0;`;
const Shortcut = styled.span`color: var(--text-3); font-size: 12px;`;

export interface MenuLayerProps extends MenuProps {
  /** Open from the start. */
  defaultOpen?: boolean;
  /** It is closed; whether by a press or a focus elsewhere. */
  onClosed?: (hasGoneOn: boolean) => void;
}

/** The rows of a menu, where they stand, and what listens at its trigger. */
export function MenuLayer(
  { trigger, items, label, head, align = 'end', side = 'bottom', onChosen, onClosed, defaultOpen = false }: MenuLayerProps,
) {
  const container = useLayerHost();
  const chosen = useRef<(() => void) | null>(null);
  const hasGoneOn = useRef(false);
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        {/* At the end of the body a menu would stand outside every landmark. */}
        <section aria-label={label}>
          <Surface
            side={side} align={align} sideOffset={6} collisionPadding={12} aria-label={label} loop
            onInteractOutside={() => { hasGoneOn.current = true; }}
            onCloseAutoFocus={() => {
              const run = chosen.current;
              chosen.current = null;
              onClosed?.(hasGoneOn.current);
              if (!run) return;
              queueMicrotask(() => {
                run();
                onChosen?.();
              });
            }}
          >
            {head == null ? null : <Head>{head}</Head>}
            {items.map((item, index) => (item === 'line' ? <Line key={`line-${index}`} /> : (
              <Item
                key={item.key} $danger={item.danger ?? false} disabled={item.disabled ?? false}
                onSelect={() => { chosen.current = item.onSelect; }}
              >
                {item.icon ? <Icon as={item.icon} size={16} /> : item.lead}
                <Name>{item.label}</Name>
                {item.shortcut === undefined ? null : <Shortcut>{item.shortcut}</Shortcut>}
                {item.checked ? <Icon as={CheckIcon} size={16} label="Current" /> : null}
              </Item>
            )))}
          </Surface>
        </section>
      </Radix.Portal>
    </Radix.Root>
  );
}
