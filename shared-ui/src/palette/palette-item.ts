import type { IconType } from '../icon';

export interface PaletteItem {
  key: string;
  label: string;
  icon?: IconType;
  /** At the end: keys. */
  shortcut?: string;
  /** At the end: a quiet word. */
  hint?: string;
  /** Under the label: the words in which something was found. */
  detail?: string;
  /** Found by these words too. */
  keywords?: readonly string[];
  onSelect: () => void;
}

export interface PaletteGroup {
  key: string;
  label: string;
  items: readonly PaletteItem[];
}

/** How often an item was chosen, and when last, by the item's name (`nameOfItem`). */
export type PaletteUse = Readonly<Record<string, { times: number; at: number }>>;

/** One name for an item over all groups. */
export const nameOfItem = (group: Pick<PaletteGroup, 'key'>, item: Pick<PaletteItem, 'key'>): string => `${group.key}:${item.key}`;
