import { Writable } from 'node:stream';
import { createLog } from '../process/log';
import { announce } from './announce';
import { createMemoryBus } from './memory-bus';

it('tells who listens', async () => {
  const bus = createMemoryBus();
  const heard: unknown[] = [];
  await bus.subscribe('tide/north', (event) => heard.push(event));
  await announce({ bus, log: createLog('silent') }, 'tide/north', { height: 3 });
  expect(heard).toEqual([{ height: 3 }]);
  await bus.close();
});

it('does not fail with a bus that is away, and logs the topic', async () => {
  let written = '';
  const out = new Writable({ write(chunk: Buffer, _encoding, done) { written += chunk.toString(); done(); } });
  const away = { ...createMemoryBus(), publish: () => Promise.reject(new Error('Redis is away')) };
  await announce({ bus: away, log: createLog('info', out) }, 'tide/north', { height: 3 });
  expect(JSON.parse(written)).toMatchObject({ topic: 'tide/north', err: { message: 'Redis is away' } });
  await away.close();
});
