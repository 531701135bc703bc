import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compressFolder } from '../../tools/src/build/compress-folder.mjs';
import { remoteNameOf } from '../../tools/src/build/workspace-version.mjs';
import { root } from '../../tools/src/root.mjs';
import { remoteFolders } from '../../tools/src/workspaces.mjs';
import { runWebpack } from '../../tools/webpack/run-webpack.mjs';
import { shellConfig } from '../../tools/webpack/shell.mjs';

const webpack = createRequire(join(root, 'tools', 'webpack', 'shell.mjs'))('webpack');

/**
 * What the product would be as one program: the shell as it is built, with its remotes as late parts in place of the federation runtime and
 * of what is lent through it.
 * @returns {Promise<string>} folder of the build
 */
export async function buildOneBundle() {
  const folder = join(root, '.cache', 'one-bundle');
  const output = join(folder, 'dist');
  const loader = join(folder, 'load-bundled.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(loader, loaderText());
  const config = shellConfig({ output });
  await runWebpack({
    ...config,
    cache: { ...config.cache, name: 'one-bundle' },
    // The shell's own way would put into each remote's part what the page of the status, which leads there too, does not hold.
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', minSize: 60_000 } },
    plugins: [...config.plugins, new webpack.NormalModuleReplacementPlugin(/\/federation\/federation$/, loader)],
  });
  await compressFolder(output);
  return output;
}

function loaderText() {
  const remoteOf = (folder) => JSON.stringify(join(root, folder, 'src', 'remote'));
  const parts = remoteFolders().map((folder) => `  '${remoteNameOf(folder)}': () => import(${remoteOf(folder)}),`);
  return `const remotes = {\n${parts.join('\n')}\n};\nexport const loadFederated = ({ remote }) => remotes[remote]();\n`;
}
