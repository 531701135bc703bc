import { Agent, createServer, get, request } from 'node:http';

const ASK_MS = 100;

/**
 * A load balancer as operators have them: asks `/readyz` of each process again and again, hands request after request to those that are
 * ready in turn, on connections that it keeps, and tries nothing twice. What went wrong between it and a process is a 502, where nobody is
 * ready a 503.
 * @param {() => readonly number[]} ports all processes, whether they run or not
 * @param {number} [patienceMs] how long `/readyz` may take
 * @returns {Promise<{ port: number, served: Map<number, number>, close: () => Promise<void> }>}
 */
export async function balancer(ports, patienceMs = 2_000) {
  /** @type {Set<number>} */
  const ready = new Set();
  /** @type {Map<number, number>} */
  const served = new Map();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    const candidates = ports().filter((port) => ready.has(port));
    const port = candidates[turn++ % candidates.length];
    if (port !== undefined) served.set(port, (served.get(port) ?? 0) + 1);
    return port;
  };
  const ask = async () => {
    await Promise.all(ports().map(async (port) => {
      if (await isReady(port, patienceMs)) ready.add(port);
      else ready.delete(port);
    }));
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const port = next();
    if (port === undefined) return void outgoing.writeHead(503, { 'x-failed': 'nobody is ready' }).end();
    const { method, url, headers } = incoming;
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers: onward(headers), agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, onward(answer.headers));
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    asked.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'x-failed': error.message }).end();
    });
    incoming.pipe(asked);
  });
  /** @type {Set<import('node:stream').Duplex>} */
  const lines = new Set();
  server.on('upgrade', ({ url, headers }, socket) => {
    lines.add(socket);
    socket.on('close', () => lines.delete(socket)).on('error', () => socket.destroy());
    const port = next();
    if (port === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    request({ host: '127.0.0.1', port, path: url, headers, agent: false })
      .on('upgrade', ({ rawHeaders }, upstream, head) => {
        const fields = Array.from({ length: rawHeaders.length / 2 }, (_, at) => `${rawHeaders[2 * at]}: ${rawHeaders[2 * at + 1]}\r\n`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${fields.join('')}\r\n`);
        socket.write(head);
        socket.pipe(upstream).pipe(socket);
        upstream.on('close', () => socket.destroy()).on('error', () => socket.destroy());
        socket.on('close', () => upstream.destroy());
      })
      .on('response', ({ statusCode }) => socket.end(`HTTP/1.1 ${statusCode} Refused\r\n\r\n`))
      .on('error', () => socket.destroy())
      .end();
  });
  await ask();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      await ask();
    }
  })();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port, served,
    async close() {
      isOver = true;
      await asking;
      for (const line of lines) line.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

/** @param {number} port @param {number} timeout ms @returns {Promise<boolean>} */
function isReady(port, timeout) {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('timeout', (/** @type {never} */ _) => resolve(false)).on('error', () => resolve(false));
  });
}

/** What is said of one connection is not said of the next. @param {import('node:http').IncomingHttpHeaders} headers */
function onward({ connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...others }) {
  return others;
}
