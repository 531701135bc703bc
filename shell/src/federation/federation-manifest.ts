/**
 * Where a version's program begins.
 * @param manifest content of `mf-manifest.json`
 * @param address where that lies: the entry lies beside it
 * @returns address of the entry, and the global name that its container takes. Throws when the manifest names neither.
 */
export function entryOf(manifest: unknown, address: string): { entry: string; container: string } {
  const file = at(manifest, 'metaData', 'remoteEntry', 'name');
  const container = at(manifest, 'metaData', 'globalName');
  if (!isFile(file) || typeof container !== 'string') throw new Error(`${address} is no manifest of a remote`);
  return { entry: new URL(file, new URL(address, window.location.href)).href, container };
}

/** Names of the entry, which is the first, and of what its one exposed module needs at once; lazy parts come when they are wanted. */
export function filesOf(manifest: unknown): string[] {
  const found = [at(manifest, 'metaData', 'remoteEntry', 'name')];
  for (const exposed of listAt(manifest, 'exposes')) {
    found.push(...listAt(exposed, 'assets', 'js', 'sync'), ...listAt(exposed, 'assets', 'css', 'sync'));
  }
  return [...new Set(found.filter(isFile))];
}

/**
 * Where a version keeps its own copy of the federation runtime that its container was built with.
 * @param files what the manifest lists
 * @param isLent whether the page has the runtime of a version
 * @returns name of the file; null where the page's own will do, and for a container from before, see `wantsOuterRuntime`
 */
export function ownRuntime(files: readonly string[], isLent: (version: string) => boolean): string | null {
  return files.find((file) => {
    const version = /^federation-([\w.-]+)\.js$/.exec(file)?.[1];
    return version !== undefined && !isLent(version);
  }) ?? null;
}

/**
 * Whether a version is from before versions brought a copy of the runtime: its container takes what it runs on from the page.
 * @param files what the manifest lists
 */
export function wantsOuterRuntime(files: readonly string[]): boolean {
  return !files.some((file) => /^federation-[\w.-]+\.js$/.test(file));
}

/** All of them lie beside the manifest. */
function isFile(name: unknown): name is string {
  return typeof name === 'string' && /^[\w.-]+\.(?:js|css)$/.test(name);
}

function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined), value);
}
