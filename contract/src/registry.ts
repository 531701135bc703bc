import type { RemoteManifest } from './remote';

/** One live remote: its manifest, the version that is live, and where its federation manifest lies. */
export interface RegistryRemote extends RemoteManifest {
  version: string;
  /** Path or address of `mf-manifest.json` in the version's folder. */
  entry: string;
  /** Subresource integrity of `remoteEntry.js`, `sha384-...`. */
  integrity: string;
  /** A second version given to `percent` of the browsers. */
  canary?: { version: string; entry: string; integrity: string; contract: string; percent: number };
}

/** Answer of `GET /registry.json`. */
export interface Registry {
  schema: 1;
  remotes: RegistryRemote[];
}
