import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';

/** What a workspace's output is made of, besides its own files. */
const madeWith = {
  api: ['contract/src', 'contract/package.json', 'tools/src/build'],
  front: [
    'contract/src', 'contract/package.json', 'shared-ui/src', 'shared-ui/package.json', 'client-kit/src', 'client-kit/package.json',
    'tools/src/build', 'tools/webpack',
  ],
};

/**
 * Whether `<workspace>/dist` holds what the present sources give. Content counts, not dates: a fresh checkout of the same files is up to date.
 * @param {string} workspace folder name
 */
export function isBuilt(workspace) {
  const file = stampFile(workspace);
  return existsSync(join(root, workspace, 'dist')) && existsSync(file) && readFileSync(file, 'utf8') === sourceHash(workspace);
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
 * @param {string} workspace folder name
 * @returns {string} hash of everything a production build of it reads
 */
export function sourceHash(workspace) {
  const hash = createHash('sha256');
  const files = [workspace, ...(workspace === 'api' ? madeWith.api : madeWith.front), 'package-lock.json', 'tsconfig.base.json'].flatMap(filesAt);
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesAt(place) {
  const path = join(root, place);
  return /\.(json|mjs)$/.test(place) ? [path] : findFiles(path, (file) => !/\.test\.(ts|tsx|mjs)$/.test(file));
}

function stampFile(workspace) {
  return join(root, '.cache', 'built', workspace);
}
