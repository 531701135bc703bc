/** @embedded the commands of files */
import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { findMigrations } from '../../db/migrate';
import { buildCompany } from '../../testing/builders';
import { chatter, type Chatter, type Failure } from '../../testing/chat';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { upload, type Uploaded } from '../../testing/upload';
import { users } from '../identity';
import { message } from '../messaging';
import { newPartnerKey, partner } from '../partner';
import { files } from './files.table';
import { sweepFiles } from './sweep-files';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;
let zoe: Chatter;
const clock = createTestClock();
const HOUR = 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ now: clock.now });
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
  zoe = await chatter(server, 'Zoe');
});
beforeEach(() => { clock.ahead = 0; });
afterAll(() => server.close());

interface Attached { id: string; name: string; type: string; url: string; size: number }
const ATTACHED = 'attachments { id name type url size }';

async function keep(who: Chatter, options: Parameters<typeof upload>[2] = {}): Promise<Uploaded> {
  const { status, body } = await upload(server, who.token, options);
  expect(status).toBe(201);
  return body;
}

async function attach(who: Chatter, channelId: string, attachments: object[], id = randomUUID()): Promise<{ message: { id: string; attachments: Attached[] } | null; error: Failure | null }> {
  return (await who.ask<{ sendChannelMessage: Awaited<ReturnType<typeof attach>> }>(
    `mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { message { id ${ATTACHED} } error { code field message } } }`,
    { channelId, input: { id, body: '', attachments } },
  )).sendChannelMessage;
}

const asInput = ({ id, name, type, size, url }: Uploaded) => ({ id, name, type, size, url });
const read = async (who: Chatter, id: string) => (await who.ask<{ chatMessage: { attachments: Attached[] } | null }>(`query ($id: ID!) { chatMessage(id: $id) { ${ATTACHED} } }`, { id })).chatMessage?.attachments;
const get = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
};
const statusOf = async (path: string) => (await get(path)).status;
const rowOf = async (id: string) => (await server.db.orm.select().from(files).where(eq(files.id, id)))[0];
const bytesOf = async (id: string) => {
  const chunks: Buffer[] = [];
  for await (const chunk of server.files.read(id)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).length;
};
const remove = (who: Chatter, id: string) => who.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id });

/** A message with one file in a CLOSE channel of Ada and Bob. */
async function sent(options: Parameters<typeof upload>[2] = {}) {
  const channelId = await ada.createChannel({ type: 'CLOSE', participantIds: [bob.userId] });
  const kept = await keep(ada, options);
  const { message: written, error } = await attach(ada, channelId, [asInput(kept)]);
  expect(error).toBeNull();
  return { channelId, kept, messageId: written?.id ?? '', url: written?.attachments[0]?.url ?? '' };
}

