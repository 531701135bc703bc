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

/** What is known of a remote before a byte of it is fetched: pure data. */
export interface RemoteManifest {
  name: string;
  contract: string;
  pages: ManifestPage[];
  slots: ManifestSlot[];
  menu: ManifestMenuEntry[];
}
