import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../root.mjs';

/**
 * The manifest a remote's `src/remote.manifest.ts` exports, checked by the contract's rules.
 * @param {string} folder the remote's workspace folder, `mfe-growth`
 * @returns {Promise<import('../../../contract/src/remote').RemoteManifest>}
 */
export async function readManifest(folder) {
  const source = join(root, folder, 'src', 'remote.manifest.ts');
  if (!existsSync(source)) throw new Error(`${folder}/src/remote.manifest.ts is missing.`);
  const { outputFiles } = await build({
    stdin: {
      contents: `import { manifest } from ${JSON.stringify(source)};\nimport { parseManifest } from ${JSON.stringify(join(root, 'contract/src/parse-registry.ts'))};\nexport const checked = parseManifest(manifest);`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'silent',
  });
  const { checked } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return checked;
}