describe('a file of a message', () => {
  test('is fetched by the address that those who may read the message are told, and by no other', async () => {
    const { kept, messageId, url } = await sent();
    expect((await read(bob, messageId))?.[0]).toEqual({ id: kept.id, name: 'crates.csv', type: 'text/plain; charset=utf-8', size: 9, url });
    expect(await read(zoe, messageId)).toBeUndefined();
    expect(await get(url)).toMatchObject({ status: 200, text: 'crates;8\n', cache: expect.stringMatching(/^private, max-age=\d{2,4}$/) });
    const other = await sent();
    const query = other.url.slice(other.url.indexOf('?'));
    const nothing = await get(`/files/${randomUUID()}`);
    for (const path of [`/files/${kept.id}`, `/files/${kept.id}/crates.csv`, `/files/${kept.id}${query}`, `${url.slice(0, -1)}`, url.replace(/e=(\d+)/, (_all, e) => `e=${Number(e) + 3600}`)]) {
      const answer = await get(path);
      expect([path, answer.status, answer.text.replace(/"id":"[^"]+"/, '')]).toEqual([path, 404, nothing.text.replace(/"id":"[^"]+"/, '')]);
    }
  });

  test('has an address that ends: good for at least an hour, and never for more than two', async () => {
    const { url } = await sent();
    clock.ahead = HOUR;
    expect(await statusOf(url)).toBe(200);
    clock.ahead = 2 * HOUR;
    expect(await statusOf(url)).toBe(404);
  });

  test('is gone with it at once, also for who has the address, and its bytes once that cannot be undone', async () => {
    const { kept, messageId, url } = await sent();
    await remove(ada, messageId);
    expect(await statusOf(url)).toBe(404);
    await sweepFiles(server);
    expect(await bytesOf(kept.id)).toBe(9);
    clock.ahead = HOUR;
    await sweepFiles(server);
    await expect(bytesOf(kept.id)).rejects.toThrow('ENOENT');
    expect(await rowOf(kept.id)).toBeUndefined();
  });

  test('is there again with the message whose deletion was undone', async () => {
    const { kept, messageId } = await sent();
    await remove(ada, messageId);
    await ada.ask('mutation ($id: ID!) { restoreMessage(id: $id) { error { code } } }', { id: messageId });
    await sweepFiles(server);
    const [file] = await read(bob, messageId) ?? [];
    expect(file).toMatchObject({ id: kept.id, name: 'crates.csv' });
    expect(await statusOf(file?.url ?? '')).toBe(200);
  });

  test('is gone with its channel', async () => {
    const { channelId, url } = await sent();
    await ada.ask('mutation ($id: ID!) { deleteChannel(id: $id) { error { code } } }', { id: channelId });
    expect(await statusOf(url)).toBe(404);
  });

  test('is called and is what our own row says, whatever the message says of it', async () => {
    const channelId = await ada.createChannel();
    const kept = await keep(ada, { name: 'run.js' });
    const { message: written } = await attach(ada, channelId, [{ id: randomUUID(), name: 'Invoice.pdf', type: 'image/png', size: 2147483647, url: kept.url }]);
    expect(written?.attachments).toEqual([{ id: kept.id, name: 'run.txt', type: 'text/plain; charset=utf-8', size: 9, url: expect.stringMatching(new RegExp(`^/files/${kept.id}/run\\.txt\\?`)) as string }]);
  });

  test('is an own upload that nothing has yet; every other is refused in the same words, and nothing is written', async () => {
    const channelId = await ada.createChannel({ participantIds: [bob.userId] });
    const used = await sent();
    const gone = await sent();
    await remove(ada, gone.messageId);
    const never = { id: randomUUID(), name: 'a.pdf', type: 'application/pdf', size: 1, url: `/files/${randomUUID()}` };
    const own = await keep(ada);
    for (const [what, wrong] of Object.entries({ foreign: asInput(await keep(bob)), used: asInput(used.kept), gone: asInput(gone.kept), never })) {
      const { error } = await attach(ada, channelId, [asInput(own), wrong]);
      expect([what, error]).toEqual([what, { code: 'INVALID', field: 'attachments', message: 'A file is not there any more: uploads are kept for two days. Please upload it again.' }]);
    }
    expect(await rowOf(own.id)).toMatchObject({ claimedAt: null, subjectId: null });
    expect((await attach(ada, channelId, [asInput(own)])).message?.attachments).toHaveLength(1);
  });

  test('stays with it when it is sent again, also at the same moment and after it was deleted', async () => {
    const channelId = await ada.createChannel();
    const kept = await keep(ada);
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => attach(ada, channelId, [asInput(kept)], id)));
    expect(answers.map(({ message: written, error }) => [written?.attachments.length, error])).toEqual(Array(3).fill([1, null]));
    await remove(ada, id);
    expect(await attach(ada, channelId, [asInput(kept)], id)).toMatchObject({ error: null, message: { attachments: [] } });
  });

  test('stays nobody’s when the message may not be written', async () => {
    const secret = await bob.createChannel({ type: 'CLOSE' });
    const kept = await keep(ada);
    expect((await attach(ada, secret, [asInput(kept)])).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await rowOf(kept.id)).toMatchObject({ claimedAt: null });
  });
});

test('the files of a company and of its partners’ channels go with it', async () => {
  const { id: companyId } = await buildCompany(server, ada.userId, { isDemo: true });
  const { keyId, publicKey } = newPartnerKey();
  const partnerId = randomUUID();
  await server.db.orm.insert(partner).values({ id: partnerId, companyId, name: 'Erdmann', origins: ['https://erdmann.example'], keyId, publicKey });
  const channelId = await ada.createChannel({ partnerId });
  const { message: written } = await attach(ada, channelId, [asInput(await keep(ada))]);
  const url = written?.attachments[0]?.url ?? '';
  expect(await statusOf(url)).toBe(200);
  const { removeDemoCompany } = await ada.ask<{ removeDemoCompany: { error: Failure | null } }>('mutation ($id: ID!) { removeDemoCompany(id: $id) { error { code field message } } }', { id: companyId });
  expect([removeDemoCompany.error, await statusOf(url)]).toEqual([null, 404]);
});

