import { createRequire } from 'node:module';

const webpack = createRequire(import.meta.url)('webpack');

/**
 * Writes `mf-manifest.json`: the entry, the name of its container and the files that the exposed module needs at once, in the words of
 * `@module-federation/enhanced`, which older servers and shells read.
 */
export class FederationManifestPlugin {
  /** @param {{ container: string, exposed: string }} names the container's global name, and that of the exposed module's chunk */
  constructor({ container, exposed }) {
    this.container = container;
    this.exposed = exposed;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FederationManifest', (compilation) => {
      // After the names of files are final.
      const at = { name: 'FederationManifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(at, () => compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(this.manifest(compilation))));
    });
  }

  manifest({ namedChunkGroups }) {
    const files = namedChunkGroups.get(this.exposed)?.getFiles() ?? [];
    const ending = (suffix) => ({ sync: files.filter((file) => file.endsWith(suffix)), async: [] });
    return JSON.stringify({
      id: this.container,
      metaData: { name: this.container, globalName: this.container, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
      exposes: [{ name: 'remote', path: './remote', assets: { js: ending('.js'), css: ending('.css') } }],
    });
  }
}
