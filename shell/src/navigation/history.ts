import { createReadable, type Readable, type ShellLocation } from '@heartwood/contract';

/** What this history keeps in `history.state`. `index` tells back from forward and lets a refused step be taken back. */
interface EntryState {
  index: number;
  key: string;
  user: unknown;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export type NavigationAction = 'push' | 'replace' | 'pop';

export interface AppHistory {
  location: Readable<ShellLocation>;
  /** How the present location was reached. */
  action(): NavigationAction;
  navigate(to: string | number, options?: NavigateOptions): void;
  createHref(to: string): string;
  /** Asked before each step that leaves the present path; `proceed` goes on with it. Answers true when the step may go on at once. */
  setBlocker(blocker: Blocker | null): void;
  dispose(): void;
}

export interface PendingStep {
  /** Where the step leads; null for a step through the browser's own history. */
  to: string | null;
  proceed(): void;
}
export type Blocker = (step: PendingStep) => boolean;

/**
 * The page's one history. single-spa answers each `pushState` with an artificial `popstate` (`event.singleSpa`): this
 * history does not hear those echoes, or a push would be taken for a step back.
 */
export function createAppHistory(host: Window = window): AppHistory {
  let state = readState(host.history.state);
  if (!state) {
    state = { index: 0, key: newKey(), user: null };
    host.history.replaceState(state, '');
  }
  let index = state.index;
  let lastAction: NavigationAction = 'pop';
  let blocker: Blocker | null = null;
  // Steps this history takes itself (undoing a refused one, repeating an allowed one) are not asked about again.
  let undoing = false;
  let allowed = false;
  const location = createReadable<ShellLocation>(locationOf(host, state));

  function arrive(action: NavigationAction, next: EntryState): void {
    index = next.index;
    lastAction = action;
    location.set(locationOf(host, next));
  }

  function go(to: string, options: NavigateOptions): void {
    const url = new URL(to, host.location.href);
    const here = host.location.pathname + host.location.search + host.location.hash;
    const path = url.pathname + url.search + url.hash;
    // Specification, section 8: navigation to the same route is ignored.
    if (path === here && !options.replace && options.state === undefined) return;
    const step = (): void => {
      const next: EntryState = { index: options.replace ? index : index + 1, key: newKey(), user: options.state ?? null };
      if (options.replace) host.history.replaceState(next, '', path);
      else host.history.pushState(next, '', path);
      arrive(options.replace ? 'replace' : 'push', next);
    };
    if (blocker && url.pathname !== host.location.pathname && !blocker({ to: path, proceed: step })) return;
    step();
  }

  function heardPop(event: PopStateEvent): void {
    if ('singleSpa' in event && event.singleSpa) return;
    if (undoing) {
      undoing = false;
      return;
    }
    const next = readState(host.history.state) ?? { index: index + 1, key: newKey(), user: null };
    const delta = next.index - index;
    const leaves = host.location.pathname !== location.get().pathname;
    const proceed = (): void => {
      allowed = true;
      host.history.go(delta);
    };
    if (blocker && leaves && !allowed && !blocker({ to: null, proceed })) {
      undoing = delta !== 0;
      if (delta !== 0) host.history.go(-delta);
      return;
    }
    allowed = false;
    // A hash link makes an entry without our state.
    if (!readState(host.history.state)) host.history.replaceState(next, '');
    arrive('pop', next);
  }

  host.addEventListener('popstate', heardPop);
  return {
    location,
    action: () => lastAction,
    navigate(to, options = {}) {
      if (typeof to === 'number') host.history.go(to);
      else go(to, options);
    },
    createHref: (to) => to,
    setBlocker(next) {
      blocker = next;
    },
    dispose() {
      host.removeEventListener('popstate', heardPop);
    },
  };
}

function readState(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null || !('index' in state) || !('key' in state)) return null;
  const { index, key } = state;
  if (typeof index !== 'number' || typeof key !== 'string') return null;
  return { index, key, user: 'user' in state ? state.user : null };
}

function locationOf(host: Window, state: EntryState): ShellLocation {
  const { pathname, search, hash } = host.location;
  return { pathname, search, hash, state: state.user, key: state.key };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
