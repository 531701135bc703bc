import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { closing, connect, INBOX } from './socket.mjs';
import { NotHere } from './target.mjs';
import { times } from './times.mjs';

/**
 * What uses up somebody's minute, or this address's: the last area of all.
 * @type {import('./run-attacks.mjs').Attack[]}
 */
export const attacks = [
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
    name: 'three hundred commands in twenty requests',
    async run(target) {
      const outsider = await target.demo('outsider');
      // What it names is nobody's: nothing is changed, and yet each is a command.
      const query =
        `mutation { ${times(15, (i) => `a${i}: deleteMessage(id: "00000000-0000-4000-8000-000000000000") { error { code } }`)} }`;
      const codes = new Set();
      for (let i = 0; i < 20; i++) {
        const answer = await target.send('/graphql', { token: outsider.token, json: { query } });
        codes.add((await answer.json()).errors?.[0]?.extensions?.code);
      }
      assert.ok(codes.has('TOO_MANY_REQUESTS') || codes.has('UNKNOWN_OPERATION'), [...codes].join());
    },
  },
  {
    name: 'cutting handshakes before they are answered',
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
