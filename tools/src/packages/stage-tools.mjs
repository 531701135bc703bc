import { cpSync, mkdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { exampleFolder, examplePaths, packedIgnore } from '../create-remote/example-files.mjs';
import { root, toolsFolder } from '../root.mjs';
import { installedRange, rangeOf } from './house-packages.mjs';

/** What a squad's commands begin with; what these import comes with them. */
const entries = ['bin/heartwood-remote.mjs', 'src/squad/jest.config.mjs', 'src/jest/browser-environment.mjs'];
/** What webpack and jest take by its path. */
const byPath = [
  'webpack/style-nonce.js', 'webpack/follow-builds.js', 'webpack/lean-icon.cjs', 'webpack/lean-router.cjs', 'webpack/css-modules.d.ts',
  'src/jest/asset-stub.cjs',
];
const compiledOnes = ['webpack/show-alone.js', 'src/jest/front-setup.js'];
/** What only the repository of the product has, and is asked for there alone. */
const leftThere = ['src/publish/pack-release.mjs'];
/** What is asked for by name at run time, or stands in what is compiled. */
const alsoTaken = [
  '@module-federation/enhanced', '@module-federation/webpack-bundler-runtime', '@pmmmwh/react-refresh-webpack-plugin', '@swc/core',
  '@swc/jest', '@testing-library/dom', '@testing-library/jest-dom', '@testing-library/react', 'html-webpack-plugin', 'jest',
  'jest-environment-jsdom', 'react-refresh', 'swc-loader', 'terser-webpack-plugin', 'webpack', 'webpack-dev-middleware',
  'webpack-dev-server',
];
/** The squad's own, in the versions of the deployment that it builds for. */
const peers = ['@heartwood/contract', '@heartwood/lent', '@heartwood/schema', '@heartwood/shared-ui'];

/**
 * Lays the part of the tools out that squads use.
 * @param {string} folder
 * @param {string} compiled see `compileSources`
 * @returns {Promise<{ dependencies: Record<string, string>, peerDependencies: Record<string, string> }>}
 */
export async function stageTools(folder, compiled) {
  const { files, packages } = await reached();
  for (const file of [...files, ...byPath]) put(join(toolsFolder, file), join(folder, file));
  for (const file of compiledOnes) put(join(compiled, 'tools', file), join(folder, file));
  for (const path of examplePaths())
    put(join(exampleFolder, path), join(folder, 'example-remote', path === '.gitignore' ? packedIgnore : path));
  put(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
  const dependencies = [...new Set([...packages, ...alsoTaken])].filter((name) => !peers.includes(name)).sort();
  return {
    // The very versions that built and tested the product.
    dependencies: Object.fromEntries(dependencies.map((name) => [name, installedRange(name)])),
    peerDependencies: { ...Object.fromEntries(peers.map((name) => [name, rangeOf(name)])), react: '^19.0.0', 'react-dom': '^19.0.0' },
  };
}

/** @returns {Promise<{ files: string[], packages: Set<string> }>} what the entries import, and what of others */
async function reached() {
  const { metafile } = await build({
    entryPoints: entries.map((entry) => join(toolsFolder, entry)), absWorkingDir: toolsFolder, outdir: join(root, '.cache', 'packages', 'none'),
    bundle: true, write: false, metafile: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'silent',
    external: leftThere.map((file) => join(toolsFolder, file)),
  });
  const packages = new Set();
  for (const { path, external } of Object.values(metafile.inputs).flatMap(({ imports }) => imports)) {
    if (external && /^@?[a-z]/.test(path) && !isBuiltin(path))
      packages.add(path.split('/').slice(0, path.startsWith('@') ? 2 : 1).join('/'));
  }
  return { files: Object.keys(metafile.inputs).map((file) => relative(toolsFolder, join(toolsFolder, file))).sort(), packages };
}

function put(file, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(file, to);
}
