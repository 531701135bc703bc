import { Gauge } from 'prom-client';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { EventBus } from '../events/bus';
import type { Payments } from '../modules/billing/payments';
import type { PushSender } from '../modules/notification/push-sender';
import type { SlackSender } from '../modules/slack/slack-sender';
import type { Metrics } from './metrics';
import { partOf, type Tracing } from './tracing';

/** The same database, with the time of each named statement and transaction told, and each as a part of what it was asked for. */
export function observedDatabase(db: Database, metrics: Metrics, tracing: Tracing | null = null): Database {
  const timed = async <T>(statement: string, work: () => Promise<T>): Promise<T> => {
    const told = metrics.databaseSeconds.startTimer({ statement });
    metrics.databaseCalls.inc();
    try {
      return await partOf(tracing, `SQL ${statement}`, { 'db.system.name': 'postgresql', 'db.operation.name': statement }, work);
    } finally {
      metrics.databaseCalls.dec();
      told();
    }
  };
  return {
    ...db,
    transaction: (work) => timed('transaction', () => db.transaction(work)),
    read: (statement, values) => timed(statement.name, () => db.read(statement, values)),
    readRaw: (statement, values) => timed(statement.name, () => db.readRaw(statement, values)),
    write: (statement, values) => timed(statement.name, () => db.write(statement, values)),
  };
}

/** The same bus, with what goes out and comes in counted: by the kind of topic, of which there are few. */
export function observedBus(bus: EventBus, { busEvents, busGaps }: Metrics, tracing: Tracing | null = null): EventBus {
  const kindOf = (topic: string) => topic.split('/', 1)[0] ?? topic;
  const count = (direction: 'out' | 'in', topic: string) => busEvents.inc({ direction, topic: kindOf(topic) });
  bus.onGap(() => { busGaps.inc(); });
  return {
    publish(topic, payload) {
      count('out', topic);
      const facts = { 'messaging.destination.template': kindOf(topic) };
      return partOf(tracing, `publish ${kindOf(topic)}`, facts, () => bus.publish(topic, payload));
    },
    subscribe: (topic, listener) => bus.subscribe(topic, (payload) => {
      count('in', topic);
      listener(payload);
    }),
    onGap: (listener) => bus.onGap(listener),
    close: () => bus.close(),
  };
}

/** What goes out to others, counted by what became of it, and each as a part of what it is sent for. */
export function observeSenders(
  { push, slack }: { push: PushSender; slack: SlackSender }, { pushes, slackPosts }: Metrics, tracing: Tracing | null = null,
): void {
  const sendPush = push.send.bind(push);
  push.send = async (...call) => {
    const taken = await partOf(tracing, 'web push', {}, () => sendPush(...call)).catch((error: unknown) => {
      pushes.inc({ result: 'failed' });
      throw error;
    });
    pushes.inc({ result: taken ? 'sent' : 'gone' });
    return taken;
  };
  const post = slack.send.bind(slack);
  slack.send = async (...call) => {
    await partOf(tracing, 'Slack post', {}, () => post(...call)).catch((error: unknown) => {
      slackPosts.inc({ result: 'failed' });
      throw error;
    });
    slackPosts.inc({ result: 'sent' });
  };
}

/** What the provider's package tells of a call: ms, and since 1970. */
interface StripeAnswer { method: string; path: string; status: number; elapsed: number; request_start_time: number }

/** Calls of the payment provider as parts of what asked for them, without the ids in their addresses. */
export function tracePayments({ stripe }: Payments, tracing: Tracing): void {
  stripe.on('response', ({ method, path, status, elapsed, request_start_time: at }: StripeAnswer) => {
    const place = path.split('?', 1)[0]?.split('/').map((part) => (/^(?:[a-z_]*|v1)$/.test(part) ? part : ':id')).join('/');
    tracing.past(`Stripe ${method} ${place}`, { 'http.response.status_code': status }, at, elapsed);
  });
}

/** What waits in the database, and who has its connections: asked when somebody looks. */
export function watchQueues(db: Database, { registry }: Metrics): void {
  const registers = [registry];
  const queue = new Gauge({
    name: 'heartwood_queue_due', help: 'Jobs and mails whose moment has come and that nobody has begun', labelNames: ['queue'], registers,
    async collect() {
      const waiting = await within(1_000, dueIn(db)).catch(() => null);
      // Without an answer, none: a number of before would look like a healthy one.
      for (const name of ['jobs', 'mails'] as const) {
        if (waiting === null) queue.remove(name);
        else queue.set({ queue: name }, waiting[name].due);
      }
      late.set(waiting === null ? -1 : Math.max(waiting.jobs.late, waiting.mails.late));
    },
  });
  const late = new Gauge({ name: 'heartwood_queue_late_seconds', help: 'For how long the oldest of them has waited', registers });
  if (!db.connections) return;
  const connections = db.connections.bind(db);
  const pool = new Gauge({
    name: 'heartwood_database_connections', help: 'Connections of this process, and calls that wait for one', labelNames: ['state'], registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
    },
  });
}

interface Waiting { due: number; late: number }

async function dueIn(db: Database): Promise<Record<'jobs' | 'mails', Waiting>> {
  const { rows } = await db.orm.execute(sql`
    select 'jobs' as name, count(*)::int as due, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as late
      from job where run_at <= now() and claim is null
    union all
    select 'mails', count(*)::int, coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8
      from mail_outbox where next_attempt_at <= now()`) as unknown as { rows: (Waiting & { name: 'jobs' | 'mails' })[] };
  const none = { due: 0, late: 0 };
  return { jobs: rows.find(({ name }) => name === 'jobs') ?? none, mails: rows.find(({ name }) => name === 'mails') ?? none };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => { timer = setTimeout(() => reject(new Error('late')), ms); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
