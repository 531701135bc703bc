import { createRequire } from 'node:module';
import { alonePath, aloneConfig } from '../../webpack/alone.mjs';
import { manifestPath, overrideMiddleware } from './override-middleware.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');

/** The override form of `/status` names it (shell/src/status/override-form.tsx). */
const usualPort = 4300;

/**
 * One remote alone on the fake shell, where an edited component takes the place of the one before and the page keeps its state; and beside
 * it the remote as a deployed shell loads it by an override.
 * @param {string} folder `mfe-growth`, or `.` in a repository of a squad's own
 * @param {string} name what is told of it
 * @param {readonly string[]} [shells] origins of the shells that may load it, besides those of this machine
 */
export async function serveAlone(folder, name, shells = []) {
  const port = Number(process.env.PORT ?? usualPort);
  const wrong = shells.find((shell) => !URL.canParse(shell) || new URL(shell).origin !== shell);
  if (wrong !== undefined) throw new Error(`--shell is an origin, as https://heartwood.example, and not ${wrong}`);
  const server = new WebpackDevServer({
    port,
    host: 'localhost',
    hot: true,
    static: false,
    // Who waits for builds would hear of them when the packing has enough.
    compress: false,
    historyApiFallback: { index: alonePath },
    client: { overlay: true, logging: 'error' },
    setupMiddlewares(middlewares) {
      // Before the server refuses all that comes from other sites, and after it has looked for whose name it was asked.
      const at = middlewares.findIndex((one) => one.name === 'cross-origin-header-check');
      return middlewares.toSpliced(at, 0, { name: 'override', middleware: overrideMiddleware(folder, shells) });
    },
  }, webpack(aloneConfig(folder)));
  await server.start();
  const address = `http://localhost:${port}`;
  console.log(`${name} alone on the fake shell: ${address}/  (D switches the theme)`);
  console.log(`In a shell that allows overrides, on its /status: ${address}${manifestPath}`);
}
