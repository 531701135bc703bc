import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ApiClient } from '../../server/api-client.mjs';
import { ApiProcess } from '../../server/api-process.mjs';
import { AUTH_SECRET, makePeople } from '../../server/chat-people.mjs';
import { startBare } from './bare-process.mjs';
import { openReceivers } from './receivers.mjs';

const loads = [
  { subscribers: 200, rate: 50 },
  { subscribers: 1000, rate: 10 },
  { subscribers: 3000, rate: 3 },
];
const seconds = 5;
const rounds = 3;
const target = 1.3;
const SEND =
  'mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { message { seq } error { message } } }';

/**
 * Processor time for one message delivered to one subscriber, and how long it takes from sending to having it. Messages
 * are posted to one process and heard from another, whose whole processor time counts: hearing of the message from Redis,
 * executing and serialising it, and sending it to each. The bare server gets ready bytes by POST and sends them to each,
 * while the same messages are written to a channel that nobody hears: both have the same neighbours on the machine.
 * @param {string} databaseUrl
 * @param {string} redisUrl
 */
export async function* measureFanOut(databaseUrl, redisUrl) {
  const most = Math.max(...loads.map(({ subscribers }) => subscribers));
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, AUTH_SECRET };
  const [writing, api] = [await ApiProcess.start(env), await ApiProcess.start(env)];
  const bare = await startBare();
  try {
    const people = await makePeople(databaseUrl, most);
    for (const { subscribers, rate } of loads) {
      const present = people.slice(0, subscribers);
      const channelId = await channelOf(databaseUrl, api.url, present);
      const client = new ApiClient(writing.url, present[0].token);
      const unheardId = await channelOf(databaseUrl, api.url, present);
      const write = (/** @type {string} */ to, /** @type {string} */ body) => (
        client.graphql(SEND, { channelId: to, input: { id: randomUUID(), body } })
      );
      const send = (/** @type {string} */ body) => write(channelId, body);
      const receivers = { ours: await openReceivers(api.url, present, channelId), bare: await openReceivers(bare.url, present, null) };
      // Until the code is compiled, whatever the rate.
      await pace(send, Math.max(rate, 20_000 / subscribers), 4);
      await receivers.ours.settled();
      const { sample } = receivers.ours.result();
      const post = async (/** @type {string} */ body) => void (await (await fetch(`${bare.url}/broadcast`, {
        method: 'POST', body: sample.replace(/t:[\d.]+;/, body.slice(0, body.indexOf(';') + 1)),
      })).text());
      const broadcast = (/** @type {string} */ body) => Promise.all([post(body), write(unheardId, body)]);
      await pace(broadcast, Math.max(rate, 20_000 / subscribers), 4);
      await receivers.bare.settled();
      /** @type {Record<'ours' | 'bare', { cpu: number, p50: number, p99: number }[]>} */
      const found = { ours: [], bare: [] };
      for (let round = 0; round < rounds; round += 1) {
        found.ours.push(await delivery(send, () => api.cpuSeconds(), rate, receivers.ours));
        found.bare.push(await delivery(broadcast, bare.cpuSeconds, rate, receivers.bare));
      }
      receivers.ours.close();
      receivers.bare.close();
      const [ours, ceiling] = [middle(found.ours), middle(found.bare)];
      const ratio = Math.round((ours.cpu / ceiling.cpu) * 100) / 100;
      const name = `${subscribers} subscribers, ${rate} messages/s`;
      yield {
        name: `${name}: delivery of ${sample.length} bytes`, value: round(ours.cpu), unit: 'µs of processor time',
        ceiling: round(ceiling.cpu), ratio, target: `ratio <= ${target}`, ok: ratio <= target,
      };
      yield {
        name: `${name}: latency p50`, value: ours.p50, unit: 'ms', ceiling: ceiling.p50, ratio: round(ours.p50 / ceiling.p50), target: null,
        ok: true,
      };
      yield {
        name: `${name}: latency p99`, value: ours.p99, unit: 'ms', ceiling: ceiling.p99, ratio: round(ours.p99 / ceiling.p99), target: null,
        ok: true,
      };
    }
  } finally {
    bare.end();
    await writing.remove();
    await api.remove();
  }
}

/**
 * @param {(body: string) => Promise<unknown>} send
 * @param {() => Promise<number>} cpuSeconds
 * @param {number} rate
 * @param {Awaited<ReturnType<typeof openReceivers>>} receivers
 */
async function delivery(send, cpuSeconds, rate, receivers) {
  receivers.reset();
  const before = await cpuSeconds();
  await pace(send, rate, seconds);
  await receivers.settled();
  const used = (await cpuSeconds()) - before;
  const { count, p50, p99 } = receivers.result();
  if (count !== rate * seconds * receivers.size) throw new Error(`${count} of ${rate * seconds * receivers.size} messages were delivered`);
  return { cpu: (used * 1e6) / count, p50, p99 };
}

/** Each number's own middle of the rounds. */
function middle(rounds) {
  const of = (/** @type {'cpu' | 'p50' | 'p99'} */ key) => (
    rounds.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]
  );
  return { cpu: of('cpu'), p50: of('p50'), p99: of('p99') };
}

/** Sends at an even pace; each body says when it was sent. */
async function pace(send, rate, duration) {
  const began = performance.now();
  const running = [];
  for (let index = 0; index < rate * duration; index += 1) {
    const due = began + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(send(
      `t:${(performance.timeOrigin + performance.now()).toFixed(2)}; The draft is out, section 14 exempts closed loops under 30 days.`,
    ));
  }
  await Promise.all(running);
}

async function channelOf(databaseUrl, url, people) {
  const [creator] = people;
  const id = randomUUID();
  await new ApiClient(url, creator.token).graphql(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { message } } }',
    { input: { id, name: 'Load', type: 'OPEN' } },
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('insert into channel_member (channel_id, user_id) select $1, unnest($2::uuid[]) on conflict do nothing', [
    id, people.map(({ userId }) => userId),
  ]);
  await client.end();
  return id;
}

function round(value) {
  return Math.round(value * 100) / 100;
}
