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

/** `chat`, `notes` and `bell` since 1.4, `mine` since 1.6; one that the shell does not know is drawn as a plain one. */
export type MenuIcon =
  | 'layers' | 'timeline' | 'presentation' | 'overview' | 'explore' | 'events' | 'messaging' | 'affiliate' | 'chat' | 'notes' | 'bell' | 'mine';

export type ManifestArea = 'business' | 'community';

export interface ManifestPage {
  /** Absolute path; everything below it belongs to the page. */
  path: string;
  /** Shown while the remote loads. */
  title: string;
  /** What the layout leaves away for this page. */
  layout?: {
    rail?: boolean;
    /** False: the page brings its own head, and the top bar with search and tools gives way to it. Since 1.8. */
    bar?: boolean;
  };
  /**
   * Read without an account, by whoever has its address: the shell mounts it without layout, token, socket and drafts, for everybody, and
   * only where its own list of such addresses has it too. Every other page needs a sign-in. Since 1.7.
   */
  access?: 'public';
  /** Which menu stands beside a page without an entry of its own; that of the remote's first entry unless told. Since 1.8. */
  area?: ManifestArea;
}

export interface ManifestMenuChild {
  label: string;
  path: string;
  /** Growth area whose tally stands behind the label. */
  growthArea?: string;
  /** Key of the count behind the label, as `badge/changed` tells it. Since 1.4. */
  badge?: string;
}

export interface ManifestMenuEntry {
  id: string;
  label: string;
  icon: MenuIcon;
  path: string;
  area: ManifestArea;
  /** Smaller comes first. */
  order: number;
  children?: ManifestMenuChild[];
  /** Also in the phone's bottom menu, under this label. */
  bottom?: { label: string; order: number };
  /** Shown on staging hosts only (specification, section 6). */
  stagingOnly?: boolean;
  /** Key of the count at the entry, also in the bottom menu, as `badge/changed` tells it. Since 1.4. */
  badge?: string;
  /** The letter that leads here after `g`; `s` is the shell's, for its settings. Since 1.4. */
  go?: string;
}

/**
 * Where the layout itself keeps a slot: below the menu of an area, on every page but the remote's own; or at the foot of
 * each page, with the parameter `hidden` on the remote's own pages and on a phone.
 */
export type SlotPlace = 'business-menu' | 'community-menu' | 'foot';

export interface ManifestSlot {
  /** `name@major` */
  name: string;
  /** Nowhere unless told: it is opened by name, or hosted by another view. Since 1.4. */
  place?: SlotPlace;
  /** px at the right that the page leaves free while the slot is open, from 1400 px on; below that it lies over the page. Since 1.8. */
  beside?: number;
}

/** A button of the header that opens and closes a slot. It is drawn while a published remote offers the slot. */
export interface ManifestTool {
  /** One of its kind in the whole product. */
  id: string;
  /** Its name for those who hear it, and its tip. */
  label: string;
  icon: MenuIcon;
  /** `name@major` of the slot that it opens and closes. */
  slot: string;
  /**
   * The letter that opens the slot from anywhere but a text; `g` is the shell's, and a page's own key comes first while the page is open.
   */
  key?: string;
  /** Key of the count at it, as `badge/changed` tells it. */
  badge?: string;
  /** Its count stands before the document's title as well. */
  inTitle?: boolean;
  /** Smaller stands further left: notes 10, mine 15, chat 20, notifications 30. */
  order: number;
  /** `false` for a tool that a phone's header is without, because its bottom menu leads to the same. */
  phone?: boolean;
}

/** What the list of keyboard shortcuts says of the remote's own pages. */
export interface ManifestKeys {
  heading: string;
  rows: {
    label: string;
    /** Pressed together or one after another: `d`, `Alt`, `Enter`. `Mod+K` is shown as ⌘K or Ctrl K. */
    keys: string[];
  }[];
}

/** One line of the product's search (Ctrl/Cmd+K) that leads into the remote: to a path of its pages, or to a slot of its own. */
export interface ManifestPaletteEntry {
  /**
   * One of its kind in the whole product. A module of the growth framework is `module:KEY`: what is found in its words leads where this
   * does.
   */
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

/** What the search can find beside entries: a person to write to, a channel, a message in either, a goal (since 1.6). */
export type FoundThing = 'conversation' | 'channel' | 'conversation-message' | 'channel-message' | 'goal';

/** Where the product leads for a thing that was found: `{id}`, `{name}` (of the person, channel or goal) and `{message}` are filled in. */
export interface ManifestOpener {
  thing: FoundThing;
  path: string;
}

/** An element that a guided tour may point at: the value of its `data-tour`, and the page that it stands on. */
export interface ManifestTourTarget {
  target: string;
  /** Path of the product, with its query if it has one. */
  path: string;
}

/** Whose a remote is, for whoever looks after a deployment. */
export interface ManifestOwner {
  /** As the squad calls itself. */
  squad: string;
  /** A mail address, an https address or the name of a channel: where somebody is reached who can mend it. */
  contact: string;
}

/**
 * A value that each deployment sets for itself, so that one build runs in all of them. Every browser can read it: it is no place for a
 * secret.
 */
export interface ManifestSetting {
  /** `mapTiles`: letters and digits, a small letter first. */
  name: string;
  /** `address` is an https address or a path of the deployment. */
  type: 'text' | 'number' | 'boolean' | 'address';
  /** For operators: what it does. */
  about: string;
  /** A deployment that has not set it refuses the version. */
  required?: boolean;
  /** What counts where nothing is set. */
  otherwise?: string | number | boolean;
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
  /** Since 1.4. */
  tools?: ManifestTool[];
  /** Since 1.4. */
  keys?: ManifestKeys[];
  /** For who checks a release; no page reads it, so the registry is without it. Since 1.6. */
  tour?: ManifestTourTarget[];
  /** Shown on `/status`. Since 1.9. */
  owner?: ManifestOwner;
  /** For who checks a release: the registry has the values. Since 1.10. */
  settings?: ManifestSetting[];
}
