import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { resolvedPackages } from './resolved-packages.mjs';
import { sharedSources } from './shared-sources.mjs';

/** How a workspace's output is made. */
const madeBy = { api: ['tools/src/build', 'tools/src/releases', 'tsconfig.base.json'], front: ['tools/src/build', 'tools/webpack', 'tsconfig.base.json'] };

/**
 * Whether `<workspace>/dist` holds what the present sources give. Content counts, not dates: a fresh checkout of the same files is up to
 * date.
 * @param {string} workspace folder name
 * @param {string} [hash] `sourceHash` of it, when that is known already
 */
export function isBuilt(workspace, hash = sourceHash(workspace)) {
  const file = stampFile(workspace);
  return existsSync(join(root, workspace, 'dist')) && existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/**
 * Remembers that `<workspace>/dist` belongs to these sources.
 * @param {string} workspace folder name
 * @param {string} hash `sourceHash` from before the build, so that a change during it is seen
 */
export function rememberBuilt(workspace, hash) {
  mkdirSync(dirname(stampFile(workspace)), { recursive: true });
  writeFileSync(stampFile(workspace), hash);
}

/**
 * What a workspace's output is made of: its own files, those it reaches of the house's packages, and the packages it resolves. What another
 * workspace installs or takes into use changes nothing here (ADR 32).
 * @param {string} workspace folder name
 * @param {import('./resolved-packages.mjs').Lock} [lock]
 * @returns {string} hash of everything a production build of it reads
 */
export function sourceHash(workspace, lock) {
  const hash = createHash('sha256');
  const files = [workspace, ...(workspace === 'api' ? madeBy.api : madeBy.front)].flatMap(filesAt).map((file) => relative(root, file));
  const shared = sharedSources(workspace);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(join(root, file))).update('\0');
  for (const file of shared.files) hash.update(file).update('\0').update(unversioned(file)).update('\0');
  return hash.update(resolvedPackages(workspace, shared.packages, lock).join('\n')).digest('hex');
}

/** What a package of the house is called when it is packed (ADR 52) says nothing of what is compiled into whoever uses it. */
function unversioned(file) {
  const bytes = readFileSync(join(root, file));
  return file.endsWith('/package.json') ? JSON.stringify({ ...JSON.parse(bytes.toString()), version: undefined }) : bytes;
}

function filesAt(place) {
  const path = join(root, place);
  return /\.(json|mjs)$/.test(place) ? [path] : findFiles(path, (file) => !/\.test\.(ts|tsx|mjs)$/.test(file));
}

function stampFile(workspace) {
  return join(root, '.cache', 'built', workspace);
}
