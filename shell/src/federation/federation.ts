import { createInstance } from '@module-federation/enhanced/runtime';
import { entryOf, filesOf, ownRuntime, wantsOuterRuntime } from './federation-manifest';
import { createFileDigests, type FileDigests } from './file-digests';
import { isRuntimeLent } from './lent-runtime';
import { sharedLibraries } from './shared-libraries';

/** Longest wait for one script or manifest; the page gives up a remote at the same point. */
const giveUpMs = 120_000;
/** What lies at another origin lies here too: nobody waits there for as long. */
const elsewhereMs = 6_000;

export type FetchStage = 'manifest' | 'script' | 'chunk' | 'evaluate';

/** One load of one version: what the federation runtime is told, and what it tells while it works. */
export interface FederationRequest {
  remote: string;
  /** Unique for remote and version, so that two versions can be on one page. */
  id: string;
  /** Address of `mf-manifest.json`. */
  entry: string;
  /** Subresource integrity of `remoteEntry.js`; empty for a developer's own build. */
  integrity: string;
  /** Subresource integrity of `mf-manifest.json`; undefined for a version from before it listed its files. */
  manifestIntegrity: string | undefined;
  onStage(stage: FetchStage): void;
  signal: AbortSignal;
  /** Query of a repeated load: neither the runtime nor the browser may answer from what went wrong before, and its modules are new. */
  again: string | null;
}

const requests = new Map<string, FederationRequest>();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedLibraries(),
  // `version-first` would fetch every remote at start, and one missing remote would take the app down.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'heartwood-loading',
      loadEntry({ remoteInfo }) {
        // A container that was evaluated before keeps what failed in it: a lazy part that was lost, a module that threw.
        if (requests.get(remoteInfo.name)?.again) Reflect.set(window, remoteInfo.entryGlobalName, undefined);
        return Promise.resolve(undefined);
      },
      createScript({ url, remoteInfo }) {
        const request = remoteInfo && requests.get(remoteInfo.name);
        if (!request) return undefined;
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        followEntry(script, request);
        return { script, timeout: giveUpMs };
      },
      async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
        const request = requests.get(moduleInfo.name);
        request?.onStage('chunk');
        const factory = await remoteEntryExports.get(expose);
        request?.onStage('evaluate');
        return factory;
      },
    },
  ],
});

/** Fetches and evaluates a remote's `./remote`. Rejects with what went wrong, as it was thrown; the last `onStage` says where. */
export async function loadFederated(request: FederationRequest): Promise<unknown> {
  requests.set(request.id, request);
  if (request.again !== null) {
    // The runtime would take a script that still hangs for the one it needs.
    document.querySelectorAll(`script[data-remote-entry="${CSS.escape(request.remote)}"]`).forEach((script) => script.remove());
  }
  request.onStage('manifest');
  const manifest = await fetchManifest(request);
  const { entry, container } = entryOf(manifest, request.entry);
  const digests = createFileDigests(request.entry, manifest);
  fetchAhead(manifest, digests, request);
  await bringRuntime(digests, request);
  // The runtime is given the entry, and not the manifest: what it would do with that costs every page 3 kB.
  federation.registerRemotes([{ name: request.id, entry, entryGlobalName: container }], { force: request.again !== null });
  return federation.loadRemote(`${request.id}/remote`);
}

function followEntry(script: HTMLScriptElement, request: FederationRequest): void {
  request.onStage('script');
  if (request.again !== null) script.src += `?${request.again}`;
  // The registry knows the entry's digest.
  if (request.integrity) script.integrity = request.integrity;
  script.dataset['remoteEntry'] = request.remote;
  // The runtime sets `onload` itself; a listener hears it first.
  script.addEventListener('load', () => request.onStage('evaluate'));
}

/** The files of the exposed module come beside the entry, which asks for them once it runs, and compares them itself. */
function fetchAhead(manifest: unknown, digests: FileDigests, { entry, manifestIntegrity }: FederationRequest): void {
  for (const file of filesOf(manifest).slice(1)) {
    const href = besides(entry, file);
    const integrity = manifestIntegrity ? digests.of(href) : '';
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'script', crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}

/** A container that was built with another runtime than the page's has its own beside it; older ones take the page's. */
async function bringRuntime(digests: FileDigests, { entry, onStage }: FederationRequest): Promise<void> {
  if (wantsOuterRuntime(digests.files)) {
    onStage('script');
    await import('./outer-runtime');
    return;
  }
  const file = ownRuntime(digests.files, isRuntimeLent);
  if (file === null) return;
  onStage('script');
  const src = besides(entry, file);
  const script = Object.assign(document.createElement('script'), {
    src, async: true, crossOrigin: 'anonymous', integrity: digests.of(src),
  });
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${src} could not be fetched or is not the one that was released`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

function besides(entry: string, file: string): string {
  return new URL(file, new URL(entry, window.location.href)).href;
}

async function fetchManifest({ entry, again, signal, manifestIntegrity }: FederationRequest): Promise<unknown> {
  const address = again === null ? entry : `${entry}?${again}`;
  const isElsewhere = again === null && new URL(entry, window.location.href).origin !== window.location.origin;
  const asked = fetch(address, { signal, ...(manifestIntegrity && { integrity: manifestIntegrity }) });
  const response = await (isElsewhere ? inTime(asked) : asked).catch((error: unknown) => {
    throw new Error(`${address} could not be fetched or is not the one that was released`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    const timer = window.setTimeout(() => reject(new Error('nobody answers there')), elsewhereMs);
    void work.catch(() => undefined).finally(() => window.clearTimeout(timer));
  });
  return Promise.race([work, late]);
}
