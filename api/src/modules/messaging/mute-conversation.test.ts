import { chatter, type Chatter } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;

beforeAll(async () => {
  server = await startTestServer();
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});
afterAll(() => server.close());

interface Muted { muteConversation: { entry: { mutedUntil: string | null } | null; error: { code: string; message: string } | null } }

const mute = async (who: Chatter, channelId: string, until: string | null) => (await who.ask<Muted>(
  'mutation ($channelId: ID!, $until: DateTime) { muteConversation(channelId: $channelId, until: $until) { entry { mutedUntil } error { code message } } }', { channelId, until })).muteConversation;
const mutedUntil = async (who: Chatter, channelId: string) => (await who.ask<{
  inboxEntry: { mutedUntil: string | null };
}>('query ($id: ID!) { inboxEntry(channelId: $id) { mutedUntil } }', { id: channelId })).inboxEntry.mutedUntil;

test('a conversation is muted until a time, for oneself alone and in all tabs, and is told of again', async () => {
  const channelId = await ada.createChannel({ participantIds: [bob.userId] });
  const until = '2199-12-31T00:00:00.000Z';
  expect(Date.parse((await mute(ada, channelId, until)).entry?.mutedUntil ?? '')).toBe(Date.parse(until));
  expect(Date.parse(await mutedUntil(ada, channelId) ?? '')).toBe(Date.parse(until));
  expect(await mutedUntil(bob, channelId)).toBeNull();
  await bob.send(channelId, 'still counted');
  const { unreadCounts } = await ada.ask<{
    unreadCounts: { perChannel: object[] };
  }>('{ unreadCounts { perChannel { channelId noOfUnread isMuted } } }');
  expect(unreadCounts.perChannel).toContainEqual({ channelId, noOfUnread: 1, isMuted: true });
  expect(await mute(ada, channelId, null)).toEqual({ entry: { mutedUntil: null }, error: null });
});

test('a time that is over mutes nothing, and nobody mutes where they take no part', async () => {
  const channelId = await ada.createChannel({ type: 'CLOSE' });
  expect((await mute(ada, channelId, '2020-01-01T00:00:00.000Z')).error).toMatchObject({ message: 'Choose a time to come.' });
  await expect(mute(ada, channelId, 'tomorrow')).rejects.toThrow('A moment is written as 2026-05-22T09:30:00Z.');
  expect((await mute(bob, channelId, null)).error).toMatchObject({ code: 'FORBIDDEN' });
});
