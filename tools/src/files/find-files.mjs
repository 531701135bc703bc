import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const left = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'coverage', 'test-results', 'playwright-report']);

/**
 * Absolute paths of all files below a folder that `wanted` accepts, without what installs and builds put there.
 * @param {string} folder absolute path; one that does not exist has no files
 * @param {(path: string) => boolean} [wanted]
 * @returns {string[]} sorted
 */
export function findFiles(folder, wanted = () => true) {
  if (!existsSync(folder)) return [];
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (left.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...findFiles(path, wanted));
    else if (entry.isFile() && wanted(path)) found.push(path);
  }
  return found.sort();
}
