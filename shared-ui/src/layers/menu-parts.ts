import type { ReactElement, ReactNode } from 'react';
import type { IconType } from '../icon';

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

const PRESSES = ['onPointerDown', 'onKeyDown'] as const;
// With the focus: a menu that comes with the key itself does not know that it was one, and leaves its first row alone.
const NEARS = [...PRESSES, 'onFocus', 'onPointerEnter'] as const;
/** What a menu hears of its button, and what that says of itself. */
export const MENU_TRIGGER = {
  hears: NEARS, begins: NEARS, atOnce: PRESSES,
  attributes: { 'type': 'button', 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' },
};
