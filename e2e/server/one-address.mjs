import { connect, createServer } from 'node:net';

/**
 * One address in front of several processes: each connection goes to the next process that takes it.
 * @param {() => readonly number[]} ports those that should be running
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function oneAddress(ports) {
  let turn = 0;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    const candidates = [...ports()];
    const first = turn++;
    const attempt = (/** @type {number} */ tried) => {
      const port = candidates[(first + tried) % candidates.length];
      if (port === undefined || tried >= candidates.length) return void client.destroy();
      const upstream = connect(port, '127.0.0.1');
      upstream.once('connect', () => {
        client.pipe(upstream).pipe(client);
        client.on('close', () => upstream.destroy());
        upstream.on('close', () => client.destroy());
      });
      let isConnected = false;
      upstream.once('connect', () => (isConnected = true));
      upstream.on('error', () => (isConnected ? client.destroy() : attempt(tried + 1)));
    };
    attempt(0);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
