/** Digests of a version's files, as its manifest lists them. */
export interface FileDigests {
  /** Subresource integrity of the file at an address; one that nothing matches for a file that is not of the version. */
  of(address: string): string;
  /** Names of all files that are listed. */
  files: readonly string[];
}

/** An empty or malformed integrity would be none at all to a browser. */
const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * @param manifestAddress address of `mf-manifest.json`: the files lie beside it
 * @param manifest what was answered there, compared with its own digest before
 */
export function createFileDigests(manifestAddress: string, manifest: unknown): FileDigests {
  const folder = new URL('.', new URL(manifestAddress, window.location.href)).href;
  const listed: unknown = typeof manifest === 'object' && manifest !== null && 'digests' in manifest ? manifest.digests : null;
  const digests = new Map<string, unknown>(typeof listed === 'object' && listed !== null ? Object.entries(listed) : []);
  return {
    files: [...digests.keys()],
    of(address) {
      const { origin, pathname } = new URL(address, window.location.href);
      const file = origin + pathname;
      const digest = file.startsWith(folder) ? digests.get(file.slice(folder.length)) : undefined;
      return typeof digest === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(digest) ? digest : NEVER;
    },
  };
}
