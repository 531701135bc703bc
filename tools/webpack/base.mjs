import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, toolsFolder } from '../src/root.mjs';

const require = createRequire(import.meta.url);
const TerserPlugin = require('terser-webpack-plugin');

/**
 * What files that belong to a remote's build are called.
 * @param {string} folder of a workspace, or `.` in a repository of a squad's own
 */
export function labelOf(folder) {
  return folder === '.' ? 'remote' : folder;
}

/**
 * What the shell and every remote build alike.
 * @param {{ folder: string, production: boolean, refresh?: boolean }} options `refresh`: React is this build's own, and a component that is
 *   edited is replaced where it stands
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ folder, production, refresh = false }) {
  return {
    mode: production ? 'production' : 'development',
    context: join(root, folder),
    // Remotes and shell always agree on production JSX: a development-JSX remote crashes a production shell. Fast Refresh wants the other.
    devtool: production ? false : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${labelOf(folder)}-${production ? 'production' : 'development'}`,
      cacheDirectory: join(root, '.cache', 'webpack'),
      buildDependencies: { config: [join(toolsFolder, 'webpack') + '/', join(root, 'package-lock.json')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // React has had the hook since 18; what effector-react asks for it would bring another for those before.
      alias: { 'use-sync-external-store/shim$': 'react', 'use-sync-external-store/shim/index.js$': 'react' },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic', development: refresh, refresh } },
              },
              module: { type: 'es6' },
            },
          },
        },
        // Packed packages of the house (ADR 52) are compiled from sources that mean a lent library's own `default`; read as strict modules,
        // they would get all of the library in its place.
        { test: /[\\/]node_modules[\\/]@heartwood[\\/].+\.js$/, type: 'javascript/auto' },
        { test: /\.(woff2|png|svg|jpg)$/, type: 'asset/resource' },
        // Formik asks for it on behalf of `connect`, which nobody uses; it does not say that leaving it out changes nothing.
        { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.js$/, use: join(toolsFolder, 'webpack', 'lean-icon.cjs') },
        ...(production
          ? [{ test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, use: join(toolsFolder, 'webpack', 'lean-router.cjs') }]
          : []),
      ],
    },
    experiments: { css: true },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [new TerserPlugin({
        minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: { ecma: 2020, compress: { ecma: 2020 }, mangle: true },
      })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
