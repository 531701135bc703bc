import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toolsFolder } from '../src/root.mjs';
import { baseConfig } from './base.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { LentNamesPlugin } from './lent-names-plugin.mjs';
import { LentRuntimePlugin } from './lent-runtime-plugin.mjs';
import { federationVersion } from './read-lent.mjs';
import { remoteShared } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
const { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } = require('@module-federation/enhanced');

/** Global name of one version's container: two versions may be on one page while a release moves. */
function containerName(name, version) {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}

/**
 * @param {{ folder: string, name: string, version: string, output: string, production?: boolean, entry?: string, runtime?: string,
 *   beside?: string[] }} options
 *   `runtime`: version of the federation runtime; `beside`: paths of modules that are evaluated before the remote
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(
  { folder, name, version, output, production = true, entry = './src/remote.tsx', runtime = federationVersion(), beside = [] },
) {
  const container = containerName(name, version);
  const { offered, taken } = remoteShared(folder);
  const base = baseConfig({ folder, production });
  return {
    ...base,
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      // No content hashes: the version's folder is immutable. In `filename` one breaks the federation runtime's module, and of each chunk's
      // the entry would have to know.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: container,
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    plugins: [
      new LentNamesPlugin(folder),
      new ChunkIntegrityPlugin(),
      new LentRuntimePlugin(runtime),
      new ConsumeSharedPlugin({ consumes: taken }),
      new ProvideSharedPlugin({ provides: offered }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        // The object form: the plugin loses the second entry of a plain list.
        exposes: { './remote': { import: [join(toolsFolder, 'webpack', 'style-nonce.js'), ...beside, entry] } },
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
    ],
  };
}
