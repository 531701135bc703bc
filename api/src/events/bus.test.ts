import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createLog } from '../process/log';
import { until } from '../testing/until';
import type { EventBus, JsonObject } from './bus';
import { createMemoryBus } from './memory-bus';
import { createRedisBus } from './redis-bus';

const log = createLog('silent');
const redisUrl = process.env.TEST_REDIS_URL;
const kinds: [string, () => EventBus][] = [['memory', createMemoryBus]];
if (redisUrl) kinds.push(['redis', () => createRedisBus(redisUrl, log)]);

const topic = () => `test/${Math.random()}`;

describe.each(kinds)('the bus in %s', (_kind, open) => {
  let bus: EventBus;
  beforeAll(() => { bus = open(); });
  afterAll(() => bus.close());

  it('delivers in order to every listener of the topic, and to no other', async () => {
    const [mine, other] = [topic(), topic()];
    const seen: JsonObject[][] = [[], [], []];
    await Promise.all([
      bus.subscribe(mine, (event) => seen[0]?.push(event)),
      bus.subscribe(mine, (event) => seen[1]?.push(event)),
      bus.subscribe(other, (event) => seen[2]?.push(event)),
    ]);
    for (let n = 1; n <= 20; n++) await bus.publish(mine, { n, nested: { list: [1, 'two', null, true] } });
    await until(() => seen[0]?.length === 20 && seen[1]?.length === 20);
    expect(seen[0]).toEqual(Array.from({ length: 20 }, (_, i) => ({ n: i + 1, nested: { list: [1, 'two', null, true] } })));
    expect([seen[1], seen[2]]).toEqual([seen[0], []]);
  });

  it('is live when subscribing resolves, also for the second and third of a topic, and silent after it ends', async () => {
    const name = topic();
    const seen: unknown[] = [];
    const ends = await Promise.all(Array.from({ length: 3 }, (_, i) => bus.subscribe(name, ({ n }) => seen.push([i, n]))));
    await bus.publish(name, { n: 1 });
    await until(() => seen.length === 3);
    await ends[0]?.();
    await bus.publish(name, { n: 2 });
    await until(() => seen.length === 5);
    await Promise.all(ends.map((end) => end()));
    await bus.publish(name, { n: 3 });
    const end = await bus.subscribe(name, ({ n }) => seen.push(['again', n]));
    await bus.publish(name, { n: 4 });
    await until(() => seen.length === 6);
    expect(seen.at(-1)).toEqual(['again', 4]);
    await end();
  });
});

describe('Redis that comes and goes', () => {
  const binary = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find((path) =>
    existsSync(path),
  );

  async function freePort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  async function startRedis(port: number): Promise<ChildProcess> {
    const child = spawn(binary ?? '', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => { said += chunk.toString(); });
    await until(() => said.includes('Ready to accept connections'));
    return child;
  }

  // Without a Redis on this machine there is nothing to stop and start.
  if (binary) it('is waited for, told of as a gap, and heard again; publishing meanwhile does not hang', async () => {
    const port = await freePort();
    let redis = await startRedis(port);
    const [here, there] = [createRedisBus(`redis://127.0.0.1:${port}`, log), createRedisBus(`redis://127.0.0.1:${port}`, log)];
    try {
      const seen: unknown[] = [];
      let gaps = 0;
      here.onGap(() => { gaps++; });
      await here.subscribe('news', ({ n }) => seen.push(n));
      await there.publish('news', { n: 1 });
      await until(() => seen.length === 1);
      expect(gaps).toBe(0);

      redis.kill('SIGKILL');
      await once(redis, 'exit');
      await there.publish('news', { n: 2 });
      // It has come back although nobody answers.
      redis = await startRedis(port);
      await until(() => gaps === 1);
      await there.publish('news', { n: 3 });
      await until(() => seen.includes(3));
    } finally {
      await Promise.all([here.close(), there.close()]);
      redis.kill('SIGKILL');
    }
  });
});
