import type { Shell, SlotParams } from './shell';

export interface MountProps {
  element: HTMLElement;
  shell: Shell;
  params?: SlotParams;
}

/** single-spa's lifecycles, narrowed to what the shell passes. Made by the kit (`defineRemote`), never by hand. */
export interface Lifecycles {
  bootstrap(props: MountProps): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(props: MountProps): Promise<void>;
  update?(props: MountProps): Promise<void>;
}

/** What a remote's `./remote` module exports by name. */
export interface RemoteModule {
  contract: string;
  page?: Lifecycles;
  /** Slot names carry their version: `chat-drawer@1`. */
  slots?: Record<string, Lifecycles>;
}

export type MenuIcon =
  | 'layers' | 'timeline' | 'presentation' | 'overview' | 'explore' | 'events' | 'messaging' | 'affiliate';

export interface ManifestPage {
  /** Absolute path; everything below it belongs to the page. */
  path: string;
  /** Shown while the remote loads. */
  title: string;
  /** What the layout leaves away for this page. */
  layout?: { rail?: boolean };
}

export interface ManifestMenuChild {
  label: string;
  path: string;
  /** Growth area whose tally stands behind the label. */
  growthArea?: string;
}

export interface ManifestMenuEntry {
  id: string;
  label: string;
  icon: MenuIcon;
  path: string;
  area: 'business' | 'community';
  /** Smaller comes first. */
  order: number;
  children?: ManifestMenuChild[];
  /** Also in the phone's bottom menu, under this label. */
  bottom?: { label: string; order: number };
  /** Shown on staging hosts only (specification, section 6). */
  stagingOnly?: boolean;
}

export interface ManifestSlot {
  /** `name@major` */
  name: string;
}

/** One line of the product's search (Ctrl/Cmd+K) that leads into the remote: to a path of its pages, or to a slot of its own. */
export interface ManifestPaletteEntry {
  /** One of its kind in the whole product. A module of the growth framework is `module:KEY`: what is found in its words leads where this does. */
  id: string;
  label: string;
  /** Path of the product, with its query if it has one. */
  path?: string;
  /** `name@major` of a slot that opens instead. */
  slot?: string;
  /** Heading under which it stands; `Actions` unless told. */
  section?: string;
  /** A quiet word beside the label. */
  hint?: string;
  /** Everyday words that find it too. */
  keywords?: string[];
}

/** What the search can find beside entries: a person to write to, a channel, a message in either. */
export type FoundThing = 'conversation' | 'channel' | 'conversation-message' | 'channel-message';

/** Where the product leads for a thing that was found: `{id}`, `{name}` (of the person or channel) and `{message}` are filled in. */
export interface ManifestOpener {
  thing: FoundThing;
  path: string;
}

/** What is known of a remote before a byte of it is fetched: pure data. */
export interface RemoteManifest {
  name: string;
  contract: string;
  pages: ManifestPage[];
  slots: ManifestSlot[];
  menu: ManifestMenuEntry[];
  /** Since 1.4. */
  palette?: ManifestPaletteEntry[];
  /** Since 1.4. */
  openers?: ManifestOpener[];
}
