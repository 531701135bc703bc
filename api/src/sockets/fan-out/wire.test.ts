import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { until } from '../../testing/until';
import { Payload } from './payload';
import { Wire } from './wire';

let server: Server;
let wires: { wire: Wire; socket: WebSocket }[];
let dropped: number;

beforeEach(async () => {
  wires = [];
  dropped = 0;
  server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) => sockets.handleUpgrade(request, stream, head, (socket) => {
    wires.push({ socket, wire: new Wire(socket, stream, { bufferedBytes: 256 * 1024, dropped: () => { dropped += 1; } }) });
  }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => {
  for (const { socket } of wires) socket.terminate();
  server.close(resolve);
}));

async function connect(): Promise<{ socket: WebSocket; heard: string[]; wire: Wire; own: WebSocket }> {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(data.toString()));
  const count = wires.length;
  const { wire, socket: own } = await until(() => wires[count]);
  await until(() => socket.readyState === WebSocket.OPEN);
  return { socket, heard, wire, own };
}

test.each([1, 125, 126, 700, 65_535, 65_536, 200_000])('a body of %i bytes arrives whole, each time under its own head', async (size) => {
  const [one, two] = [await connect(), await connect()];
  const payload = new Payload(Buffer.from('b'.repeat(size)));
  one.wire.send(Buffer.from('one '), payload);
  two.wire.send(Buffer.from('second '), payload);
  one.wire.send(Buffer.from('two '), payload);
  await until(() => one.heard.length === 2 && two.heard.length === 1);
  expect(one.heard).toEqual([`one ${'b'.repeat(size)}`, `two ${'b'.repeat(size)}`]);
  expect(two.heard).toEqual([`second ${'b'.repeat(size)}`]);
});

test('shared frames keep their place among the socket’s own', async () => {
  const { heard, wire, own } = await connect();
  const payload = new Payload(Buffer.from('shared'));
  for (let index = 0; index < 200; index += 1) {
    own.send(`own ${index}`);
    wire.send(Buffer.from(`${index} `), payload);
  }
  await until(() => heard.length === 400);
  expect(heard).toEqual(Array.from({ length: 200 }, (_, index) => [`own ${index}`, `${index} shared`]).flat());
});

test('what a slow socket still holds is not overwritten for the next one', async () => {
  const [slow, quick] = [await connect(), await connect()];
  slow.socket.pause();
  const payload = new Payload(Buffer.from('x'.repeat(20_000)));
  let sent = 0;
  // Until bytes wait in the slow socket, and some more.
  for (; sent < 400 && dropped === 0; sent += 1) {
    slow.wire.send(Buffer.from(`s${String(sent).padStart(4, '0')} `), payload);
    quick.wire.send(Buffer.from(`q${String(sent).padStart(4, '0')} `), payload);
    if (sent % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (slow.own.bufferedAmount > 100_000) break;
  }
  slow.socket.resume();
  await until(() => slow.heard.length > sent && quick.heard.length > sent);
  expect(slow.heard.map((text) => text.slice(0, 5))).toEqual(slow.heard.map((_text, index) => `s${String(index).padStart(4, '0')}`));
  expect(quick.heard.map((text) => text.slice(0, 5))).toEqual(quick.heard.map((_text, index) => `q${String(index).padStart(4, '0')}`));
  expect(slow.heard.every((text) => text.length === 20_006)).toBe(true);
});

test('a socket that takes nothing is cut, the others go on', async () => {
  const [stuck, quick] = [await connect(), await connect()];
  stuck.socket.pause();
  const payload = new Payload(Buffer.from('x'.repeat(60_000)));
  let sent = 0;
  for (; dropped === 0 && sent < 2000; sent += 1) {
    stuck.wire.send(Buffer.from('s'), payload);
    quick.wire.send(Buffer.from('q'), payload);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(dropped).toBe(1);
  stuck.wire.send(Buffer.from('s'), payload);
  expect(dropped).toBe(1);
  await until(() => quick.heard.length === sent);
  await until(() => stuck.own.readyState === WebSocket.CLOSED);
});
