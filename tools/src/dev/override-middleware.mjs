import { createRequire } from 'node:module';
import { overrideConfig } from '../../webpack/override.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const devMiddleware = require('webpack-dev-middleware');

/** What an override is given as its address. */
export const manifestPath = '/mf-manifest.json';
/** Tells open pages of each build (tools/webpack/follow-builds.js). */
const buildsPath = '/builds';
const files = /^\/[^/]+\.(?:js|css|json|map|woff2|png|svg|jpg)$/;

/**
 * The remote's federated build for a shell that is deployed elsewhere. It is built when it is first asked for, and then at each change.
 * @param {string} folder `mfe-growth`, or `.` in a repository of a squad's own
 * @param {readonly string[]} shells origins of the shells that may read it, besides those of this machine
 * @returns {import('webpack-dev-server').ExpressRequestHandler}
 */
export function overrideMiddleware(folder, shells) {
  const pages = new Set();
  let built = '';
  let serve = null;

  const start = async () => {
    const compiler = webpack(await overrideConfig(folder));
    compiler.hooks.done.tap('Override', (stats) => {
      if (stats.hasErrors()) return;
      built = stats.hash;
      for (const page of pages) page.write(`data: ${built}\n\n`);
    });
    return devMiddleware(compiler, { publicPath: '/', index: false, stats: 'errors-warnings' });
  };

  return async (request, response, next) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isBuilds = pathname === buildsPath;
    if ((!isBuilds && !files.test(pathname)) || isForeignProgram(request)) return next();
    response.setHeader('vary', 'origin');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    const { origin } = request.headers;
    if (origin && (isNear(origin) || shells.includes(origin))) response.setHeader('access-control-allow-origin', origin);
    try {
      serve ??= start();
      const handler = await serve;
      if (!isBuilds) return handler(request, response, next);
    } catch (error) {
      serve = null;
      return next(error);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(built ? `data: ${built}\n\n` : ':\n\n');
    pages.add(response);
    response.once('close', () => pages.delete(response));
  };
}

/** A page of this machine, on whatever port. */
function isNear(origin) {
  return URL.canParse(origin) && ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);
}

/** Another site's page that takes a file as a program, without asking whether it may read it: the server refuses it. */
function isForeignProgram({ headers }) {
  return headers['sec-fetch-mode'] === 'no-cors' && headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'image';
}
