import { join, resolve } from 'node:path';
import { root } from '../root.mjs';

/** Where the server looks for remotes: `REMOTES_DIR`, else `remotes` in the data folder. */
export function remotesDir(env = process.env) {
  if (env.REMOTES_DIR) return resolve(env.REMOTES_DIR);
  return join(env.DATA_DIR ? resolve(env.DATA_DIR) : join(root, '.data'), 'remotes');
}
