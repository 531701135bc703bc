import { createServer, get } from 'node:http';
import type { ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { requireFreePort } from './free-port';
import { listen } from './listen';
import type { Listening } from './listen';

const hasIpv6 = Object.values(networkInterfaces()).flat().some((each) => each?.address === '::1');
const outside = Object.values(networkInterfaces()).flat().find((each) => each && !each.internal && each.family === 'IPv4')?.address;

let listening: Listening | null = null;
afterEach(async () => {
  await listening?.close();
  listening = null;
});

const ask = (host: string, port: number) => new Promise<string>((resolve, reject) => {
  get({ host, port, agent: false, headers: { connection: 'close' } }, (answer) => resolve(text(answer))).on(
    'error',
    (error: NodeJS.ErrnoException) => reject(new Error(error.code)),
  );
});
const hello = () => createServer((_request, response) => response.end('hello'));

it('answers on both addresses of localhost and on no other', async () => {
  listening = await listen(hello(), 0, 'localhost');
  for (const address of ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]) expect(await ask(address, listening.port)).toBe('hello');
  if (outside !== undefined) await expect(ask(outside, listening.port)).rejects.toThrow('ECONNREFUSED');
});

it('answers on every address when it is told to', async () => {
  listening = await listen(hello(), 0, '0.0.0.0');
  for (const address of ['127.0.0.1', ...(outside === undefined ? [] : [outside])])
    expect(await ask(address, listening.port)).toBe('hello');
});

it('is closed when the last connection of each address is gone', async () => {
  let begin: (response: ServerResponse) => void = () => undefined;
  const began = new Promise<ServerResponse>((resolve) => { begin = resolve; });
  const { port, close } = await listen(createServer((_request, response) => begin(response)), 0, 'localhost');
  const asked = ask(hasIpv6 ? '::1' : '127.0.0.1', port);
  const response = await began;
  const order: string[] = [];
  const closing = close().then(() => order.push('closed'));
  response.once('finish', () => order.push('answered'));
  setImmediate(() => response.end('late'));
  expect(await asked).toBe('late');
  await closing;
  expect(order).toEqual(['answered', 'closed']);
});

if (hasIpv6) {
  it('leaves nothing open when the second address is taken, and says so before anything is begun', async () => {
    const other = await listen(hello(), 0, '::1');
    await expect(requireFreePort(other.port, 'localhost')).rejects.toMatchObject({ code: 'EADDRINUSE', port: other.port });
    await expect(listen(hello(), other.port, 'localhost')).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await requireFreePort(other.port, '127.0.0.1');
    await other.close();
    await requireFreePort(other.port, 'localhost');
  });
}
