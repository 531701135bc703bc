import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { buildCompany, buildMember } from '../../testing/builders';
import { chatter, chatterOf, type Chatter } from '../../testing/chat';
import { openTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { teamMember } from '../company';

let db: Database;
/** Two processes on one database. In memory neither hears the other's events: what is missed is found by its number. */
let here: TestServer;
let there: TestServer;
/** A third one that nobody hears, not even where the others share a Redis. */
let mute: TestServer;
let owner: Chatter;
let mia: Chatter;
let miaThere: Chatter;
let companyId: string;
let partnerId: string;
let seatId: string;

beforeAll(async () => {
  db = await openTestDatabase();
  [here, there, mute] = [
    await startTestServer({ db }), await startTestServer({ db }), await startTestServer({ db, config: { redisUrl: null } }),
  ];
});
afterAll(async () => {
  for (const server of [here, there, mute]) await server.close();
  await db.close();
});

beforeEach(async () => {
  [owner, mia] = [await chatter(here, 'Olive'), await chatter(here, 'Mia')];
  miaThere = await sameOn(there, mia);
  companyId = (await buildCompany(here, owner.userId)).id;
  seatId = (await buildMember(here, companyId, { userId: mia.userId, email: mia.email })).id;
  partnerId = randomUUID();
  await owner.ask(
    'mutation ($companyId: ID!, $id: ID!) { createPartner(companyId: $companyId, id: $id, name: "Erdmann", origins: ["https://erdmann.example"]) { error { code } } }',
    { companyId, id: partnerId },
  );
});
afterEach(() => {
  for (const person of [owner, mia, miaThere]) person.leave();
});

/** The same person, signed in at another process. */
async function sameOn(server: TestServer, person: Chatter): Promise<Chatter> {
  const { body } = await server.request<{ token: string }>('POST', '/api/v1/auth/login', {
    body: { email: person.email, password: person.password },
  });
  return chatterOf(server, { ...person, token: body.token });
}

const bodies = (events: { message: { body: string } | null }[]) => events.flatMap(({ message }) => (message ? [message.body] : []));
const remove = (who: Chatter) => who.ask('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: seatId });

/** Everything of Mia's that is open on one process. */
async function listen(person: Chatter, channelId: string) {
  const [stream, inbox, typing] = [
    person.stream(channelId), person.inbox(),
    person.listen<{ userId: string }>('subscription ($id: ID!) { typing(channelId: $id) { userId } }', { id: channelId }),
  ];
  await until(() => stream.events.length === 1 && inbox.events.length === 1);
  return { stream, inbox, typing };
}

test.each([
  ['removed by the owner', () => owner], ['leaving by themselves', () => mia],
])('who is no longer of a company, %s, stops receiving from its partners’ channels at once, on every process', async (_how, who) => {
  const channelId = await owner.createChannel({ partnerId, participantIds: [mia.userId] });
  const common = await owner.createChannel({ participantIds: [mia.userId] });
  const open = [await listen(mia, channelId), await listen(miaThere, channelId)];
  await remove(who());
  await owner.send(channelId, 'between us and the partner');
  await owner.send(common, 'to everybody');
  for (const { stream, inbox, typing } of open) {
    await until(() => (
      stream.ended === 'complete' && inbox.events.some(({ type, channelId: gone }) => type === 'GONE' && gone === channelId)
    ));
    await until(() => bodies(inbox.events).includes('to everybody'));
    expect([bodies(stream.events), bodies(inbox.events)]).toEqual([[], ['to everybody']]);
    if (open[0]?.typing === typing) expect(typing.ended).toBe('complete');
  }
  expect([await mia.entry(channelId), (await owner.entry(channelId))?.channel.participantCount]).toEqual([null, 1]);
});

test('a channel of somebody who left goes to the owner of the company', async () => {
  const channelId = await mia.createChannel({ type: 'CLOSE', partnerId });
  await mia.send(channelId, 'before');
  await remove(owner);
  const { channelDetails } = await owner.ask<{ channelDetails: unknown }>(
    'query ($id: ID!) { channelDetails(channelId: $id) { canManage participants { nodes { person { id } isAdmin } } entry { unread } } }',
    { id: channelId },
  );
  expect(channelDetails).toEqual({
    canManage: true, participants: { nodes: [{ person: { id: owner.userId }, isAdmin: true }] }, entry: { unread: 1 },
  });
});

test('a process that heard of nothing asks for the company too before it tells what was missed', async () => {
  const channelId = await owner.createChannel({ partnerId, participantIds: [mia.userId] });
  const { stream, inbox } = await listen(miaThere, channelId);
  // Still a row among the participants: reach alone has changed, and no event tells of it.
  await db.orm.delete(teamMember).where(eq(teamMember.id, seatId));
  await (await sameOn(mute, owner)).send(channelId, 'between us and the partner');
  await until(() => stream.ended === 'complete' && inbox.events.some(({ type }) => type === 'GONE'));
  expect([bodies(stream.events), bodies(inbox.events)]).toEqual([[], []]);
});
