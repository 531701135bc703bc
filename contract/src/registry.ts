import type { RemoteManifest } from './remote';
import type { SettingValues } from './shell';

/** What of a manifest the product is made of, beside who it is. */
export type ManifestParts = Omit<RemoteManifest, 'name' | 'contract' | 'tour'>;

/** One live remote: its manifest but for what no page reads, the version that is live, and where its federation manifest lies. */
export interface RegistryRemote extends Omit<RemoteManifest, 'tour'> {
  version: string;
  /** Path or address of `mf-manifest.json` in the version's folder. */
  entry: string;
  /** Subresource integrity of `remoteEntry.js`, `sha384-...`. */
  integrity: string;
  /**
   * Subresource integrity of `mf-manifest.json`, whose `digests` has that of every other file; absent for what was released before there
   * were any.
   */
  manifestIntegrity?: string;
  /** What this deployment has set of what the version declares. */
  values?: SettingValues;
  /** A second version given to `percent` of the people. */
  canary?: {
    version: string; entry: string; integrity: string; manifestIntegrity?: string; contract: string; percent: number;
    values?: SettingValues;
    /** What it brings in place of the live version's; absent for what was released before canaries had it. */
    manifest?: ManifestParts;
  };
}

/** Something of a remote that the registry names and nobody gets. */
export interface LeftOut {
  /** Remote's name; its place in the list when it has none that can be read. */
  name: string;
  version: string;
  /** What is left out and why, for whoever looks after the deployment. */
  reason: string;
}

/** Answer of `GET /registry.json`. */
export interface Registry {
  schema: 1;
  /** Whoever was published first stands first, and keeps its paths, slots and menu ids. */
  remotes: RegistryRemote[];
  /** Absent when everything could be taken. */
  left?: LeftOut[];
  /**
   * The version that this answer has in place of what is live, for who holds the link to it, or the first of a `branch`; absent for
   * everybody else.
   */
  preview?: { name: string; version: string; branch?: string };
}
