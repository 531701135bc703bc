import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What the shell reads of a version. Its own digest stands in the registry. */
const manifestFile = 'mf-manifest.json';

/** Subresource integrity of a file. */
export function integrityOf(path) {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

/**
 * Writes the digests of the files that the shell asks for into a version's `mf-manifest.json`: what the exposed module needs at once, and
 * the version's copy of the federation runtime. The registry knows the entry's, and the entry those of all its chunks, which is why the
 * manifest names no others.
 * @param {string} folder
 */
export function writeDigests(folder) {
  const path = join(folder, manifestFile);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const exposes = [manifest.exposes ?? []].flat().filter(({ assets }) => assets.js.sync.length > 0).map(withoutLateFiles);
  const runtimes = readdirSync(folder).filter((file) => /^federation-.*\.js$/.test(file));
  const files = [...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]), ...runtimes];
  const digests = Object.fromEntries(files.map((file) => [file, integrityOf(join(folder, file))]));
  const text = JSON.stringify({ ...manifest, shared: [], exposes, digests });
  for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
}

function withoutLateFiles({ assets: { js, css }, ...exposed }) {
  return { ...exposed, assets: { js: { sync: js.sync, async: [] }, css: { sync: css.sync, async: [] } } };
}

/**
 * What the registry says of a version's files.
 * @param {string} folder of the version
 * @returns {{ integrity: string, manifestIntegrity?: string }} without the second for a version from before there were digests
 */
export function versionIntegrity(folder) {
  const integrity = integrityOf(join(folder, 'remoteEntry.js'));
  const { digests } = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
  return digests ? { integrity, manifestIntegrity: integrityOf(join(folder, manifestFile)) } : { integrity };
}
