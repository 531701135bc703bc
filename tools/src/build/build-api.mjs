import { join } from 'node:path';
import { build, context } from 'esbuild';
import { root } from '../root.mjs';

/** Installed packages stay outside the bundle; our own workspaces are TypeScript sources and go in. */
const installedPackagesOutside = {
  name: 'installed-packages-outside',
  setup(plugin) {
    const isOwn = ({ path, kind }) => kind === 'entry-point' || path.startsWith('@heartwood/');
    plugin.onResolve({ filter: /^[^./]/ }, (asked) => (isOwn(asked) ? undefined : { path: asked.path, external: true }));
  },
};

/** Have files beside them: a program of WebAssembly, a library of the machine. */
export const WITH_FILES = ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native'];

/** What packages of CommonJS take for given. */
const COMMON_JS = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

const forNode = {
  absWorkingDir: join(root, 'api'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * One file with its packages: to find and load a thousand of them takes more than half of a start. All by one condition, so that none is
 * there twice.
 */
const server = {
  ...forNode,
  entryPoints: [join(root, 'api', 'src', 'process', 'main.ts')],
  outfile: 'dist/main.js',
  sourcemap: true,
  external: WITH_FILES,
  mainFields: ['main'],
  conditions: ['require', 'node'],
  banner: { js: COMMON_JS },
};

/** Bundles the API into `api/dist/main.js`. */
export async function buildApi() {
  await build(server);
}

/**
 * The same program, smaller and without its map.
 * @param {string} outfile
 */
export async function buildSmallApi(outfile) {
  await build({ ...server, outfile, sourcemap: false, minify: true, keepNames: true });
}

/**
 * Bundles sources of the API into one module that Node can import.
 * @param {import('esbuild').BuildOptions} options what to bundle and where to
 */
export async function bundleForNode(options) {
  await build({ ...forNode, plugins: [installedPackagesOutside], ...options });
}

/**
 * Bundles on every change of a source file.
 * @param {() => void} onBuilt called after each build without errors, the first included
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchApi(onBuilt) {
  const told = { name: 'told', setup: (plugin) => void plugin.onEnd(({ errors }) => void (errors.length === 0 && onBuilt())) };
  const watching = await context({ ...server, plugins: [told] });
  await watching.watch();
  return () => watching.dispose();
}
