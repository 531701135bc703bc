import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCompany } from '../../testing/builders';
import { chatter, type Chatter, type Failure } from '../../testing/chat';
import { asInput, fileCalls } from '../../testing/file-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
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

const calls = fileCalls(() => server);
const { attach, bytesOf, get, keep, read, remove, statusOf } = calls;
const rowOf = async (id: string) => (await server.db.orm.select().from(files).where(eq(files.id, id)))[0];
/** A message with one file in a CLOSE channel of Ada and Bob. */
const sent = (options?: Parameters<typeof calls.sent>[2]) => calls.sent(ada, bob, options);

describe('a file of a message', () => {
  test('is fetched by the address that those who may read the message are told, and by no other', async () => {
    const { kept, messageId, url } = await sent();
    expect((await read(bob, messageId))?.[0]).toEqual({ id: kept.id, name: 'crates.csv', type: 'text/plain; charset=utf-8', size: 9, url });
    expect(await read(zoe, messageId)).toBeUndefined();
    expect(await get(url)).toMatchObject({ status: 200, text: 'crates;8\n', cache: expect.stringMatching(/^private, max-age=\d{2,4}$/) });
    const other = await sent();
    const query = other.url.slice(other.url.indexOf('?'));
    const nothing = await get(`/files/${randomUUID()}`);
    for (const path of [
      `/files/${kept.id}`, `/files/${kept.id}/crates.csv`, `/files/${kept.id}${query}`, `${url.slice(0, -1)}`,
      url.replace(/e=(\d+)/, (_all, e) => `e=${Number(e) + 3600}`),
    ]) {
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
    const { message: written } = await attach(ada, channelId, [
      { id: randomUUID(), name: 'Invoice.pdf', type: 'image/png', size: 2147483647, url: kept.url },
    ]);
    expect(written?.attachments).toEqual([{
      id: kept.id, name: 'run.txt', type: 'text/plain; charset=utf-8', size: 9,
      url: expect.stringMatching(new RegExp(`^/files/${kept.id}/run\\.txt\\?`)) as string,
    }]);
  });

  test('is an own upload that nothing has yet; every other is refused in the same words, and nothing is written', async () => {
    const channelId = await ada.createChannel({ participantIds: [bob.userId] });
    const used = await sent();
    const gone = await sent();
    await remove(ada, gone.messageId);
    const never = { id: randomUUID(), name: 'a.pdf', type: 'application/pdf', size: 1, url: `/files/${randomUUID()}` };
    const own = await keep(ada);
    for (const [what, wrong] of Object.entries({
      foreign: asInput(await keep(bob)), used: asInput(used.kept), gone: asInput(gone.kept), never,
    })) {
      const { error } = await attach(ada, channelId, [asInput(own), wrong]);
      expect([what, error]).toEqual([what, {
        code: 'INVALID', field: 'attachments',
        message: 'A file is not there any more: uploads are kept for two days. Please upload it again.',
      }]);
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
  await server.db.orm.insert(partner).values({
    id: partnerId, companyId, name: 'Erdmann', origins: ['https://erdmann.example'], keyId, publicKey,
  });
  const channelId = await ada.createChannel({ partnerId });
  const { message: written } = await attach(ada, channelId, [asInput(await keep(ada))]);
  const url = written?.attachments[0]?.url ?? '';
  expect(await statusOf(url)).toBe(200);
  const { removeDemoCompany } = await ada.ask<{
    removeDemoCompany: { error: Failure | null };
  }>('mutation ($id: ID!) { removeDemoCompany(id: $id) { error { code field message } } }', { id: companyId });
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
