import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { css } from 'styled-components';
import { Icon, type IconType } from '../icon';
import { CheckIcon } from '../icons';
import { floatingLook, rowLook } from './floating-look';
import { useLateTrigger } from './late-trigger';
import { useLayerHost } from './layer-host';

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

export type MenuItem =
  | 'line'
  | {
    key: string;
    label: string;
    icon?: IconType;
    /** Instead of an icon: a swatch, an avatar. Decoration. */
    lead?: ReactNode;
    danger?: boolean;
    disabled?: boolean;
    shortcut?: string;
    /** A tick at the end: the current one of several. */
    checked?: boolean;
    onSelect: () => void;
  };

export interface MenuProps {
  /** One focusable element. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  label: string;
  /** Above the rows: whose they are. No action. */
  head?: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** After an action was chosen and ran: to put the focus somewhere better than the trigger. */
  onChosen?: () => void;
  /** Open from the start: for a menu that is fetched when its button is pressed. */
  defaultOpen?: boolean;
}

/**
 * Actions behind a button. The chosen action runs after the menu has closed and given the focus back, so a dialog it
 * opens returns the focus to the trigger rather than to a row that is gone.
 */
export function Menu({ trigger: shown, ...menu }: MenuProps) {
  const { trigger, standIn } = useLateTrigger(shown, { ...TRIGGER, isWanted: menu.defaultOpen ?? false });
  return <>{trigger}{standIn ? <MenuLayer {...menu} trigger={standIn} /> : null}</>;
}

const PRESSES = ['onPointerDown', 'onKeyDown'] as const;
const TRIGGER = {
  // With the focus: a menu that comes with the key itself does not know that it was one, and leaves its first row alone.
  hears: [...PRESSES, 'onFocus'], begins: [...PRESSES, 'onFocus'], atOnce: PRESSES,
  attributes: { 'type': 'button', 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' },
};

interface MenuLayerProps extends MenuProps {
  /** It is closed; whether by a press or a focus elsewhere. */
  onClosed?: (hasGoneOn: boolean) => void;
}

function MenuLayer(
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

export interface ContextMenuProps extends Pick<MenuProps, 'items' | 'label'> {
  /** Where it was asked for, px of the window. */
  at: { x: number; y: number };
  /** What has the focus when it is closed. */
  from: HTMLElement;
  onClose(): void;
}

const Point = styled.span`position: fixed; width: 0; height: 0; pointer-events: none;`;

/** Actions where somebody pressed the other button, or the key for it. Whoever shows it takes it away when it is closed. */
export function ContextMenu({ at, from, onClose, ...menu }: ContextMenuProps) {
  const host = useLayerHost();
  // The menu is called as what it stands at.
  const point = <Point aria-hidden="true" aria-label={menu.label} style={{ left: at.x, top: at.y }} />;
  const close = (hasGoneOn: boolean) => {
    if (!hasGoneOn) from.focus({ preventScroll: true });
    onClose();
  };
  return createPortal(<MenuLayer {...menu} defaultOpen align="start" trigger={point} onClosed={close} />, host ?? document.body);
}
