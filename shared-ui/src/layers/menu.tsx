import type { ReactElement, ReactNode } from 'react';
import type { IconType } from '../icon';
import { latePart } from '../late/late-part';
import { useLateTrigger } from './late-trigger';
import { LostMenu } from './lost-menu';
import type { MenuLayerProps } from './menu-layer';

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
}

const MenuLayer = latePart<MenuLayerProps & { presses: number }>(
  () => import('./menu-layer').then((part) => part.MenuLayer),
  { failed: ({ retry }, { presses }) => <LostMenu presses={presses} onRetry={retry} /> },
);

const PRESSES = ['onPointerDown', 'onKeyDown'] as const;
// With the focus: a menu that comes with the key itself does not know that it was one, and leaves its first row alone.
const NEARS = [...PRESSES, 'onFocus', 'onPointerEnter'] as const;
export const MENU_TRIGGER = {
  hears: NEARS, begins: NEARS, atOnce: PRESSES,
  attributes: { 'type': 'button', 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' },
};

/**
 * Actions behind a button. The chosen action runs after the menu has closed and given the focus back, so a dialog it
 * opens returns the focus to the trigger rather than to a row that is gone. Its code (28 kB with what places it) comes when somebody comes
 * near the first of them.
 */
export function Menu({ trigger: shown, ...menu }: MenuProps) {
  const { trigger, standIn, presses } = useLateTrigger(shown, MENU_TRIGGER);
  return <>{trigger}{standIn ? <MenuLayer {...menu} trigger={standIn} presses={presses} /> : null}</>;
}
