import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { root } from '../root.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * Shows the gallery that `@heartwood/shared-ui` brings, in the version that is installed.
 * @param {number} port
 * @returns {Promise<string>} its address; rejects where there is none, and when the port is taken
 */
export async function serveGallery(port) {
  const folder = join(dirname(createRequire(join(root, 'package.json')).resolve('@heartwood/shared-ui/package.json')), 'gallery');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('This version of @heartwood/shared-ui brings no gallery.');
  const server = createServer(({ url = '/' }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(1) || 'index.html';
    const file = join(folder, name);
    if (!/^[\w-]+(?:\.[\w-]+)*$/.test(name) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', () => resolve(undefined)));
  return `http://localhost:${port}/`;
}
