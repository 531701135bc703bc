import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Its own digest stands in the registry, and that of every other file in it. */
const manifestFile = 'mf-manifest.json';

/** Subresource integrity of a file. */
export function integrityOf(path) {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

/**
 * Writes the digest of every file of a version into its `mf-manifest.json`: what comes later is not of the version. The
 * compressed copies are the same files to a browser.
 * @param {string} folder
 */
export function writeDigests(folder) {
  const path = join(folder, manifestFile);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== path)
    .sort();
  const digests = Object.fromEntries(files.map((file) => [relative(folder, file).split(sep).join('/'), integrityOf(file)]));
  const text = JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), digests });
  for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
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