describe('a fresh address', () => {
  const renew = (who: Chatter, id: string) => server.request<{ url?: string }>('GET', `/api/v1/files/${id}/address`, { token: who.token });

  test('is for who may see the message now', async () => {
    const { kept, messageId } = await sent();
    const { status, body } = await renew(bob, kept.id);
    expect([status, await statusOf(body.url ?? '')]).toEqual([200, 200]);
    expect((await renew(zoe, kept.id)).status).toBe(404);
    await remove(ada, messageId);
    expect((await renew(bob, kept.id)).status).toBe(404);
  });

  test('of an upload that nothing has yet is for its uploader alone', async () => {
    const kept = await keep(ada);
    expect([await statusOf(kept.url), (await renew(ada, kept.id)).status, (await renew(bob, kept.id)).status]).toEqual([200, 200, 404]);
  });

  test.each(['none', randomUUID()])('of what is not there is none: %s', async (id) => {
    expect((await renew(ada, id)).status).toBe(404);
  });
});

describe('uploads that nothing takes', () => {
  test('go after two days, and those that something took stay', async () => {
    const kept = await keep(ada);
    const used = await sent();
    clock.ahead = 47 * HOUR;
    await sweepFiles(server);
    expect(await bytesOf(kept.id)).toBe(9);
    clock.ahead = 49 * HOUR;
    await sweepFiles(server);
    await expect(bytesOf(kept.id)).rejects.toThrow('ENOENT');
    expect([await rowOf(kept.id), await bytesOf(used.kept.id)]).toEqual([undefined, 9]);
  });

  test('one whose bytes can not be removed stops no other, and is tried again', async () => {
    const stuck = await sent();
    const other = await sent();
    await remove(ada, stuck.messageId);
    await remove(ada, other.messageId);
    clock.ahead = HOUR;
    const store = { ...server.files, remove: (id: string) => (id === stuck.kept.id ? Promise.reject(new Error('EPERM')) : server.files.remove(id)) };
    await sweepFiles({ ...server, files: store });
    expect([(await rowOf(stuck.kept.id))?.goneAt, await rowOf(other.kept.id)]).toEqual([expect.any(Date), undefined]);
    await sweepFiles(server);
    expect(await rowOf(stuck.kept.id)).toBeUndefined();
  });
});

