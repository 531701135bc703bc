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
const seconds = 8;
const target = 1.3;
const SEND = 'mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { message { seq } error { message } } }';

/**
 * Processor time of the server for one message delivered to one subscriber, and how long it takes from sending to having
 * it. What sending alone costs is measured first and taken off, on both sides.
 * @param {string} databaseUrl
 */
export async function* measureFanOut(databaseUrl) {
  const most = Math.max(...loads.map(({ subscribers }) => subscribers));
  const api = await ApiProcess.start({ DATABASE_URL: databaseUrl, AUTH_SECRET });
  const bare = await startBare();
  try {
    const people = await makePeople(databaseUrl, most);
    for (const { subscribers, rate } of loads) {
      const present = people.slice(0, subscribers);
      const channelId = await channelOf(databaseUrl, api.url, present);
      const client = new ApiClient(api.url, present[0].token);
      const send = (/** @type {string} */ body) => client.graphql(SEND, { channelId, input: { id: randomUUID(), body } });
      const ours = await delivery({ send, cpuSeconds: () => api.cpuSeconds() }, rate, () => openReceivers(api.url, present, channelId));
      const broadcast = async (/** @type {string} */ body) => void (await (await fetch(`${bare.url}/broadcast`, { method: 'POST', body: ours.sample.replace(/t:[\d.]+;/, body.slice(0, body.indexOf(';') + 1)) })).text());
      const ceiling = await delivery({ send: broadcast, cpuSeconds: bare.cpuSeconds }, rate, () => openReceivers(bare.url, present, null));
      const ratio = Math.round((ours.cpu / ceiling.cpu) * 100) / 100;
      const name = `${subscribers} subscribers, ${rate} messages/s`;
      yield { name: `${name}: delivery of ${ours.sample.length} bytes`, value: round(ours.cpu), unit: 'µs of processor time', ceiling: round(ceiling.cpu), ratio, target: `ratio <= ${target}`, ok: ratio <= target };
      yield { name: `${name}: latency p50`, value: ours.p50, unit: 'ms', ceiling: ceiling.p50, ratio: round(ours.p50 / ceiling.p50), target: null, ok: true };
      yield { name: `${name}: latency p99`, value: ours.p99, unit: 'ms', ceiling: ceiling.p99, ratio: round(ours.p99 / ceiling.p99), target: null, ok: true };
    }
  } finally {
    bare.end();
    await api.remove();
  }
}

/** @param {{ send: (body: string) => Promise<unknown>, cpuSeconds: () => Promise<number> }} server @param {number} rate @param {() => ReturnType<typeof openReceivers>} open */
async function delivery({ send, cpuSeconds }, rate, open) {
  await pace(send, rate, 2);
  const alone = await cost(cpuSeconds, () => pace(send, rate, seconds));
  const receivers = await open();
  await pace(send, rate, 2);
  await receivers.settled();
  receivers.reset();
  const together = await cost(cpuSeconds, async () => {
    await pace(send, rate, seconds);
    await receivers.settled();
  });
  const { count, p50, p99, sample } = receivers.result();
  receivers.close();
  if (count !== rate * seconds * receivers.size) throw new Error(`${count} of ${rate * seconds * receivers.size} messages were delivered`);
  return { cpu: ((together - alone) * 1e6) / count, p50, p99, sample };
}

async function cost(cpuSeconds, work) {
  const before = await cpuSeconds();
  await work();
  return (await cpuSeconds()) - before;
}

/** Sends at an even pace; each body says when it was sent. */
async function pace(send, rate, duration) {
  const began = performance.now();
  const running = [];
  for (let index = 0; index < rate * duration; index += 1) {
    const due = began + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(send(`t:${(performance.timeOrigin + performance.now()).toFixed(2)}; The draft is out, section 14 exempts closed loops under 30 days.`));
  }
  await Promise.all(running);
}

async function channelOf(databaseUrl, url, people) {
  const [creator] = people;
  const id = randomUUID();
  await new ApiClient(url, creator.token).graphql('mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { message } } }', { input: { id, name: 'Load', type: 'OPEN' } });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('insert into channel_member (channel_id, user_id) select $1, unnest($2::uuid[]) on conflict do nothing', [id, people.map(({ userId }) => userId)]);
  await client.end();
  return id;
}

function round(value) {
  return Math.round(value * 100) / 100;
}
