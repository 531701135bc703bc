import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestServer } from './test-server';
import { until } from './until';

const opened: WebSocket[] = [];

/** Ends what `raw` and `connected` opened: for `afterEach`. */
export function endSockets(): void {
  for (const socket of opened.splice(0)) socket.terminate();
}

/** A socket that has said nothing yet. */
export function raw(to: Pick<TestServer, 'url'>, options: { origin?: string } = {}): WebSocket {
  const socket = new WebSocket(`${to.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
  socket.on('error', () => undefined);
  opened.push(socket);
  return socket;
}

/** Resolves to code and reason. */
export async function closing(socket: WebSocket): Promise<[number, string]> {
  const [code, reason] = await once(socket, 'close') as [number, Buffer];
  return [code, reason.toString()];
}

/** Connected and acknowledged; `messages` collects what the server says. */
export async function connected(token: string, to: Pick<TestServer, 'url'>) {
  const socket = raw(to);
  const messages: { id?: string; type: string; payload?: unknown }[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as typeof messages[number]));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await until(() => messages.some(({ type }) => type === 'connection_ack') || socket.readyState !== WebSocket.OPEN);
  const subscribe = (id: string, query: string, variables?: object) => (
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }))
  );
  const of = (id: string) => messages.filter((message) => message.id === id);
  return { socket, messages, subscribe, of };
}