describe('a picture of a person', () => {
  const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#123d2e' } }).png().toBuffer();
  const setPhoto = async (who: Chatter, profilePhoto: string | null) => (await who.ask<{ updateUser: { user: { profilePhoto: string | null } | null; error: Failure | null } }>(
    'mutation ($id: ID!, $set: UserSet!) { updateUser(id: $id, set: $set) { user { profilePhoto } error { code field message } } }', { id: who.userId, set: { profilePhoto } })).updateUser;

  test('is for everybody from when it is set until another takes its place', async () => {
    const first = await keep(ada, { bytes: await picture(), name: 'me.png', fileType: 'profile_photo' });
    expect(await statusOf(`/files/${first.id}`)).toBe(404);
    expect((await setPhoto(ada, first.url)).user).toEqual({ profilePhoto: `/files/${first.id}` });
    expect(await get(`/files/${first.id}`)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    // The same one again changes nothing.
    expect((await setPhoto(ada, `/files/${first.id}`)).error).toBeNull();
    const second = await keep(ada, { bytes: await picture(), name: 'me.png', fileType: 'profile_photo' });
    await setPhoto(ada, second.url);
    expect([await statusOf(`/files/${first.id}`), await statusOf(`/files/${second.id}`)]).toEqual([404, 200]);
    await setPhoto(ada, null);
    expect(await statusOf(`/files/${second.id}`)).toBe(404);
  });

  test('is an own upload, and a picture', async () => {
    const foreign = await keep(bob, { bytes: await picture(), name: 'me.png' });
    const text = await keep(ada);
    for (const { url } of [foreign, text, { url: `/files/${randomUUID()}` }]) expect((await setPhoto(ada, url)).error).toMatchObject({ code: 'INVALID', field: 'profilePhoto' });
    const { kept, url } = await sent({ bytes: await picture(), name: 'private.png' });
    expect((await setPhoto(ada, url)).error).toMatchObject({ field: 'profilePhoto' });
    expect(await statusOf(`/files/${kept.id}`)).toBe(404);
  });

  test('a company’s logo goes with the next one, and the logo of a channel is for who sees the channel', async () => {
    const { id: companyId } = await buildCompany(server, ada.userId);
    const setLogo = (logo: string) => ada.ask('mutation ($id: ID!, $set: CompanySet!) { updateCompany(id: $id, set: $set) { error { code } } }', { id: companyId, set: { logo } });
    const [first, second] = [await keep(ada, { bytes: await picture() }), await keep(ada, { bytes: await picture() })];
    await setLogo(first.url);
    await setLogo(second.url);
    expect([await statusOf(`/files/${first.id}`), await statusOf(`/files/${second.id}`)]).toEqual([404, 200]);
    const logo = await keep(ada, { bytes: await picture() });
    const id = randomUUID();
    const { createChannel } = await ada.ask<{ createChannel: { channel: { logoUrl: string } } }>('mutation ($input: CreateChannelInput!) { createChannel(input: $input) { channel { logoUrl } error { message } } }', { input: { id, name: 'With a logo', type: 'CLOSE', logoUrl: logo.url } });
    expect([await statusOf(createChannel.channel.logoUrl), await statusOf(`/files/${logo.id}`)]).toEqual([200, 404]);
    const ofBob = await keep(bob, { bytes: await picture() });
    const { updateChannel } = await ada.ask<{ updateChannel: { error: Failure | null } }>('mutation ($id: ID!, $set: ChannelSet!) { updateChannel(id: $id, set: $set) { error { field } } }', { id, set: { logoUrl: ofBob.url } });
    expect(updateChannel.error).toEqual({ field: 'logoUrl' });
  });
});

describe('files of the release before', () => {
  const plain = (ownerId: string, id = randomUUID()) => server.db.orm.insert(files).values({ id, ownerId, purpose: 'file', contentType: 'text/plain', name: 'a.txt', size: 1 }).then(() => id);
  const attached = (id: string) => [{ id: randomUUID(), name: 'a.txt', type: 'text/plain', url: `/files/${id}`, size: 1 }];

  test('belong from now on to what shows them: nothing that is shown is lost, and the rest goes in two days', async () => {
    const channelId = await ada.createChannel();
    const [photo, shared, unused, taken] = [await plain(ada.userId), await plain(ada.userId), await plain(ada.userId), await plain(bob.userId)];
    await server.db.orm.update(users).set({ profilePhoto: `/files/${photo}` }).where(eq(users.id, ada.userId));
    const write = async (who: Chatter, id: string) => {
      const { message: written } = await who.send(channelId, 'with a file');
      await server.db.orm.update(message).set({ attachments: attached(id) }).where(eq(message.id, written?.id ?? ''));
      return written?.id ?? '';
    };
    await bob.ask('mutation ($id: ID!) { joinChannel(channelId: $id) { error { code } } }', { id: channelId });
    const [foreign, own, onlyForeign] = [await write(bob, shared), await write(ada, shared), await write(ada, taken)];
    await write(ada, photo);
    const odd = await ada.send(channelId, 'odd');
    await server.db.orm.update(message).set({ attachments: [{ ...attached(shared)[0], url: '/files/doesnotexist1' } as Attached] }).where(eq(message.id, odd.message?.id ?? ''));

    const folder = findMigrations();
    const name = (await readdir(folder)).find((each) => each.endsWith('_files-belong.sql')) ?? '';
    const [, ...data] = (await readFile(join(folder, name), 'utf8')).split(/(?=-- What is shown|-- The rest was)/);
    for (const statement of data) await server.db.orm.execute(sql.raw(statement.replaceAll('--> statement-breakpoint', '')));

    expect(await rowOf(photo)).toMatchObject({ subjectKind: 'user', subjectId: ada.userId, isPublic: true });
    expect(await rowOf(shared)).toMatchObject({ subjectKind: 'message', subjectId: own, isPublic: false });
    expect(await rowOf(taken)).toMatchObject({ subjectKind: 'message', subjectId: onlyForeign });
    expect(await rowOf(unused)).toMatchObject({ subjectKind: null, claimedAt: null, keptUntil: expect.any(Date) });
    expect(foreign).not.toBe(own);
  });

  test('that one of its processes keeps beside us are served as it serves them, and go with their message', async () => {
    const kept = await keep(ada);
    await server.db.orm.update(files).set({ keptUntil: null }).where(eq(files.id, kept.id));
    expect(await statusOf(`/files/${kept.id}`)).toBe(200);
    const { message: written } = await ada.send(await ada.createChannel(), 'by the process of before');
    await server.db.orm.update(message).set({ attachments: attached(kept.id) }).where(eq(message.id, written?.id ?? ''));
    await remove(ada, written?.id ?? '');
    expect(await statusOf(`/files/${kept.id}`)).toBe(404);
  });
});
