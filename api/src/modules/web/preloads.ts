import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompatible, type Registry, type RegistryRemote } from '@heartwood/contract';

const FILE = /^[\w.-]+\.js$/;
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

interface Manifest {
  metaData?: { remoteEntry?: { name?: unknown } };
  exposes?: { assets?: { js?: { sync?: unknown[] } } }[];
  digests?: Record<string, unknown>;
}

/**
 * What the page at a path needs of its remote, as `<link rel="preload">`s: the browser begins to fetch it with the shell's own program, and
 * not after that has run and asked. Nothing for a path that is no remote's, and nothing while a canary runs: which version it is to be,
 * the browser alone knows.
 */
export function createPreloads(
  remotesDir: string, origin: string | null = null,
): (path: string, registry: Registry, nonce: string) => Promise<string> {
  /** A version's folder never changes. */
  const known = new Map<string, readonly string[]>();
  const linksOf = async ({ name, version, entry, integrity }: RegistryRemote): Promise<readonly string[]> => {
    const folder = `${origin ?? ''}/remotes/${name}/${version}/`;
    if (entry !== `${folder}mf-manifest.json`) return [];
    const before = known.get(folder);
    if (before) return before;
    const manifest = JSON.parse(await readFile(join(remotesDir, name, version, 'mf-manifest.json'), 'utf8')) as Manifest;
    const main = String(manifest.metaData?.remoteEntry?.name);
    const files = (manifest.exposes ?? []).flatMap(({ assets }) => assets?.js?.sync ?? []).map(String);
    const links = [...new Set([main, ...files])].filter((file) => FILE.test(file)).flatMap((file) => {
      const digest = file === main ? integrity : manifest.digests?.[file];
      return DIGEST.test(String(digest))
        ? [`rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" href="${folder}${file}" integrity="${String(digest)}"`]
        : [];
    });
    links.unshift(`rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="${entry}"`);
    if (known.size > 100) known.clear();
    known.set(folder, links);
    return links;
  };
  return async (path, { remotes }, nonce) => {
    const wanted = remotes.find(({ pages }) => pages.some((page) => path === page.path || path.startsWith(`${page.path}/`)));
    // No byte of a remote that this shell can't host.
    if (!wanted || wanted.canary || !isCompatible(wanted.contract)) return '';
    // A version whose files are gone is told by the page itself.
    const links = await linksOf(wanted).catch(() => []);
    return links.map((attributes) => `<link nonce="${nonce}" ${attributes}>`).join('');
  };
}
