import type { ReactNode } from 'react';

/** A row to choose. */
export interface SelectOption {
  value: string;
  label: string;
  /** A second, quiet line. */
  detail?: string;
  /** Before the label: a diamond, an avatar, a flag. */
  lead?: ReactNode;
  /** The key of one of the `groups`. */
  group?: string;
  /** Found by these words too. */
  keywords?: string;
  disabled?: boolean;
}

/** What can be done where no option fits. */
export interface SelectAction { label: string; onSelect: () => void }
