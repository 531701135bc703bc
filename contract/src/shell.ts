import type { Readable } from './readable';

/** Who is signed in, for which company, with which rights. Rights here only shape the screen: the server decides. */
export interface Session {
  user: { id: string; firstname: string; lastname: string; email: string; profilePhoto: string | null };
  company: { id: string; name: string; logo: string | null; isDemo: boolean };
  membership: {
    id: string | null;
    isOwner: boolean;
    /** Team entry with role ADMIN; the owner is not an admin by role. */
    isAdmin: boolean;
    isAdvisory: boolean;
    accessType: 'edit' | 'view' | 'custom';
  };
  plan: { name: 'Free' | 'Trial' | 'Premium' | 'Pro'; endsAt: string | null };
  /**
   * Only on a page of `access: 'public'`: whoever reads it is nobody here, also when they are signed in. The session is `READER` then, the
   * socket is never opened, no token is sent, drafts live as long as the page. Since 1.7.
   */
  reader?: Reader;
}

/** Somebody who reads a page by its address. A partner's customer is a visitor, and something else. */
export interface Reader {
  /** By which this browser is known again; null where it keeps nothing. It says nothing of who they are. */
  id: string | null;
  /** Companies of whoever is signed in here: their own visits are no visits. What a browser says of itself can only lower a count. */
  ownCompanyIds: readonly string[];
}

/** In the person's place on a page without an account: no one, of no company, with no right at all. */
export const READER: Omit<Session, 'reader'> = {
  user: { id: '', firstname: '', lastname: '', email: '', profilePhoto: null },
  company: { id: '', name: '', logo: null, isDemo: false },
  membership: { id: null, isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'view' },
  plan: { name: 'Free', endsAt: null },
};

export interface ShellLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export interface Crumb {
  label: string;
  /** Path inside the product; the last crumb usually has none. */
  to?: string;
}

export interface PageHead {
  /** Document title without the product's name. */
  title: string;
  crumbs: Crumb[];
  /** Shown behind the last crumb, one entry a module. */
  tally?: boolean[];
  /** Where Back leads on a phone. */
  backTo?: string;
  /** On a phone the page brings its own head and has the whole screen: the shell's bars give way. */
  isFullScreen?: boolean;
}

/** One history for the whole page, owned by the shell. Paths are absolute paths of the product (`/app/growth-framework/foundation`). */
export interface Navigation {
  /** Where this remote's page is mounted; empty for a slot. A remote never hard-codes it. */
  basePath: string;
  /** The present location; for a page it holds still while the location is outside `basePath`. */
  location: Readable<ShellLocation>;
  navigate(to: string | number, options?: { replace?: boolean; state?: unknown }): void;
  createHref(to: string): string;
  /** Asks before leaving while `isDirty()` is true; returns the function that lifts the guard. */
  guard(isDirty: () => boolean, message: string): () => void;
}

