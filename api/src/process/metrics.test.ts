import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { createMemoryBus } from '../events/memory-bus';
import { createMetrics } from './metrics';
import { SlackSender } from '../modules/slack';
import type { PushSender } from '../modules/notification';
import { observeSenders, observedBus, observedDatabase, watchQueues } from './observed';

const deploy = join(__dirname, '../../../docs/deploy');

/** A database that answers nothing, as one that is away. */
const away = {
  dialect: 'postgres',
  orm: { execute: () => Promise.reject(new Error('away')) },
  connections: () => ({ busy: 2, idle: 1, waiting: 3 }),
  read: () => Promise.reject(new Error('away')),
  readRaw: () => Promise.reject(new Error('away')),
  write: () => Promise.resolve([{ n: 1 }]),
  transaction: (work: (tx: never) => Promise<unknown>) => work(undefined as never),
  close: () => Promise.resolve(),
} as unknown as Database;

it.each(['alerts.yaml', 'dashboard.json'])('%s asks for nothing that is not told', (file) => {
  const metrics = createMetrics({ processMetrics: true });
  watchQueues(away, metrics);
  const told = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const text = readFileSync(join(deploy, file), 'utf8');
  const asked = new Set(text.match(/\b(?:heartwood|nodejs|process)_[a-z0-9_]+/g));
  expect(asked.size).toBeGreaterThan(10);
  const unknown = [...asked].filter((name) => !told.includes(name) && !told.includes(name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(unknown).toEqual([]);
  metrics.registry.clear();
});

it('tells how long statements took, also those that failed, and who is at work or waits', async () => {
  const metrics = createMetrics({ processMetrics: false });
  const db = observedDatabase(away, metrics);
  watchQueues(away, metrics);
  await db.read({ name: 'find-somebody', text: '' }, []).catch(() => undefined);
  await db.transaction(async () => {
    expect(await metrics.registry.metrics()).toContain('heartwood_database_calls 1');
  });
  const text = await metrics.registry.metrics();
  expect(text).toContain('heartwood_database_seconds_count{statement="find-somebody"} 1');
  expect(text).toContain('heartwood_database_seconds_count{statement="transaction"} 1');
  expect(text).toContain('heartwood_database_connections{state="waiting"} 3');
  expect(text).toContain('heartwood_database_calls 0');
  // Numbers of a database that is away would look like those of one that has nothing to do.
  expect(text).toContain('heartwood_queue_late_seconds -1');
  expect(text).not.toContain('heartwood_queue_due{');
});

it('counts events by the kind of topic, out and in', async () => {
  const metrics = createMetrics({ processMetrics: false });
  const bus = observedBus(createMemoryBus(), metrics);
  const end = await bus.subscribe('company/1', () => undefined);
  await bus.publish('company/1', {});
  await bus.publish('company/2', {});
  const text = await metrics.registry.metrics();
  expect(text).toContain('heartwood_bus_events_total{direction="out",topic="company"} 2');
  expect(text).toContain('heartwood_bus_events_total{direction="in",topic="company"} 1');
  await end();
  await bus.close();
});

it('counts what went out to others by what became of it', async () => {
  const metrics = createMetrics({ processMetrics: false });
  const answers = [true, false];
  const away = () => Promise.reject(new Error('away'));
  const push = { send: () => (answers.length > 0 ? Promise.resolve(answers.shift()) : away()) } as unknown as PushSender;
  const slack = Object.assign(new SlackSender({ localSlack: null }), { send: away });
  observeSenders({ push, slack }, metrics);
  for (let at = 0; at < 3; at += 1) await push.send({} as never, {} as never, '').catch(() => undefined);
  await expect(slack.send({} as never, {} as never)).rejects.toThrow('away');
  const text = await metrics.registry.metrics();
  for (const result of ['sent', 'gone', 'failed']) expect(text).toContain(`heartwood_pushes_total{result="${result}"} 1`);
  expect(text).toContain('heartwood_slack_posts_total{result="failed"} 1');
});
