import { createServer, request as forward } from 'node:http';

const script = '<script src="/dev/reload.js" defer></script>';
const client = `const events = new EventSource('/dev/reload');
events.onmessage = () => location.reload();`;

/**
 * Stands before the server while developing: hands everything on, and makes open pages load again after a build. The server itself has no part in it.
 * @param {{ port: number, target: number }} options `target` is the server's port on this machine
 * @returns {Promise<{ reload: () => void, close: () => void }>} rejects when the port is taken
 */
export function startReloadProxy({ port, target }) {
  const pages = new Set();
  const server = createServer((request, response) => {
    if (request.url === '/dev/reload') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
    } else if (request.url === '/dev/reload.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(client);
    } else {
      handOn(request, response, target);
    }
  });
  server.on('upgrade', (request, socket, head) => {
    const onward = forward({ port: target, method: request.method, path: request.url, headers: request.headers });
    onward.on('upgrade', (answer, other, otherHead) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
      if (otherHead.length > 0) socket.write(otherHead);
      if (head.length > 0) other.write(head);
      other.pipe(socket).pipe(other);
      other.on('error', () => socket.destroy());
      socket.on('error', () => other.destroy());
    });
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () =>
      resolve({
        reload: () => pages.forEach((page) => page.write('data: built\n\n')),
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}

function handOn(request, response, target) {
  const onward = forward({ port: target, method: request.method, path: request.url, headers: { ...request.headers, 'accept-encoding': 'identity' } }, (answer) => {
    if (!String(answer.headers['content-type']).startsWith('text/html')) {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
      return;
    }
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => {
      const html = Buffer.concat(parts).toString().replace('</head>', `${script}</head>`);
      response.writeHead(answer.statusCode, { ...answer.headers, 'content-length': Buffer.byteLength(html) }).end(html);
    });
  });
  onward.on('error', () => response.headersSent || response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The API is starting again.'));
  request.pipe(onward);
}
