/** @embedded one statement that empties every table */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { chatterOf } from '../../testing/chat';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';
import { billingCustomer } from '../billing/billing.table';
import { company } from '../company';
import { componentComment } from '../growth';
import { channel, message } from '../messaging';
import { newPartnerKey, partner, partnerUser } from '../partner';
import { users } from '../identity';
import { sweepCompanies } from './sweep-companies';

let server: TestServer;
let cast: Cast;
const clock = createTestClock();
const DAY = 24 * 3_600_000;

beforeAll(async () => { server = await startTestServer({ now: clock.now }); });
beforeEach(async () => {
  clock.ahead = 0;
  cast = await buildCast(server);
});
afterAll(() => server.close());

interface Payload { company: { id: string; done: number } | null; error: { code: string; message: string } | null }
interface MeAnswer {
  companies: { id: string }[];
  invites: { companyId: string }[];
  deletedCompanies: { id: string; name: string; isOwner: boolean; keptUntil: string }[];
}

const change = async (token: string, field: 'deleteCompany' | 'restoreCompany') =>
  (
    await server.graphql<Record<string, Payload>>(
      `mutation ($id: ID!) { ${field}(id: $id) { company { id done } error { code message } } }`,
      { id: cast.companyId },
      token,
    )
  ).data?.[field];
const me = async (token: string) =>
  (
    await server.graphql<{ me: MeAnswer }>(
      '{ me { companies { id } invites { companyId } deletedCompanies { id name isOwner keptUntil } } }',
      {},
      token,
    )
  ).data?.me;
const isIn = async (token: string) => (await me(token))?.companies.some(({ id }) => id === cast.companyId);

/** A partner of the company with a channel in which the owner sent a file. */
async function buildPartner() {
  const { keyId, publicKey } = newPartnerKey();
  const partnerId = randomUUID();
  await server.db.orm
    .insert(partner)
    .values({ id: partnerId, companyId: cast.companyId, name: 'Erdmann', origins: ['https://erdmann.example'], keyId, publicKey });
  const owner = chatterOf(server, cast.owner);
  const channelId = await owner.createChannel({ partnerId });
  const { body: { id, name, type, size, url } } = await upload(server, cast.owner.token);
  const { message: sent } = await owner.send(channelId, 'The list', { attachments: [{ id, name, type, size, url }] });
  const file = async () => {
    const { chatMessage } = await owner.ask<{ chatMessage: { attachments: { url: string }[] } | null }>(
      'query ($id: ID!) { chatMessage(id: $id) { attachments { url } } }',
      { id: sent?.id },
    );
    return chatMessage?.attachments[0]?.url ?? null;
  };
  return { partnerId, channelId, owner, file };
}

test('is gone for everybody when its owner deletes it, and as it was when they bring it back', async () => {
  await server.db.orm
    .insert(componentComment)
    .values({ id: randomUUID(), companyId: cast.companyId, key: 'belief', authorId: cast.editor.userId, message: 'Kept' });
  await buildMember(server, cast.companyId, {
    userId: cast.outsider.userId,
    email: cast.outsider.email,
    isAccepted: false,
    acceptedAt: null,
  });
  expect((await me(cast.outsider.token))?.invites).toHaveLength(1);
  for (const person of [cast.admin, cast.editor, cast.outsider])
    expect((await change(person.token, 'deleteCompany'))?.error?.code).toBe('FORBIDDEN');
  expect(await change(cast.owner.token, 'deleteCompany')).toEqual({ company: null, error: null });
  // What was asked for twice is gone once.
  expect((await change(cast.owner.token, 'deleteCompany'))?.error?.code).toBe('FORBIDDEN');
  for (const person of [cast.owner, cast.viewer]) expect(await isIn(person.token)).toBe(false);
  expect(await me(cast.outsider.token)).toMatchObject({ invites: [], deletedCompanies: [] });
  expect((await me(cast.viewer.token))?.deletedCompanies).toMatchObject([{ id: cast.companyId, isOwner: false }]);
  expect((await me(cast.owner.token))?.deletedCompanies).toMatchObject([{ id: cast.companyId, isOwner: true }]);

  for (const person of [cast.admin, cast.viewer, cast.outsider])
    expect((await change(person.token, 'restoreCompany'))?.error?.code).toBe('FORBIDDEN');
  for (let round = 0; round < 2; round += 1)
    expect(await change(cast.owner.token, 'restoreCompany')).toMatchObject({ company: { id: cast.companyId }, error: null });
  for (const person of [cast.owner, cast.viewer]) expect(await isIn(person.token)).toBe(true);
  expect(await me(cast.outsider.token)).toMatchObject({ invites: [{ companyId: cast.companyId }], deletedCompanies: [] });
  const { data } = await server.graphql<{ comments: { nodes: unknown[] } }>(
    'query ($id: ID!) { comments(companyId: $id, key: belief) { nodes { message } } }',
    { id: cast.companyId },
    cast.viewer.token,
  );
  expect(data?.comments.nodes).toEqual([{ message: 'Kept' }]);
});

