import { tellBadgesOfBefore } from '../before-tools';
import { createReadable, pickReadable, type Readable, type Writable } from '../readable';
import type {
  EventBus, PageHead, PushState, ReportContext, Session, SettingValues, Shell, ShellEvents, SlotParams, SocketState, ThemeName,
  ToastRequest,
} from '../shell';
import { CONTRACT } from '../version';
import { createFakeDrafts } from './fake-drafts';
import { createFakeFetch, type FakeCall, type OperationAnswer } from './fake-fetch';
import { createFakeNavigation, type FakeNavigation } from './fake-navigation';
import { createFakeSession, type FakeSessionOptions } from './fake-session';
import { createFakeSocket, type FakeSocket } from './fake-socket';

export interface FakeShellOptions {
  /** Where the page is mounted; `/app` unless told. */
  basePath?: string;
  /** Where the person is; the base path unless told. */
  path?: string;
  session?: FakeSessionOptions;
  theme?: ThemeName;
  /** Whether pushes reach this browser; `unavailable` unless told. */
  push?: PushState;
  /** Answers of GraphQL operations by name: data, a function of the variables, or an Error that becomes a GraphQL error. */
  operations?: Record<string, OperationAnswer>;
  /** Answers every other path, and operations without an answer; 404 unless told. */
  fetch?: (path: string, init: RequestInit) => Promise<Response> | Response;
  /** Drafts that are already on the device. */
  drafts?: Record<string, string>;
  /** Slots that other remotes offer; none unless told. */
  offered?: readonly string[];
  /** What the deployment has set; nothing unless told. */
  settings?: SettingValues;
}

/** A `Shell` for tests and for a remote alone: everything the remote does with it can be read from `fake`. */
export interface FakeShell extends Shell {
  fake: {
    session: Writable<Session>;
    theme: Writable<ThemeName>;
    /** Turned on and off at once. */
    push: Writable<PushState>;
    head: Readable<PageHead | null>;
    /** The element the page's own actions go into; null until a test gives one. */
    actions: Writable<HTMLElement | null>;
    nav: FakeNavigation;
    socket: FakeSocket;
    /** GraphQL operations and other calls, in order. */
    calls: FakeCall[];
    /** Later answers; overrides those of the options. */
    answer(operation: string, answer: OperationAnswer): void;
    toasts: ToastRequest[];
    reports: { error: unknown; context: ReportContext }[];
    /** Slots that stand open by `slots.open`. */
    openSlots: Map<string, SlotParams>;
    mountedSlots: { name: string; element: HTMLElement; params: SlotParams }[];
    /** Slots that other remotes offer, by `name@major`. */
    offered: Writable<readonly string[]>;
    /** Counts as `badge/changed` told them last, by key; also what was told as `messaging/unread`. */
    badges: Map<string, number>;
    /** What the plan's dialog was opened for by `plan/upgrade`, in order; null where no feature was named. */
    upgrades: (string | null)[];
  };
}

export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const basePath = options.basePath ?? '/app';
  const session = createReadable(createFakeSession(options.session));
  const theme = createReadable<ThemeName>(options.theme ?? 'light');
  const push = createReadable<PushState>(options.push ?? 'unavailable');
  const head = createReadable<PageHead | null>(null);
  const actions = createReadable<HTMLElement | null>(null);
  const socketState = createReadable<SocketState>('online');
  const nav = createFakeNavigation(basePath, options.path ?? basePath);
  const socket = createFakeSocket(socketState);
  const network = createFakeFetch(options.operations ?? {}, options.fetch);
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const toasts: ToastRequest[] = [];
  const reports: { error: unknown; context: ReportContext }[] = [];
  const openSlots = new Map<string, SlotParams>();
  const mountedSlots: { name: string; element: HTMLElement; params: SlotParams }[] = [];

  const offered = createReadable<readonly string[]>(options.offered ?? []);
  const badges = new Map<string, number>();
  const upgrades: (string | null)[] = [];
  const events: EventBus = {
    emit<K extends keyof ShellEvents>(name: K, payload: ShellEvents[K]) {
      for (const listener of [...(listeners.get(name) ?? [])]) (listener as (given: ShellEvents[K]) => void)(payload);
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => void set.delete(listener);
    },
  };
  tellBadgesOfBefore(events);
  events.on('badge/changed', ({ key, count }) => void badges.set(key, count));
  events.on('plan/upgrade', ({ feature }) => void upgrades.push(feature ?? null));

  return {
    contract: CONTRACT,
    session,
    fetch: network.fetch,
    socket: socket.lent,
    drafts: createFakeDrafts(options.drafts),
    nav: nav.lent,
    page: { setHead: (next) => head.set(next), actions },
    slots: {
      open: (name, params = {}) => void openSlots.set(name, params),
      close: (name) => void openSlots.delete(name),
      mount(name, element, params = {}) {
        const mounted = { name, element, params };
        mountedSlots.push(mounted);
        return Object.assign(() => void mountedSlots.splice(mountedSlots.indexOf(mounted), 1), {
          update: (next: SlotParams) => void (mounted.params = next),
        });
      },
      offered: (name) => pickReadable(offered, (names) => names.includes(name)),
    },
    events,
    theme,
    settings: options.settings ?? {},
    push: { state: push, turnOn: async () => push.set('on'), turnOff: async () => push.set('off') },
    toast(request) {
      const shown = { ...request };
      toasts.push(shown);
      return Object.assign(() => {
        const at = toasts.indexOf(shown);
        if (at >= 0) toasts.splice(at, 1);
      }, { update: (words: Pick<ToastRequest, 'title' | 'text'>) => void Object.assign(shown, words) });
    },
    report(error, context = {}) {
      reports.push({ error, context });
      return `fake-${reports.length}`;
    },
    fake: {
      session, theme, push, head, actions, nav, socket: { ...socket, state: socketState },
      calls: network.calls, answer: network.answer, toasts, reports, openSlots, mountedSlots, offered, badges, upgrades,
    },
  };
}
