import assert from 'node:assert/strict';
import { once } from 'node:events';
import WebSocket from 'ws';
import { closing, connect, INBOX } from './socket.mjs';

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
];