test('takes the channels and files of its partners along, and gives them back', async () => {
  const { channelId, owner, file } = await buildPartner();
  const url = await file() ?? '';
  const status = async (path: string) => (await fetch(server.url + path)).status;
  const stream = owner.stream(channelId);
  await until(() => stream.events.some(({ type }) => type === 'HELLO'));
  await change(cast.owner.token, 'deleteCompany');
  await until(() => stream.ended === 'complete');
  expect([await status(url), await file(), await owner.entry(channelId)]).toEqual([404, null, null]);
  await change(cast.owner.token, 'restoreCompany');
  expect([await status(await file() ?? ''), (await owner.entry(channelId))?.id]).toEqual([200, channelId]);
  owner.leave();
});

test('closes the sessions on its partners’ sites, and no site opens another', async () => {
  const { partnerId } = await buildPartner();
  const visitor = await server.signIn();
  await server.db.orm.insert(partnerUser).values({ partnerId, subject: 'one', userId: visitor.userId });
  await change(cast.owner.token, 'deleteCompany');
  expect((await server.graphql('{ conversations { total } }', {}, visitor.token)).errors?.[0]?.extensions?.code).toBe('access-denied');
  const exchange = await server.request<{ error: { code: string } }>('POST', '/api/v1/embed/token', {
    body: { partner: partnerId, token: 'any', origin: 'https://erdmann.example' },
  });
  expect(exchange.body.error.code).toBe('EMBED_UNKNOWN_PARTNER');
});

test('goes for good after 30 days, with its partners’ people and what was written to them', async () => {
  const { partnerId, channelId } = await buildPartner();
  const visitor = await server.signIn();
  await server.db.orm.insert(partnerUser).values({ partnerId, subject: 'one', userId: visitor.userId });
  await change(cast.owner.token, 'deleteCompany');
  clock.ahead = 29 * DAY;
  await sweepCompanies(server);
  const rows = async () => [
    await server.db.orm.$count(company, eq(company.id, cast.companyId)),
    await server.db.orm.$count(channel, eq(channel.id, channelId)),
    await server.db.orm.$count(message, eq(message.channelId, channelId)),
    await server.db.orm.$count(users, eq(users.id, visitor.userId)),
    await server.db.orm.$count(users, eq(users.id, cast.owner.userId)),
  ];
  // The messages are the line of who made the channel and the one with the file.
  expect(await rows()).toEqual([1, 1, 2, 1, 1]);
  clock.ahead = 30 * DAY + 1;
  expect(await server.db.orm.select({ deletedAt: company.deletedAt }).from(company).where(eq(company.id, cast.companyId))).toMatchObject([
    { deletedAt: expect.any(Date) as Date },
  ]);
  await sweepCompanies(server);
  expect(await rows()).toEqual([0, 0, 0, 0, 1]);
});

test('stays while it could still be charged: without its rows nobody would end that', async () => {
  await server.db.orm.insert(billingCustomer).values({ companyId: cast.companyId, stripeId: 'cus_known' });
  await change(cast.owner.token, 'deleteCompany');
  clock.ahead = 31 * DAY;
  const isThere = () => server.db.orm.$count(company, eq(company.id, cast.companyId));
  // Payments are not set up here any more: nobody can look whether something is charged.
  await sweepCompanies(server);
  expect(await isThere()).toBe(1);
  await server.db.orm.delete(billingCustomer).where(eq(billingCustomer.companyId, cast.companyId));
  await sweepCompanies(server);
  expect(await isThere()).toBe(0);
});

test('that can’t be erased stands in no other’s way', async () => {
  const ids = [cast.companyId, (await buildCompany(server, cast.outsider.userId)).id];
  await server.db.orm.update(company).set({ deletedAt: new Date(server.now().getTime() - 31 * DAY) }).where(inArray(company.id, ids));
  const broken = jest.spyOn(server.db, 'transaction').mockRejectedValueOnce(new Error('all')).mockRejectedValueOnce(new Error('one'));
  await sweepCompanies(server);
  broken.mockRestore();
  expect(await server.db.orm.$count(company, inArray(company.id, ids))).toBe(1);
  await sweepCompanies(server);
  expect(await server.db.orm.$count(company, inArray(company.id, ids))).toBe(0);
});
