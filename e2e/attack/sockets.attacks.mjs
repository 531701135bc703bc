import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import WebSocket from 'ws';
import { NotHere } from './target.mjs';

const INBOX = 'subscription { inboxStream { type } }';

/**
 * @param {import('./target.mjs').Target} target
 * @param {{ token?: string, origin?: string }} who
 * @returns {Promise<WebSocket>} open, and acknowledged where there is a token
 */
async function connect(target, { token, origin }) {
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', origin === undefined ? {} : { origin });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  if (token === undefined) return socket;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await once(socket, 'message');
  return socket;
}

/** @param {WebSocket} socket @returns {Promise<[number, string]>} */
async function closing(socket) {
  const [code, reason] = await once(socket, 'close');
  return [code, String(reason)];
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'a socket from a foreign page',
    async run(target) {
      await assert.rejects(connect(target, { origin: 'https://evil.example' }));
      const socket = new WebSocket(`${target.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin: 'null' });
      const [error] = await once(socket, 'error');
      assert.match(error.message, /403/);
    },
  },
  {
    name: 'subscribe and complete without pause',
    async run(target) {
      const { token } = await target.demo('outsider');
      const socket = await connect(target, { token });
      const closed = closing(socket);
      for (let i = 0; i < 3_000; i++) {
        socket.send(JSON.stringify({ id: `s${i}`, type: 'subscribe', payload: { query: INBOX } }));
        socket.send(JSON.stringify({ id: `s${i}`, type: 'complete' }));
      }
      assert.deepEqual(await closed, [4429, 'Too many requests']);
    },
  },
  {
    name: 'two operations of one name, of which one would never end',
    async run(target) {
      const { token } = await target.demo('outsider');
      const socket = await connect(target, { token });
      const closed = closing(socket);
      for (let i = 0; i < 3; i++) {
        socket.send(JSON.stringify({ id: 'same', type: 'subscribe', payload: { query: INBOX } }));
        socket.send(JSON.stringify({ id: 'same', type: 'complete' }));
      }
      const [code] = await Promise.race([closed, new Promise((resolve) => { setTimeout(() => resolve([1000]), 2_000); })]);
      socket.terminate();
      // Where the first began before the second came there was only ever one.
      assert.ok(code === 4409 || code === 1000 || code === 4429, `closed with ${code}`);
    },
  },
  {
    name: 'cutting handshakes before they are answered',
    // The last one: after it this address may open no more sockets for a minute.
    async run(target) {
      const { hostname, port, protocol, host } = new URL(target.url);
      if (protocol !== 'http:') throw new NotHere('a handshake is cut below TLS');
      for (let i = 0; i < 200; i++) {
        const socket = connectTcp(Number(port || 80), hostname);
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write([
          'GET /graphql HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${Buffer.alloc(16, i).toString('base64')}`, 'Sec-WebSocket-Protocol: graphql-transport-ws', '', '',
        ].join('\r\n'));
        socket.resetAndDestroy();
      }
      assert.equal((await target.send('/readyz')).status, 200);
    },
  },
];
