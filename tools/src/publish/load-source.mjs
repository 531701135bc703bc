import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { root } from '../root.mjs';

/**
 * What TypeScript sources of the repository export, without a build of them.
 * @param {string} source a module that imports and exports what is wanted
 * @returns {Promise<any>} its exports
 */
export async function loadSource(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'loaded',
    platform: 'neutral',
    logLevel: 'silent',
  });
  return runInThisContext(`(() => {${outputFiles[0].text}\nreturn loaded;})()`);
}
