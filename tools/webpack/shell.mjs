import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../src/root.mjs';
import { baseConfig } from './base.mjs';
import { federationVersion, readLent } from './read-lent.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');

const pages = join(root, 'shell', 'public');

/** What a page says when its program is gone. It stands in the page itself: nothing else may be there by then. */
const notStarted = (product) => readFileSync(join(pages, 'not-started.html'), 'utf8').trimEnd().replace('__PRODUCT__', product);

/** Addresses of the scripts that a lazy part needs at once. */
function filesOf(part, { namedChunkGroups }) {
  return (namedChunkGroups.get(part)?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}

/** What every page below `/app` asks first, word by word as the program's client sends it: the page asks before the program is there. */
function firstQuestion() {
  const { operations } = JSON.parse(readFileSync(join(root, 'shell', 'persisted-operations.json'), 'utf8'));
  const { name, text } = operations.find((operation) => operation.name === 'Me');
  return { operationName: name, query: text };
}

/**
 * @param {{ production?: boolean, output?: string }} options
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ production = true, output = join(root, 'shell', 'dist') } = {}) {
  const base = baseConfig({ folder: 'shell', production });
  const styleNonce = join(root, 'tools', 'webpack', 'style-nonce.js');
  const page = { favicon: join(pages, 'favicon.svg'), inject: 'head', scriptLoading: 'defer' };
  return {
    ...base,
    entry: {
      main: [styleNonce, './src/index.tsx'],
      // The page in a partner's frame, and the script that makes the frame: it has one address for ever.
      // In a layer of its own: what both pages use would else be cut so that it suits both, and each first load grows.
      embed: { import: [styleNonce, './src/embed/index.tsx'], layer: 'embed' },
      // What the browser runs while the product is closed: of the whole origin, and so at its root, at one address.
      'push-worker': { import: './src/worker.ts', filename: 'push-worker.js' },
      'embed-element': { import: './src/embed-element/heartwood-messaging.ts', filename: 'embed.js' },
    },
    output: {
      path: output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: 'heartwood_shell',
      crossOriginLoading: 'anonymous',
      // A hung chunk is given up at the same point as a hung remote (specification, section 8).
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    experiments: { ...base.experiments, layers: true },
    module: {
      ...base.module,
      // What older remotes run on is a copy of the federation runtime, or the page's own would keep all of it.
      rules: [...base.module.rules, { test: /[\\/]federation[\\/]outer-runtime\.ts$/, layer: 'outer-runtime' }],
    },
    // Few larger chunks: brotli does better with them. The signed-in app is one; the page of the status repeats what it has of that.
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !/^(?:signed-in|status)$/.test(chunk.name ?? ''), minSize: 60_000 },
    },
    plugins: [
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(readLent().versions),
        __FEDERATION_VERSION__: JSON.stringify(federationVersion()),
        // The shell loads remotes from the browser alone; the runtime's other loaders fall away.
        ENV_TARGET: JSON.stringify('web'),
        // It reads manifests by itself (federation.ts), and the runtime has no need of its own way.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        // Said, and not left open: what would stand in for them falls away.
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      }),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/](?:SnapshotHandler|generate-preload-assets|utils[\\/](?:preload|context)|error-codes[\\/]dist[\\/]desc|sdk[\\/]dist[\\/]logger)\.m?js$/,
        join(root, 'tools', 'webpack', 'left-out.js'),
      ),
      new HtmlWebpackPlugin({
        ...page, template: join(pages, 'index.html'), chunks: ['main'],
        templateParameters: (compilation) => ({
          notStarted: notStarted('Heartwood'), firstQuestion: firstQuestion(),
          program: filesOf('main', compilation), signedIn: filesOf('signed-in', compilation),
        }),
      }),
      new HtmlWebpackPlugin({
        ...page, template: join(pages, 'embed.html'), filename: 'embed.html', chunks: ['embed'],
        templateParameters: { notStarted: notStarted('Messaging') },
      }),
    ],
  };
}
