import { and, eq } from 'drizzle-orm';
import { createLog } from '../../process/log';
import { chatter } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { presenceTopic, chatPresence, PresenceKeeper } from '../presence';

let server: TestServer;
/** Long enough that a busy machine still keeps a tab alive in time, every third of it. */
const GRACE = 2_000;

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

/** Two processes beside the server's, on one database and one bus, with a short grace. Whoever of the three notices first tells it. */
async function twoProcesses(userId: string) {
  const { db, bus } = server;
  const changes: string[] = [];
  await bus.subscribe(presenceTopic(userId), ({ OnlineStatus }) => { changes.push(String(OnlineStatus)); });
  const make = () => new PresenceKeeper({ db, bus, log: createLog('silent') }, GRACE);
  const keepers = [make(), make()] as const;
  return { keepers, changes, close: () => { for (const keeper of keepers) keeper.close(); } };
}

async function msLeft(userId: string, tab: string): Promise<number> {
  const [row] = await server.db.orm.select({ expiresAt: chatPresence.expiresAt }).from(chatPresence)
    .where(and(eq(chatPresence.userId, userId), eq(chatPresence.tab, tab)));
  return Number(row?.expiresAt) - Date.now();
}

test('online with the first tab, offline only after the grace of the last one', async () => {
  const { id } = await server.user();
  const { keepers: [one, two], changes, close } = await twoProcesses(id);
  one.opened(id, 'left');
  await until(() => changes.length === 1);
  two.opened(id, 'right');
  one.closed(id, 'left');
  // Longer than the grace: the second tab, on the other process, keeps them online.
  await new Promise((resolve) => setTimeout(resolve, GRACE * 2));
  expect(changes).toEqual(['true']);
  // Just before it would be kept alive again: a good part of the grace has run out, and must not be missing from it.
  await until(async () => await msLeft(id, 'right') < GRACE * 0.75);
  const closed = Date.now();
  two.closed(id, 'right');
  await until(() => changes.length === 2);
  expect(changes).toEqual(['true', 'false']);
  expect(Date.now() - closed).toBeGreaterThan(GRACE * 0.9);
  close();
});

test('a reload within the grace is not seen by anybody', async () => {
  const { id } = await server.user();
  const { keepers: [one, two], changes, close } = await twoProcesses(id);
  one.opened(id, 'tab');
  await until(() => changes.length === 1);
  one.closed(id, 'tab');
  two.opened(id, 'tab');
  await new Promise((resolve) => setTimeout(resolve, GRACE * 2));
  expect(changes).toEqual(['true']);
  close();
});

test('a process that dies takes nobody’s presence with it for longer than the grace', async () => {
  const { id } = await server.user();
  const { keepers: [one, two], changes, close } = await twoProcesses(id);
  one.opened(id, 'tab');
  await until(() => changes.length === 1);
  one.close();
  await until(() => changes.length === 2);
  expect(changes).toEqual(['true', 'false']);
  two.close();
  close();
});

test('hidden is offline at once, unless another tab is visible', async () => {
  const { id } = await server.user();
  const { keepers: [one], changes, close } = await twoProcesses(id);
  one.opened(id, 'left');
  one.opened(id, 'right');
  // Whichever of the two is told first, the other must be written as well before a look at it counts.
  await until(async () => changes.length === 1 && await msLeft(id, 'left') > 0 && await msLeft(id, 'right') > 0);
  expect(await one.looked(id, 'left', false)).toBe(true);
  expect(await one.looked(id, 'right', false)).toBe(false);
  expect(await one.looked(id, 'left', true)).toBe(true);
  await until(() => changes.length === 3);
  expect(changes).toEqual(['true', 'false', 'true']);
  close();
});

test('a socket makes a person online, and those who watch hear of it', async () => {
  const [ada, bob] = [await chatter(server, 'Ada'), await chatter(server, 'Bob')];
  const watch = bob.listen<{
    userId: string; OnlineStatus: string;
  }>('subscription ($ids: [ID!]!) { presence(userIds: $ids) { userId OnlineStatus } }', { ids: [ada.userId] });
  await until(() => watch.events.length === 1);
  expect(watch.events).toEqual([{ userId: ada.userId, OnlineStatus: 'false' }]);
  const inbox = ada.inbox();
  await until(() => inbox.events.length === 1 && watch.events.length === 2);
  expect(watch.events[1]).toEqual({ userId: ada.userId, OnlineStatus: 'true' });
  const { conversations } = await bob.ask<{ conversations: unknown }>('{ conversations { total } }');
  expect(conversations).toEqual({ total: 0 });
  ada.leave();
  bob.leave();
});

test('who is blocked is not told whether the other one is online, nor the other way round', async () => {
  const [ada, bob] = [await chatter(server, 'Ada'), await chatter(server, 'Bob')];
  await bob.write(ada.userId, 'Are you there?');
  const inboxes = [ada.inbox(), bob.inbox()];
  await until(() => inboxes.every(({ events }) => events.length > 0));
  const seenBy = async (who: typeof ada, other: typeof ada) => {
    const watch = who.listen<{ OnlineStatus: string }>(
      'subscription ($ids: [ID!]!) { presence(userIds: $ids) { OnlineStatus } }', { ids: [other.userId] },
    );
    await until(() => watch.events.length === 1);
    watch.stop();
    const { conversations } = await who.ask<{ conversations: { nodes: { person: { OnlineStatus: string } }[] } }>(
      '{ conversations { nodes { person { OnlineStatus } } } }',
    );
    return [watch.events[0]?.OnlineStatus, conversations.nodes[0]?.person.OnlineStatus];
  };
  await until(async () => (await seenBy(bob, ada)).every((status) => status === 'true'));
  await ada.ask('mutation ($u: ID!) { blockUser(userId: $u) { error { code } } }', { u: bob.userId });
  expect([await seenBy(bob, ada), await seenBy(ada, bob)]).toEqual([['false', 'false'], ['false', 'false']]);
  ada.leave();
  bob.leave();
});
