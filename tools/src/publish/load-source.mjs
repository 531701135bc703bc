import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { root } from '../root.mjs';

/**
 * What TypeScript sources of the repository export, without a build of them.
 * @param {string} source a module that imports and exports what is wanted
 * @param {string} [from] absolute path of the folder in which names are looked for
 * @returns {Promise<any>} its exports
 */
export async function loadSource(source, from = root) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: from, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'loaded',
    platform: 'neutral',
    logLevel: 'silent',
  });
  return runInThisContext(`(() => {${outputFiles[0].text}\nreturn loaded;})()`);
}
