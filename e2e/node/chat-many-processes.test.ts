import WebSocket from 'ws';
import { ApiClient } from '../server/api-client.mjs';
import { ChatWorld } from '../server/chat-world.mjs';

const RETURN_MS = 5_000;

let world: ChatWorld;

beforeAll(async () => { world = await ChatWorld.start({ processes: 3, people: 6 }); }, 180_000);
afterAll(() => world.end(), 60_000);
beforeEach(async () => {
  world.channelId = await world.makeChannel();
  // Two people on each process.
  await world.gather((index) => world.processes[index % 3]?.url ?? '');
});
afterEach(() => { for (const member of world.members) member.leave(); });

/** What one subscription brings, on a socket of its own. */
function listen(
  url: string, token: string, query: string, variables: Record<string, unknown>,
): { events: Record<string, unknown>[]; ready: Promise<void>; close(): void } {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const events: Record<string, unknown>[] = [];
  socket.on('error', () => socket.terminate());
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token, tab: 'only' } })));
  const ready = new Promise<void>((resolve) => socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as { type: string; payload?: { data?: Record<string, Record<string, unknown>> } };
    if (message.type === 'connection_ack') {
      if (query !== '') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
      resolve();
    }
    if (message.type === 'next') events.push(...Object.values(message.payload?.data ?? {}));
  }));
  return { events, ready, close: () => socket.terminate() };
}

async function writeWhile(work: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  let isOver = false;
  const writing = Promise.all(world.members.map(async (member) => {
    while (!isOver) {
      acknowledged.push(await member.send('under load'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }));
  await work();
  isOver = true;
  await writing;
  return acknowledged;
}

async function everybodyHas(acknowledged: string[]): Promise<void> {
  await world.until(() => world.members.every(({ seen }) => seen.length >= acknowledged.length), RETURN_MS);
  for (const { seen, broken } of world.members) {
    expect(broken).toEqual([]);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(acknowledged));
  }
}

/** A message goes round again: from everybody to everybody. */
async function serviceIsBack(acknowledged: string[]): Promise<number> {
  const began = performance.now();
  acknowledged.push(...await Promise.all(world.members.map((member) => member.send('is anybody there?'))));
  await everybodyHas(acknowledged);
  return performance.now() - began;
}

test('a message posted to one process arrives from all', async () => {
  const ids = [];
  for (const member of world.members) ids.push(await member.send('hello'));
  await everybodyHas(ids);
});

test('typing and presence cross processes', async () => {
  const [ada, bob] = world.people;
  const [first, second] = world.processes;
  if (!ada || !bob || !first || !second) throw new Error('the world is too small');
  const typing = listen(first.url, ada.token, 'subscription ($id: ID!) { typing(channelId: $id) { userId isTyping } }', {
    id: world.channelId,
  });
  const writer = new ApiClient(second.url, bob.token);
  await typing.ready;
  await world.until(async () => {
    await writer.graphql('mutation ($id: ID!) { setTyping(channelId: $id, isTyping: true) }', { id: world.channelId });
    return typing.events.length > 0;
  });
  expect(typing.events[0]).toEqual({ userId: bob.userId, isTyping: true });

  const presence = listen(first.url, ada.token, 'subscription ($ids: [ID!]!) { presence(userIds: $ids) { userId OnlineStatus } }', {
    ids: [bob.userId],
  });
  await world.until(() => presence.events.length > 0);
  const state = () => presence.events.at(-1)?.OnlineStatus;
  const look = (visible: boolean) => (
    writer.graphql('mutation ($visible: Boolean!) { setPresence(tab: "only", visible: $visible) }', { visible })
  );
  // Members hold sockets as well: they are online by those.
  expect(state()).toBe('true');
  for (const member of world.members) member.leave();
  const only = listen(second.url, bob.token, '', {});
  await only.ready;
  await look(false);
  await world.until(() => state() === 'false', 60_000);
  await look(true);
  await world.until(() => state() === 'true');
  for (const one of [typing, presence, only]) one.close();
}, 120_000);

test('kill -9 of one process: its people go on at another, nothing lost, nothing doubled', async () => {
  for (const member of world.members) member.url = world.url;
  const acknowledged = await writeWhile(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await world.processes[1]?.end('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 1500));
  });
  await everybodyHas(acknowledged);
  await world.processes[1]?.start();
}, 120_000);

test('Redis away for 10 s: acknowledged messages are all there, and service is back within 5 s of Redis', async () => {
  const acknowledged = await writeWhile(async () => {
    await world.redis?.goAway();
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await world.redis?.comeBack();
  });
  expect(await serviceIsBack(acknowledged)).toBeLessThan(RETURN_MS);
}, 120_000);

test('PostgreSQL restarted under load: acknowledged messages are all there, and service is back within 5 s of it', async () => {
  const acknowledged = await writeWhile(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await world.postgres?.restart();
  });
  expect(await serviceIsBack(acknowledged)).toBeLessThan(RETURN_MS);
}, 120_000);
