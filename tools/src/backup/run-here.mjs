import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../build/build-api.mjs';
import { root } from '../root.mjs';
import { runCommand } from './commands.mjs';

/** From a checkout: the server's lock is TypeScript. @param {'backup' | 'restore'} what */
export async function runHere(what) {
  const outfile = join(root, 'api', '.cache', 'data-lock.mjs');
  await bundleForNode({ entryPoints: [join(root, 'api', 'src', 'db', 'data-lock.ts')], outfile });
  const { lockFolder } = await import(pathToFileURL(outfile).href);
  await runCommand(what, lockFolder);
}
