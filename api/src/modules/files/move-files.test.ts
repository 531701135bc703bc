import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { BucketStage } from '../../testing/bucket-stage';
import { chatter, type Chatter } from '../../testing/chat';
import { fileCalls } from '../../testing/file-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { dataExport } from '../account/data-export.table';
import { files } from './files.table';
import type { FileStore } from './file-store';
import type { Moved } from './move-files';

const bucket = new BucketStage();
let server: TestServer;
let ada: Chatter;
let both: NonNullable<FileStore['both']>;
const OPERATOR = 'an operator’s token of more than 32 letters'.replace('’', '');
const calls = fileCalls(() => server);

beforeAll(async () => {
  await bucket.start();
  server = await startTestServer({ config: { filesIn: 'bucket-then-folder', objectStore: bucket.config, operatorToken: OPERATOR } });
  ada = await chatter(server, 'Ada');
  both = server.files.both as typeof both;
});
afterAll(async () => {
  await server.close();
  await bucket.end();
});
afterEach(async () => {
  await server.db.orm.delete(files);
  await server.db.orm.delete(dataExport);
});

const ask = (body: object) => server.request<Moved & { error?: { code: string } }>('POST', '/api/v1/operator/files/move', {
  body, headers: { 'x-operator-token': OPERATOR },
});
const move = async (to: 'bucket' | 'folder', removes = false) => {
  const { status, body } = await ask({ to, removes });
  expect(status).toBe(200);
  return { moved: body.moved, there: body.there, missing: body.missing, after: body.after };
};
/** As a process that knows the folder alone has kept it. */
async function inFolder(bytes: string) {
  const kept = await calls.keep(ada, { bytes });
  await both.folder.put(kept.id, Buffer.from(bytes));
  await both.bucket.remove(kept.id);
  return kept;
}
const words = async (store: Pick<FileStore, 'open'>, id: string) => (await buffer(await store.open(id))).toString();

test('all that is in the folder is in the bucket afterwards, compared, and was to be had all the time; once more does nothing', async () => {
  const [one, two, fresh] = [await inFolder('one'), await inFolder('two'), await calls.keep(ada, { bytes: 'fresh' })];
  const archive = randomUUID();
  await server.db.orm.insert(dataExport)
    .values({ id: archive, userId: ada.userId, state: 'DONE', size: 3, createdAt: new Date(), endsAt: new Date(Date.now() + 1e6) });
  await both.folder.put(archive, Buffer.from('zip'));
  expect(await (await fetch(server.url + one.url)).text()).toBe('one');
  expect(await move('bucket')).toEqual({ moved: 3, there: 1, missing: [], after: null });
  expect(await Promise.all([one, two, fresh, { id: archive }].map(({ id }) => words(both.bucket, id)))).toEqual(['one', 'two', 'fresh', 'zip']);
  expect(await move('bucket', true)).toEqual({ moved: 0, there: 4, missing: [], after: null });
  expect([await both.folder.size(one.id), await both.folder.size(archive)]).toEqual([null, null]);
  expect(await (await fetch(server.url + one.url)).text()).toBe('one');
});

test('and back', async () => {
  const kept = await calls.keep(ada, { bytes: 'back' });
  await move('folder', true);
  expect([await both.bucket.size(kept.id), await words(both.folder, kept.id), await words(server.files, kept.id)]).toEqual([null, 'back', 'back']);
});

test('a copy that is half or another is made anew', async () => {
  const { id } = await inFolder('the whole of it');
  await both.bucket.put(id, Buffer.from('the who'));
  expect((await move('bucket', true)).moved).toBe(1);
  expect([await words(both.bucket, id), await both.folder.size(id)]).toEqual(['the whole of it', null]);
});

test('a copy that is not the file takes nothing away', async () => {
  const { id } = await inFolder('precious');
  const { put } = both.bucket;
  both.bucket.put = (file, bytes) => put(file, bytes.subarray(1));
  expect((await ask({ to: 'bucket', removes: true })).status).toBe(500);
  both.bucket.put = put;
  expect(await words(both.folder, id)).toBe('precious');
  await bucket.goAway();
  expect((await ask({ to: 'bucket', removes: true })).body.error?.code).toBe('STORE_AWAY');
  await bucket.start();
  expect((await move('bucket', true)).moved).toBe(1);
  expect(await words(server.files, id)).toBe('precious');
});

test('what is deleted while it is copied stays deleted, and what is in neither is named', async () => {
  const { id } = await inFolder('gone');
  const { put } = both.bucket;
  both.bucket.put = async (file, bytes) => {
    await put(file, bytes);
    await server.db.orm.delete(files).where(eq(files.id, id));
  };
  await move('bucket');
  both.bucket.put = put;
  expect(await both.bucket.size(id)).toBeNull();
  const lost = await inFolder('lost');
  await both.folder.remove(lost.id);
  expect((await move('bucket')).missing).toEqual([lost.id]);
});
