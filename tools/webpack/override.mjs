import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readManifest } from '../src/publish/read-manifest.mjs';
import { root, toolsFolder } from '../src/root.mjs';
import { labelOf } from './base.mjs';
import { remoteConfig } from './remote.mjs';

const webpack = createRequire(import.meta.url)('webpack');

/**
 * One remote as a deployed shell loads it, of the present sources: for the override of a developer's browser.
 * @param {string} folder `mfe-growth`, or `.` in a repository of a squad's own
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function overrideConfig(folder) {
  const { name } = await readManifest(folder);
  const config = remoteConfig({
    folder, name, version: 'override', production: false, output: join(root, '.cache', 'override', labelOf(folder)),
    beside: [join(toolsFolder, 'webpack', 'follow-builds.js')],
  });
  return {
    ...config,
    cache: { ...config.cache, name: `${labelOf(folder)}-override` },
    plugins: [...config.plugins, new ListRuntimePlugin()],
  };
}

/**
 * A release lists its files with their digests. Of a working copy a shell is told the runtime alone that it was built with: what it named
 * besides would be fetched ahead under no digest, and then again.
 */
class ListRuntimePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ListRuntime', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ListRuntime', stage }, (assets) => {
        const file = 'mf-manifest.json';
        if (!assets[file]) return;
        const runtimes = Object.keys(assets).filter((name) => /^federation-.*\.js$/.test(name));
        const digests = Object.fromEntries(runtimes.map((name) => [name, digestOf(assets[name].buffer())]));
        const manifest = { ...JSON.parse(assets[file].source().toString()), shared: [], exposes: [], digests };
        compilation.updateAsset(file, new webpack.sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

function digestOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
