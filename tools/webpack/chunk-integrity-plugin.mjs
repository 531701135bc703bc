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
 * Lets a remote fetch only the very chunks it was built with: whoever can ask for a chunk knows its digest, and the browser compares. The
 * registry knows the entry's own; the entry knows the digest of the exposed module and of its copies of what pages lend, the exposed module
 * those of what it names, and a later chunk of what it alone names: a page does not pay for digests of what it never gets to. What a page
 * names ahead by the manifest is asked for by the same digest, or the browser would fetch it twice; all others have shorter ones.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      const { runtime, web, Compilation } = webpack;
      const list = listOf(compilation);
      const digest =
        `((file) => JSON.parse(${JSON.stringify(place)})[file] || (${list}.digests || {})[file] || ${JSON.stringify(never)})(ADDRESS.split("/").pop())`;
      const lines = (tag, address) => `\n${tag}.crossOrigin = "anonymous";\n${tag}.integrity = ${digest.replace('ADDRESS', address)};`;
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity', (source) => source + lines('script', 'url'),
      );
      web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'ChunkIntegrity', (source) => source + lines('link', 'url'),
      );
      // After every step that still changes a file's bytes or its name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, (assets) => fillIn(compilation, assets));
    });
  }
}

/** Where the chunks of a build announce themselves, and where digests are left. */
const listOf = ({ outputOptions: { globalObject, chunkLoadingGlobal } }) => `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;

/** Chunks that a program asks for. */
const asked = /\.e\(("?)([\w-]+)\1\)/g;

function fillIn(compilation, assets) {
  const { ConcatSource, RawSource } = webpack.sources;
  const textOf = (file) => assets[file].source().toString();
  const filesOf = ({ files }) => [...files].filter((file) => /\.(?:js|css)$/.test(file));
  const all = [...compilation.chunks];
  const entries = all.filter((chunk) => filesOf(chunk).some((file) => textOf(file).includes(place)));
  const chunks = new Map(all.filter((chunk) => !entries.includes(chunk)).map((chunk) => [String(chunk.id), chunk]));
  const namedBy = (chunk) => (
    new Set(filesOf(chunk).flatMap((file) => [...textOf(file).matchAll(asked)].flatMap(([, , id]) => chunks.get(id) ?? [])))
  );
  const exposedOnes = new Set([...compilation.namedChunkGroups].flatMap(([name, group]) => (name.startsWith(exposed) ? group.chunks : [])));

  // What the entry names, and what nobody does by its own name: known from the first.
  const named = new Map([...chunks.values()].map((chunk) => [chunk, namedBy(chunk)]));
  const namedLater = new Set([...named.values()].flatMap((some) => [...some]));
  const early = new Set([
    ...exposedOnes, ...entries.flatMap((chunk) => [...namedBy(chunk)]), ...[...chunks.values()].filter((chunk) => !namedLater.has(chunk)),
  ]);
  const second = new Set([...exposedOnes].flatMap((chunk) => [...named.get(chunk)]));

  const digestsOf = (some) => Object.fromEntries(some.flatMap((chunk) => filesOf(chunk).map((file) => (
    [file.split('/').pop(), digestOf(assets[file].buffer(), exposedOnes.has(chunk) ? 'sha384' : 'sha256')]
  ))));
  const list = listOf(compilation);
  const leave = (file, digests) => compilation.updateAsset(file, (source) => new ConcatSource(
    source, `\n;(${list}=${list}||[]).digests=Object.assign(${list}.digests||{},${JSON.stringify(digests)});`,
  ));
  const begun = new Set();
  const finished = new Set();
  /** A chunk's digest is that of the file with the digests in it: those it names come before. */
  const finish = (chunk) => {
    begun.add(chunk);
    const own = [...named.get(chunk)].filter((each) => each !== chunk);
    for (const each of own) {
      if (!begun.has(each)) finish(each);
      // Each of two names the other.
      else if (!finished.has(each)) early.add(each);
    }
    finished.add(chunk);
    const unknown = own.filter((each) => !early.has(each) && (exposedOnes.has(chunk) || !second.has(each)));
    const [script] = filesOf(chunk).filter((file) => file.endsWith('.js'));
    if (script && unknown.length > 0) leave(script, digestsOf(unknown));
  };
  for (const chunk of chunks.values()) if (!begun.has(chunk)) finish(chunk);

  const text = JSON.stringify(JSON.stringify(digestsOf([...early]))).slice(1, -1);
  for (const file of entries.flatMap(filesOf)) {
    if (textOf(file).includes(place)) compilation.updateAsset(file, new RawSource(textOf(file).replaceAll(place, () => text)));
  }
}

function digestOf(bytes, algorithm) {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
