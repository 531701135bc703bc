import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes from a file, or a folder with everything in it, what the folder does not let others do: a version in the data
 * folder is its owner's alone, one in a folder that a group shares is the group's too. A copy has the modes of its source.
 * @param {string} folder
 * @param {string} path
 */
export function asOpenAs(folder, path) {
  const others = statSync(folder).mode & 0o077;
  close(path, 0o700 | others);
}

function close(path, allowed) {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name), allowed);
  const mode = found.mode & 0o777;
  if ((mode & allowed) !== mode) chmodSync(path, mode & allowed);
}
