// One person asks without pause: for subscriptions that are completed at once, over several sockets (whoever is cut comes
// again), or for queries, many beside each other.
import { once } from 'node:events';
import WebSocket from 'ws';

const { url, token, operation, sockets } = JSON.parse(process.env.FLOOD ?? '');
let count = 0;

/** Queries that are on their way at the same time. */
const beside = 60;

if (operation.query.startsWith('subscription')) for (let i = 0; i < sockets; i++) void come();
else for (let i = 0; i < beside; i++) void ask();

async function ask() {
  for (;;) {
    const variables = { ...operation.variables, turn: (count += 1) };
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...operation, variables }),
    });
    await answer.text();
  }
}

async function come() {
  for (;;) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    socket.once('message', () => void shout(socket));
    // One that is refused fails before it closes.
    await once(socket, 'close').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function shout(socket) {
  while (socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 20; i++) {
      const id = String((count += 1));
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: operation }));
      socket.send(JSON.stringify({ id, type: 'complete' }));
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
