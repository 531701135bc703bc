import type { ReactElement, ReactNode } from 'react';

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
