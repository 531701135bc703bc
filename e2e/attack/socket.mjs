import { once } from 'node:events';
import WebSocket from 'ws';

export const INBOX = 'subscription { inboxStream { type } }';

/**
 * @param {import('./target.mjs').Target} target
 * @param {{ token?: string, origin?: string }} who
 * @returns {Promise<WebSocket>} open, and acknowledged where there is a token
 */
export async function connect(target, { token, origin }) {
  const socket = new WebSocket(
    `${target.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', origin === undefined ? {} : { origin },
  );
  socket.on('error', () => undefined);
  await once(socket, 'open');
  if (token === undefined) return socket;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await once(socket, 'message');
  return socket;
}

/** @param {WebSocket} socket @returns {Promise<[number, string]>} */
export async function closing(socket) {
  const [code, reason] = await once(socket, 'close');
  return [code, String(reason)];
}
