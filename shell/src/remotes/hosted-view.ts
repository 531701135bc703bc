import {
  createReadable, type Lifecycles, type LoadStage, type Readable, type RemoteLoadError, type RemoteModule, type Shell, type SlotParams,
} from '@heartwood/contract';
import { isChunkError, reloadOnce } from '../status/reload-once';
import { reportError } from '../status/report';
import { loadErrorOf } from './load-error-of';
import { loadRemote } from './load-remote';
import { remoteFailed } from './remote-status.model';
import { beginTrace, endTrace, traced } from './view-traces';

/** After this the page says that it is slow and offers Retry. */
const slowAfterMs = 10_000;
/** Specification, section 8: a lazy load is given up after 120 s. */
const giveUpAfterMs = 120_000;

export type ViewState =
  | { kind: 'waiting' }
  | { kind: 'loading'; slow: boolean }
  | { kind: 'mounted'; version: string }
  | { kind: 'failed'; error: RemoteLoadError; errorId: string; trace: string };

export interface ViewRequest {
  remote: string;
  /** The slot it stands in; none for a page. */
  slot?: string;
  /** The page or slot that is wanted of the module. */
  pick(module: RemoteModule): Lifecycles | undefined;
  shellFor(onFatal: (error: unknown, errorId: string) => void): Shell;
}

/** One place on the page where a remote's view stands. No method rejects: a failure becomes a state. */
export interface HostedView {
  state: Readable<ViewState>;
  mount(host: HTMLElement, params: SlotParams): void;
  update(params: SlotParams): Promise<void>;
  unmount(): Promise<void>;
  retry(): void;
}

interface Running {
  lifecycles: Lifecycles;
  element: HTMLElement;
  shell: Shell;
}

/**
 * Loads a remote and keeps its view in `host`: the guard between a remote and single-spa, which marks an application
 * that ever throws as broken for good.
 */
export function createHostedView(request: ViewRequest): HostedView {
  const state = createReadable<ViewState>({ kind: 'waiting' });
  let place: { host: HTMLElement; params: SlotParams } | null = null;
  let running: Running | null = null;
  let cancel: AbortController | null = null;
  /** A lazy part keeps its failure for good: only a module that is loaded anew can have the chunk when it is back. */
  let lostChunk = false;

  async function stop(): Promise<void> {
    const last = running;
    running = null;
    if (!last) return;
    try {
      await last.lifecycles.unmount({ element: last.element, shell: last.shell });
    } catch (error) {
      reportError(error, { remote: request.remote, where: 'unmount' });
    }
    last.element.remove();
  }

  async function start(): Promise<void> {
    cancel?.abort();
    const mine = new AbortController();
    const trace = beginTrace(request.remote);
    cancel = mine;
    const current = (): boolean => cancel === mine && place !== null;
    let stage: LoadStage = 'registry';
    let version = 'unknown';
    const enter = (next: LoadStage, of: string): void => {
      stage = next;
      version = of;
      trace.marks.push([next, performance.now()]);
    };
    const timers = [
      setTimeout(() => state.set({ kind: 'loading', slow: true }), slowAfterMs),
      setTimeout(() => fail(new Error('it did not answer within two minutes')), giveUpAfterMs),
    ];
    const calm = (): void => timers.forEach(clearTimeout);
    mine.signal.addEventListener('abort', calm);

    function fail(cause: unknown, knownId?: string): void {
      if (!current()) return;
      const error = loadErrorOf(cause, { remote: request.remote, version, stage });
      lostChunk = error.stage === 'chunk';
      mine.abort();
      endTrace(trace, version, 'failed');
      // From here on a late answer or a second crash of this attempt is of no interest.
      cancel = null;
      // A build that was replaced while this tab was open: one reload brings the new one.
      if (isChunkError(error) && reloadOnce(`${error.remote}@${error.version}`)) return;
      const errorId = knownId ?? reportError(error, {
        remote: request.slot ? `${request.remote}:${request.slot}` : request.remote, where: error.stage,
      });
      remoteFailed({ remote: error.remote, version: error.version });
      state.set({ kind: 'failed', error, errorId, trace: trace.id });
      void stop();
    }

    state.set({ kind: 'loading', slow: false });
    try {
      await stop();
      const loaded = await loadRemote(request.remote, {
        signal: mine.signal,
        anew: lostChunk,
        onStage: enter,
      });
      if (!current() || !place) return;
      enter('mount', loaded.version);
      const lifecycles = request.pick(loaded.module);
      if (!lifecycles) throw new Error('it does not offer this view');
      const element = document.createElement('div');
      element.dataset['remote'] = request.remote;
      element.dataset['version'] = version;
      place.host.append(element);
      const shell = traced(request.remote, request.shellFor((error, errorId) => fail(error, errorId)));
      running = { lifecycles, element, shell };
      const props = { element, shell, params: place.params };
      await lifecycles.bootstrap(props);
      await lifecycles.mount(props);
      if (!current()) return;
      calm();
      lostChunk = false;
      state.set({ kind: 'mounted', version });
      endTrace(trace, version, 'mounted');
    } catch (error) {
      fail(error);
    }
  }

  return {
    state,
    mount(host, params) {
      place = { host, params };
      void start();
    },
    async update(params) {
      if (!place) return;
      place = { ...place, params };
      if (!running) return;
      // A release that takes no other params begins anew with them.
      if (!running.lifecycles.update) return start();
      try {
        await running.lifecycles.update({ element: running.element, shell: running.shell, params });
      } catch (error) {
        reportError(error, { remote: request.remote, where: 'update' });
      }
    },
    async unmount() {
      place = null;
      cancel?.abort();
      cancel = null;
      await stop();
      state.set({ kind: 'waiting' });
    },
    retry() {
      if (place) void start();
    },
  };
}
