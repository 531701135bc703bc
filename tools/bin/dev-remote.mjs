#!/usr/bin/env node
// One remote alone on the fake shell, loading again on every change: `npm run dev -w mfe-growth`.
import { createRequire } from 'node:module';
import { remoteFolders } from '../src/workspaces.mjs';
import { aloneConfig } from '../webpack/alone.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');

const [name] = process.argv.slice(2);
const folder = `mfe-${name}`;
if (!name || !remoteFolders().includes(folder)) {
  console.error(
    `node tools/bin/dev-remote.mjs NAME, where NAME is one of: ${remoteFolders().map((one) => one.slice('mfe-'.length)).join(', ')}`,
  );
  process.exit(1);
}

const port = Number(process.env.PORT ?? 4300);
const server = new WebpackDevServer(
  { port, host: 'localhost', hot: false, liveReload: true, historyApiFallback: true, client: { overlay: true, logging: 'error' } },
  webpack(aloneConfig(folder)),
);
await server.start();
console.log(`${name} alone on the fake shell: http://localhost:${port}/  (D switches the theme)`);
