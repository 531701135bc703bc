import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { BucketStage } from '../../testing/bucket-stage';
import { chatter, type Chatter } from '../../testing/chat';
import { fileCalls } from '../../testing/file-calls';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { upload } from '../../testing/upload';
import { copyFile } from './copy-file';
import { files } from './files.table';
import { sweepFiles } from './sweep-files';

/** What is promised of uploads, wherever their bytes lie. */
describe.each(['folder', 'bucket', 'bucket-then-folder', 'folder-then-bucket'] as const)('uploads in a %s', (filesIn) => {
  const bucket = new BucketStage();
  const clock = createTestClock();
  let server: TestServer;
  let ada: Chatter;
  let bob: Chatter;
  const calls = fileCalls(() => server);
  const rowOf = async (id: string) => (await server.db.orm.select().from(files).where(eq(files.id, id)))[0];
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers, redirect: 'manual' });

  beforeAll(async () => {
    await bucket.start();
    server = await startTestServer({ now: clock.now, config: { filesIn, objectStore: filesIn === 'folder' ? null : bucket.config } });
    ada = await chatter(server, 'Ada');
    bob = await chatter(server, 'Bob');
  });
  beforeEach(() => { clock.ahead = 0; });
  afterAll(async () => {
    await server.close();
    await bucket.end();
  });

  test('what was kept is given back, byte for byte, with the headers that keep it from running', async () => {
    const bytes = Buffer.from(`name;crates\n${'Yıldız;8\n'.repeat(20_000)}`);
    const { url } = await calls.keep(ada, { bytes, name: 'crates ü.csv' });
    const answer = await get(url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(bytes.length), 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff',
      'content-disposition': "attachment; filename*=UTF-8''crates%20%C3%BC.csv", 'accept-ranges': 'bytes',
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
    });
  });

  test('parts are given as players ask for them, and there is nothing behind the end', async () => {
    const { url } = await calls.keep(ada, { bytes: '0123456789' });
    const part = async (range: string) => {
      const answer = await get(url, { range });
      return [answer.status, answer.headers.get('content-range'), answer.status === 206 ? await answer.text() : ''];
    };
    expect([await part('bytes=2-4'), await part('bytes=-3'), await part('bytes=7-'), await part('bytes=10-12')]).toEqual([
      [206, 'bytes 2-4/10', '234'], [206, 'bytes 7-9/10', '789'], [206, 'bytes 7-9/10', '789'], [416, 'bytes */10', ''],
    ]);
  });

  test('a picture is written anew before it is kept, and drawn by who holds its address alone', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } }).jpeg()
      .withExif({ IFD0: { Copyright: 'taken at home' } }).toBuffer();
    const { url, id } = await calls.keep(ada, { bytes: jpeg, name: 'me.jpg', fileType: 'profile_photo' });
    const answer = await get(url);
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'image/jpeg', expect.stringMatching(/^inline/),
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).includes('taken at home')).toBe(false);
    expect([await calls.statusOf(`/files/${id}`), await calls.statusOf(url.replace(/s=.{8}/, 's=AAAAAAAA'))]).toEqual([404, 404]);
  });

  test('no address leads to another’s file, or out of where files are', async () => {
    const { url } = await calls.keep(ada);
    const other = await calls.keep(bob);
    const signed = url.slice(url.indexOf('?'));
    const paths = [`/files/${other.id}`, '/files/..%2f..%2fsecrets.json', '/files/heartwood', `/files/${other.id}%00`, '/files/..%2fheartwood'];
    expect(await Promise.all(paths.map((path) => calls.statusOf(path + signed)))).toEqual(paths.map(() => 404));
    await expect(Promise.resolve().then(() => server.files.put('../../evil', Buffer.from('x')))).rejects.toThrow('UUID');
    await expect(Promise.resolve().then(() => server.files.open('a/../b'))).rejects.toThrow('UUID');
  });

  test('what was let go is served no more, and its bytes go with the sweep', async () => {
    const { kept, messageId, url } = await calls.sent(ada, bob);
    await calls.remove(ada, messageId);
    expect(await calls.statusOf(url)).toBe(404);
    clock.ahead = 3_600_000;
    await sweepFiles(server);
    expect([await rowOf(kept.id), await server.files.size(kept.id)]).toEqual([undefined, null]);
    await expect(server.files.open(kept.id)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a copy is a file of its own', async () => {
    const { id } = await calls.keep(ada, { bytes: 'words' });
    const copy = await copyFile(server, id, { ownerId: bob.userId, companyId: null, isVisitor: false });
    await server.files.remove(id);
    expect([copy === id, (await buffer(await server.files.open(copy))).toString()]).toEqual([false, 'words']);
    await expect(copyFile(server, id, { ownerId: bob.userId, companyId: null, isVisitor: false })).rejects.toThrow('not there any more');
  });

  test('an upload that breaks off while it is kept leaves nothing that is shown or counted, and the next try is one file', async () => {
    const before = await server.db.orm.$count(files, eq(files.ownerId, bob.userId));
    const { put } = server.files;
    server.files.put = () => Promise.reject(new Error('cut'));
    const cut = await upload(server, bob.token);
    server.files.put = put;
    expect(cut.status).toBe(500);
    const { id } = await calls.keep(bob);
    await sweepFiles(server);
    expect([await server.db.orm.$count(files, eq(files.ownerId, bob.userId)) - before, await server.files.size(id)]).toEqual([1, 9]);
  });

  test('the same put twice is one file', async () => {
    const id = randomUUID();
    await server.files.put(id, Buffer.from('once'));
    await server.files.put(id, Buffer.from('once'));
    expect([(await buffer(await server.files.open(id))).toString(), await server.files.size(id)]).toEqual(['once', 4]);
    await server.files.remove(id);
    await server.files.remove(id);
    expect(await server.files.size(id)).toBeNull();
  });
});
