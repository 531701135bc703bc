import { chatter, stranger, type Chatter, type Failure } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { FIRST_CONTACTS_A_DAY } from './strangers';

let server: TestServer;
let ada: Chatter;
let zed: Chatter;

beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  ada = await chatter(server, 'Ada');
  zed = await stranger(server, 'Zed');
});

interface Request { id: string; name: string; participantCount: number; by: { id: string } }

const requests = async (who: Chatter) => (await who.ask<{ channelRequests: { nodes: Request[] } }>(
  '{ channelRequests { nodes { id name participantCount by { id } } } }',
)).channelRequests.nodes;
const answer = async (
  who: Chatter, id: string, accept: boolean,
) => (await who.ask<{ answerChannelRequest: { entry: { id: string } | null; error: Failure | null } }>(
  'mutation ($id: ID!, $accept: Boolean!) { answerChannelRequest(channelId: $id, accept: $accept) { entry { id } error { code message } } }', { id, accept },
)).answerChannelRequest;
const add = async (who: Chatter, id: string, userId: string) => (await who.ask<{
  addParticipants: { channel: { participantCount: number } | null; error: Failure | null };
}>(
  'mutation ($id: ID!, $who: ID!) { addParticipants(channelId: $id, userIds: [$who]) { channel { participantCount } error { code message } } }', { id, who: userId },
)).addParticipants;
const joined = async (who: Chatter) => (
  (await who.ask<{ joinedChannels: { total: number } }>('{ joinedChannels { total } }')).joinedChannels.total
);
const met = async (one: Chatter, other: Chatter) => {
  await one.write(other.userId, 'Hello');
  await other.write(one.userId, 'Hello to you');
};

it('asks whoever the creator has not met, and until they accept they take no part and see nothing', async () => {
  const inbox = ada.inbox();
  await until(() => inbox.events.length > 0);
  const id = await zed.createChannel({ type: 'CLOSE', name: 'A great offer', participantIds: [ada.userId] });
  await zed.send(id, 'Buy now');
  await until(() => inbox.events.some(({ type, channelId }) => type === 'ASKED' && channelId === id));
  expect(inbox.events.some(({ type }) => type === 'MESSAGE' || type === 'ENTRY')).toBe(false);
  expect([await joined(ada), await ada.entry(id)]).toEqual([0, null]);
  expect(await requests(ada)).toEqual([{ id, name: 'A great offer', participantCount: 1, by: { id: zed.userId } }]);
  expect((await ada.send(id, 'Who are you?')).error).toMatchObject({ code: 'FORBIDDEN' });
  expect(await answer(ada, id, true)).toEqual({ entry: { id }, error: null });
  expect([await joined(ada), await requests(ada)]).toEqual([1, []]);
  expect((await ada.send(id, 'Who are you?')).error).toBeNull();
  ada.leave();
});

it('lets a request be declined for good: the same person asks once, and nobody answers for another', async () => {
  const id = await zed.createChannel({ participantIds: [ada.userId] });
  expect((await answer(zed, id, true)).error).toMatchObject({ code: 'FORBIDDEN' });
  expect(await answer(ada, id, false)).toEqual({ entry: null, error: null });
  expect((await answer(ada, id, true)).error).toMatchObject({ code: 'FORBIDDEN' });
  await add(zed, id, ada.userId);
  expect([await requests(ada), await joined(ada)]).toEqual([[], 0]);
});

it('adds colleagues, and people who have written back, without asking', async () => {
  const bob = await chatter(server, 'Bob');
  const colleagues = await ada.createChannel({ participantIds: [bob.userId] });
  expect([await joined(bob), await requests(bob)]).toEqual([1, []]);
  await ada.write(zed.userId, 'Hello');
  await add(ada, colleagues, zed.userId);
  expect(await requests(zed)).toHaveLength(1);
  const pat = await stranger(server, 'Pat');
  await met(ada, pat);
  expect((await add(ada, colleagues, pat.userId)).channel?.participantCount).toBe(3);
});

it('lets somebody reach so many people a day whom they have not met, by writing and by asking together', async () => {
  const people = await Promise.all(Array.from({ length: FIRST_CONTACTS_A_DAY + 1 }, () => stranger(server)));
  const [last, ...others] = people as [Chatter, ...Chatter[]];
  const asked = others.slice(0, 5);
  const id = await zed.createChannel({ participantIds: asked.map(({ userId }) => userId) });
  for (const other of others.slice(5)) expect((await zed.write(other.userId, 'Hello')).error).toBeNull();
  const refused = {
    code: 'TOO_MANY_CONTACTS', message: `You can reach ${FIRST_CONTACTS_A_DAY} people a day whom you have not met. Please go on tomorrow.`,
  };
  expect((await zed.write(last.userId, 'Hello')).error).toMatchObject(refused);
  expect((await add(zed, id, last.userId)).error).toMatchObject(refused);
  expect([await requests(last), (await last.with(zed.userId)).messages.nodes]).toEqual([[], []]);
  // Who has been reached can be written to, and whoever writes first is no stranger.
  expect((await zed.write((others[5] as Chatter).userId, 'And again')).error).toBeNull();
  await ada.write(zed.userId, 'I write first');
  expect((await zed.write(ada.userId, 'Thank you')).error).toBeNull();
});
