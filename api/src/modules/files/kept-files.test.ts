/** @embedded the links of files and their sweep */
import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { findMigrations } from '../../db/migrate';
import { chatter, type Chatter } from '../../testing/chat';
import { fileCalls, type Attached } from '../../testing/file-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { users } from '../identity';
import { message } from '../messaging';
import { files } from './files.table';
import { sweepFiles } from './sweep-files';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;
const clock = createTestClock();
const HOUR = 3_600_000;

beforeAll(async () => {
  server = await startTestServer({ now: clock.now });
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});
beforeEach(() => { clock.ahead = 0; });
afterAll(() => server.close());

const calls = fileCalls(() => server);
const { bytesOf, keep, remove, statusOf } = calls;
const rowOf = async (id: string) => (await server.db.orm.select().from(files).where(eq(files.id, id)))[0];
/** A message with one file in a CLOSE channel of Ada and Bob. */
const sent = (options?: Parameters<typeof calls.sent>[2]) => calls.sent(ada, bob, options);

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
    const store = {
      ...server.files, remove: (id: string) => (id === stuck.kept.id ? Promise.reject(new Error('EPERM')) : server.files.remove(id)),
    };
    await sweepFiles({ ...server, files: store });
    expect([(await rowOf(stuck.kept.id))?.goneAt, await rowOf(other.kept.id)]).toEqual([expect.any(Date), undefined]);
    await sweepFiles(server);
    expect(await rowOf(stuck.kept.id)).toBeUndefined();
  });
});

describe('files of the release before', () => {
  const plain = (ownerId: string, id = randomUUID()) => (
    server.db.orm.insert(files).values({ id, ownerId, purpose: 'file', contentType: 'text/plain', name: 'a.txt', size: 1 }).then(() => id)
  );
  const attached = (id: string) => [{ id: randomUUID(), name: 'a.txt', type: 'text/plain', url: `/files/${id}`, size: 1 }];

  test('belong from now on to what shows them: nothing that is shown is lost, and the rest goes in two days', async () => {
    const channelId = await ada.createChannel();
    const [photo, shared, unused, taken] = [
      await plain(ada.userId), await plain(ada.userId), await plain(ada.userId), await plain(bob.userId),
    ];
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
    await server.db.orm.update(message).set({ attachments: [{ ...attached(shared)[0], url: '/files/doesnotexist1' } as Attached] })
      .where(eq(message.id, odd.message?.id ?? ''));

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
