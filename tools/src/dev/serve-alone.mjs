import { createRequire } from 'node:module';
import { aloneConfig } from '../../webpack/alone.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');

/**
 * One remote alone on the fake shell, loading again on every change.
 * @param {string} folder `mfe-growth`, or `.` in a repository of a squad's own
 * @param {string} name what is told of it
 */
export async function serveAlone(folder, name) {
  const port = Number(process.env.PORT ?? 4300);
  const server = new WebpackDevServer(
    { port, host: 'localhost', hot: false, liveReload: true, historyApiFallback: true, client: { overlay: true, logging: 'error' } },
    webpack(aloneConfig(folder)),
  );
  await server.start();
  console.log(`${name} alone on the fake shell: http://localhost:${port}/  (D switches the theme)`);
}
