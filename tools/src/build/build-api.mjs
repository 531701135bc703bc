import { join } from 'node:path';
import { build, context } from 'esbuild';
import { root } from '../root.mjs';

/** Installed packages stay outside the bundle; our own workspaces are TypeScript sources and go in. */
const installedPackagesOutside = {
  name: 'installed-packages-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || path.startsWith('@heartwood/') ? undefined : { path, external: true }));
  },
};

const forNode = {
  absWorkingDir: join(root, 'api'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [installedPackagesOutside],
};

const server = { ...forNode, entryPoints: [join(root, 'api', 'src', 'process', 'main.ts')], outfile: 'dist/main.js', sourcemap: true };

/** Bundles the API into `api/dist/main.js`. */
export async function buildApi() {
  await build(server);
}

/**
 * Bundles sources of the API into one module that Node can import.
 * @param {import('esbuild').BuildOptions} options what to bundle and where to
 */
export async function bundleForNode(options) {
  await build({ ...forNode, ...options });
}

/**
 * Bundles on every change of a source file.
 * @param {() => void} onBuilt called after each build without errors, the first included
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchApi(onBuilt) {
  const told = { name: 'told', setup: (plugin) => void plugin.onEnd(({ errors }) => void (errors.length === 0 && onBuilt())) };
  const watching = await context({ ...server, plugins: [...server.plugins, told] });
  await watching.watch();
  return () => watching.dispose();
}
