import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { toolsFolder } from '../src/root.mjs';

const webpack = createRequire(import.meta.url)('webpack');

/** What a container runs on: the part of `@module-federation/enhanced` that it would else bring along itself. */
const bundlerRuntime = '@module-federation/webpack-bundler-runtime/bundler';
/** The page keeps what is lent under this name, by version (shell/src/federation/lent-runtime.ts). */
const lentRuntimes = 'heartwoodFederation';

/**
 * Lets a remote's container run on the federation runtime of the page, if that has the version the remote was built with. Another page
 * loads the copy that lies in the version's folder, `federation-VERSION.js`, before it runs the entry.
 */
export class LentRuntimePlugin {
  /** @param {string} version of the runtime */
  constructor(version) {
    this.place = `self.${lentRuntimes}[${JSON.stringify(version)}]`;
    this.file = `federation-${version}.js`;
  }

  apply(compiler) {
    const isRuntime = (request) => /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request);
    new webpack.ExternalsPlugin('var', ({ request }, done) => (isRuntime(request) ? done(null, this.place) : done())).apply(compiler);
    compiler.hooks.thisCompilation.tap('LentRuntime', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'LentRuntime', stage }, async () => {
        compilation.emitAsset(this.file, new webpack.sources.RawSource(await ownCopy(this.place)), { minimized: true });
      });
    });
  }
}

async function ownCopy(place) {
  const contents = `import federation from '${bundlerRuntime}';\n(self.${lentRuntimes} ??= {});\n${place} = federation;\n`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: toolsFolder },
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    define: { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', __webpack_require__: '{}' },
  });
  return outputFiles[0].text;
}
