import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const webpack = createRequire(import.meta.url)('webpack');

/** Stands in the entry until its chunks are final. */
const place = '__HEARTWOOD_CHUNK_DIGESTS__';
/** How the federation plugin names the chunk of an exposed module. */
const exposed = '__federation_expose_';
/** What a file that is no chunk of this build has to match: nothing does. */
const never = `sha256-${'A'.repeat(43)}=`;

/**
 * Lets a remote's entry fetch only the very chunks it was built with: it knows the digest of each and asks the browser to
 * compare. The registry knows the entry's own. What a page names ahead by the manifest is asked for by the same digest, or the browser
 * would fetch it twice; for all others the entry has shorter ones.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      const { runtime, web, Compilation } = webpack;
      const digest = (address) => `JSON.parse(${JSON.stringify(place)})[${address}.split("/").pop()] || ${JSON.stringify(never)}`;
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ChunkIntegrity', (source) => `${source}\nscript.crossOrigin = "anonymous";\nscript.integrity = ${digest('url')};`);
      web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap('ChunkIntegrity', (source) => `${source}\nlink.crossOrigin = "anonymous";\nlink.integrity = ${digest('url')};`);
      // After every step that still changes a file's bytes or its name.
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER }, (assets) => fillIn(compilation, assets));
    });
  }
}

function fillIn(compilation, assets) {
  const { RawSource } = webpack.sources;
  const files = [...compilation.chunks].flatMap(({ files }) => [...files]).filter((file) => /\.(?:js|css)$/.test(file));
  const entries = files.filter((file) => assets[file].source().includes(place));
  const ahead = new Set([...compilation.namedChunkGroups].flatMap(([name, group]) => (name.startsWith(exposed) ? group.getFiles() : [])));
  const digests = Object.fromEntries(files.filter((file) => !entries.includes(file)).map((file) => (
    [file.split('/').pop(), digestOf(assets[file].buffer(), ahead.has(file) ? 'sha384' : 'sha256')]
  )));
  const text = JSON.stringify(JSON.stringify(digests)).slice(1, -1);
  for (const entry of entries) compilation.updateAsset(entry, new RawSource(assets[entry].source().replaceAll(place, () => text)));
}

function digestOf(bytes, algorithm) {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
