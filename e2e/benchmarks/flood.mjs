// Asks for subscriptions and completes them without pause, over several sockets of one person; whoever is cut comes again at once.
import { once } from 'node:events';
import WebSocket from 'ws';

const { url, token, operation, sockets } = JSON.parse(process.env.FLOOD ?? '');
let count = 0;

for (let i = 0; i < sockets; i++) void come();

async function come() {
  for (;;) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    socket.once('message', () => void shout(socket));
    await once(socket, 'close');
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
