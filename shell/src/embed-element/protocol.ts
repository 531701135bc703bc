/** What the element on a partner's page and the page inside its frame say to each other, over one port. */

/** Custom properties of the partner's page that colour the panel, without their `--hw-`. Nothing else of it gets in. */
export const LOOK_NAMES = [
  'surface', 'surface-sunken', 'surface-hover', 'text', 'text-2', 'text-3', 'border', 'action', 'text-on-action', 'bubble-own',
  'bubble-own-text', 'link', 'focus',
  'r-1', 'r-2', 'r-3', 'bub-r', 'font',
] as const;

export type Look = Partial<Record<(typeof LOOK_NAMES)[number], string>>;

/** Whom or what the panel shows: the id of a person of the company, or of a channel. */
export interface EmbedTarget {
  conversation: string | null;
  channel: string | null;
}

export interface EmbedSettings extends EmbedTarget {
  /** Signed by the partner's server; null until `setToken`. */
  token: string | null;
  theme: 'light' | 'dark' | 'system';
  locale: string | null;
  look: Look;
  /** The panel can be closed: it is behind a launcher. */
  canClose: boolean;
}

/** The first message, with the port. Everything after it goes over the port. */
export interface Hello extends EmbedSettings {
  type: 'heartwood-hello';
}

export type ToPanel = { type: 'settings'; settings: EmbedSettings } | { type: 'focus' };

export type FromPanel =
  | { type: 'ready' }
  | { type: 'unread'; messages: number; mentions: number }
  | ({ type: 'navigate'; href: string } & EmbedTarget)
  | { type: 'error'; code: string; message: string }
  | { type: 'close' };