export interface SocketOperation {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

export interface SocketSink {
  next(result: { data?: unknown; errors?: readonly { message: string; extensions?: Record<string, unknown> }[] }): void;
  error(error: unknown): void;
  complete(): void;
}

export type SocketState = 'idle' | 'connecting' | 'online' | 'offline';

/** One graphql-ws connection of the page, shared. It reconnects and refreshes the token by itself. */
export interface Socket {
  subscribe(operation: SocketOperation, sink: SocketSink): () => void;
  state: Readable<SocketState>;
}

/** Closed set; a minor version of the contract may add to it. */
export interface ShellEvents {
  /** The company's completion changed on this page's own action: `done` of 28. */
  'growth/completion': { companyId: string; done: number };
  /** The socket came back after an outage: caches may be behind. */
  'socket/resumed': Record<string, never>;
  /** The invite modal was asked for. */
  'team/invite': { email?: string };
  /** What the plan does not open was wanted: the shell shows what would open it. `feature` is its name in a sentence (since 1.4). */
  'plan/upgrade': { feature?: string };
  /**
   * The person said something that others may answer, such as a message: now it is worth asking whether they want to hear of that.
   * Since 1.5.
   */
  'answer/awaited': Record<string, never>;
  /** A count that the manifest's tools and menu entries show by its `key`; nothing is shown at 0. */
  'badge/changed': { key: string; count: number };
  /** Members or their rights changed. */
  'team/changed': { companyId: string };
  /**
   * The person is about to leave this account or this company by their own wish: who holds words that are not saved sends them now, and
   * tells whether the server has them; the page waits for a moment. Since 1.6.
   */
  'session/leaving': { until(saved: Promise<boolean>): void };
  /** Another tab of this person wrote or removed the draft of this key. */
  'drafts/changed': { key: string };
  /** How much is unread in all conversations of the viewer, and how much of it mentions them. */
  'messaging/unread': { messages: number; mentions: number };
  /** What a partner's panel shows now: one person or one channel, by id; both null for its lists. */
  'messaging/opened': { conversation: string | null; channel: string | null };
}

export interface EventBus {
  emit<K extends keyof ShellEvents>(name: K, payload: ShellEvents[K]): void;
  on<K extends keyof ShellEvents>(name: K, listener: (payload: ShellEvents[K]) => void): () => void;
}

export interface ToastRequest {
  /** Specification, section 8: error toasts are titled 'An error occurred.' */
  title: string;
  text?: string;
  status: 'success' | 'error' | 'warning' | 'info';
  /** Milliseconds; 3000 unless told, 8000 with an action. */
  duration?: number;
  position?: 'top' | 'top-right';
  action?: { label: string; run(): void };
  /** Whose doing it is: their picture stands in it. Since 1.5. */
  person?: { id: string; name: string; photo: string | null };
}

/** A message that was shown. Calling it takes it away. */
export interface ToastHandle {
  (): void;
  /** Other words in the same message, which keeps its place, its time and the focus; nothing once it is gone. Not every shell has it. */
  update?(words: Pick<ToastRequest, 'title' | 'text'>): void;
}

/**
 * Whether this browser tells the person of what is new while the product is closed. `unavailable`: it can't, or that is not known
 * yet; `denied`: the person has refused, and only the browser's own settings can undo that.
 */
export type PushState = 'unavailable' | 'off' | 'on' | 'denied';

export interface Push {
  state: Readable<PushState>;
  /** Asks the browser, and so the person. To be called from a click; what goes wrong is told by a toast. */
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
}

export interface ReportContext {
  remote?: string;
  where?: string;
  /** The remote cannot go on: the shell takes it down and shows the fallback in its place. */
  fatal?: boolean;
}

export type ThemeName = 'light' | 'dark';

export type SlotParams = Record<string, string | number | boolean | null>;

/**
 * Texts kept on this device until the server has them, so that nothing typed is lost on a reload. The shell keeps them
 * apart by signed-in user and removes them at logout.
 */
export interface Drafts {
  /** As it is now, whichever tab wrote it; the event `drafts/changed` tells of another tab's. */
  get(key: string): string | null;
  /** `null` removes it. */
  set(key: string, text: string | null): void;
  /** Keys that start with `prefix`. */
  keys(prefix: string): string[];
}

export interface ShellRequest extends RequestInit {
  /** Told while the body goes up: how much of it is sent, 0 to 1. A shell that cannot know never calls it. */
  onProgress?(sent: number): void;
}

/** A slot that stands in an element of a remote. Calling it removes the slot. */
export interface MountedSlot {
  (): void;
  /** Hands on other params; what was typed in it stays, unless its remote cannot take them and is mounted anew. Since 1.6. */
  update(params: SlotParams): void;
}

/** Settings by name, each of the type that the manifest declares; without those that are not set. */
export type SettingValues = Readonly<Record<string, string | number | boolean>>;

/** Everything a remote may use of the page it lives in. The real shell, the partner embed page and the test fake implement it. */
export interface Shell {
  contract: string;
  session: Readable<Session>;
  /** Authorised `fetch` for paths of the API (`/graphql`, `/api/v1/...`); refreshes the token once and repeats. */
  fetch(path: string, init?: ShellRequest): Promise<Response>;
  socket: Socket;
  nav: Navigation;
  page: {
    /** Title, crumbs and Back of the mounted page. */
    setHead(head: PageHead): void;
    /** The element of the top bar that holds the page's own actions, for a portal. Null while there is none. */
    actions: Readable<HTMLElement | null>;
  };
  slots: {
    open(name: string, params?: SlotParams): void;
    close(name: string): void;
    /** Mounts a slot of another remote into `element`. Nothing is shown while no remote offers it. */
    mount(name: string, element: HTMLElement, params?: SlotParams): MountedSlot;
    /** Whether a published remote that this shell can host offers a slot. Since 1.4. */
    offered(name: string): Readable<boolean>;
  };
  events: EventBus;
  drafts: Drafts;
  theme: Readable<ThemeName>;
  /** Since 1.5. */
  push: Push;
  /** What this deployment has set for this remote, of what its manifest declares, as it was when the view was mounted. Since 1.10. */
  settings: SettingValues;
  /** Whose habits dates and times follow, BCP 47; `en-GB` unless told. */
  locale?: string;
  /** Shows a message; what it returns takes it away. */
  toast(request: ToastRequest): ToastHandle;
  /** Logs an error and returns the id a person can quote. */
  report(error: unknown, context?: ReportContext): string;
}
