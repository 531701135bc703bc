import { runContainer } from './container';
import { entryOf, filesOf, isOfEnhancedRuntime } from './federation-manifest';
import { createFileDigests } from './file-digests';

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

/** Fetches and evaluates a remote's `./remote`. Rejects with what went wrong, as it was thrown; the last `onStage` says where. */
export async function loadFederated(request: FederationRequest): Promise<unknown> {
  if (request.again !== null) {
    // One that still hangs is not the one that is needed.
    document.querySelectorAll(`script[data-remote-entry="${CSS.escape(request.remote)}"]`).forEach((script) => script.remove());
  }
  request.onStage('manifest');
  const manifest = await fetchManifest(request);
  const place = entryOf(manifest, request.entry);
  fetchAhead(manifest, request);
  if (!isOfEnhancedRuntime(manifest)) return runContainer(request, place);
  const { runInEnhancedRuntime } = await import('./enhanced-runtime');
  return runInEnhancedRuntime(request, place);
}

/** The files of the exposed module come beside the entry, which asks for them once it runs, and compares them itself. */
function fetchAhead(manifest: unknown, { entry, manifestIntegrity }: FederationRequest): void {
  const folder = new URL('.', new URL(entry, window.location.href));
  const digests = manifestIntegrity ? createFileDigests(entry, manifest) : null;
  for (const file of filesOf(manifest).slice(1)) {
    const { href } = new URL(file, folder);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'script', crossOrigin: 'anonymous', integrity: digests?.of(href) ?? '', href });
    document.head.append(link);
  }
}

async function fetchManifest({ entry, again, signal, manifestIntegrity }: FederationRequest): Promise<unknown> {
  const address = again === null ? entry : `${entry}?${again}`;
  const response = await fetch(address, { signal, ...(manifestIntegrity && { integrity: manifestIntegrity }) }).catch((error: unknown) => {
    throw new Error(`${address} could not be fetched or is not the one that was released`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
