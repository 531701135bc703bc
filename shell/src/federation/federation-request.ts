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
