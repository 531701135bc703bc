import { createServer, request as forward } from 'node:http';
import { createServer as createDoor } from 'node:net';

const script = '<script src="/dev/reload.js" defer></script>';
const client = `const events = new EventSource('/dev/reload');
events.onmessage = () => location.reload();`;

/**
 * Stands before the server while developing: hands everything on, and makes open pages load again after a build. The server itself has no
 * part in it.
 * @param {{ port: number, host: string, target: number }} options `target` is the server's port on this machine
 * @returns {Promise<{ reload: () => void, close: () => void }>} rejects when the port is taken
 */
export function startReloadProxy({ port, host, target }) {
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
    const onward = forward({ port: target, method: request.method, path: request.url, headers: headersOf(request) });
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
    // `localhost` is two addresses, and a browser may try either of them first.
    const second = host === 'localhost'
      ? createDoor({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
      : null;
    second?.on('error', () => {});
    server.listen(port, second ? '127.0.0.1' : host, () => {
      second?.listen(port, '::1');
      resolve({
        reload: () => pages.forEach((page) => page.write('data: built\n\n')),
        close: () => {
          server.close();
          second?.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

/** The server shows the mailbox to this machine alone, and must not take a neighbour for it. */
function headersOf({ headers, socket }) {
  const from = socket.remoteAddress ?? '';
  return /^(::1|(::ffff:)?127\.)/.test(from) ? headers : { ...headers, 'x-forwarded-for': from };
}

function handOn(request, response, target) {
  const onward = forward({
    port: target, method: request.method, path: request.url, headers: { ...headersOf(request), 'accept-encoding': 'identity' },
  }, (answer) => {
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
  onward.on('error', () => (
    response.headersSent || response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The API is starting again.')
  ));
  request.pipe(onward);
}
