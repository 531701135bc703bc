import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { ConfigError, readConfig } from '../../process/config';
import { createLog } from '../../process/log';
import { BucketStage } from '../../testing/bucket-stage';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { upload } from '../../testing/upload';
import { files } from './files.table';
import { openFileStore } from './open-file-store';
import { lookAtFiles } from './store-look';

const bucket = new BucketStage();
let server: TestServer;
let person: SignedIn;

beforeAll(async () => {
  await bucket.start();
  server = await startTestServer({ config: { filesIn: 'bucket', objectStore: { ...bucket.config, publicEndpoint: bucket.origin } } });
  person = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await bucket.end();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers, redirect: 'manual' });

test('while the store is away everybody reads so, what was sent can be sent again, and all else goes on', async () => {
  const kept = await upload(server, person.token);
  expect((await get('/readyz')).status).toBe(200);
  await bucket.goAway();
  const sentence = 'Files can’t be reached at the moment. Please try again in a minute.';
  const sent = await upload(server, person.token);
  expect([sent.status, sent.body.error, sent.headers.get('retry-after')]).toEqual([
    503, expect.objectContaining({ code: 'STORE_AWAY', message: sentence }), '15',
  ]);
  const read = await get(kept.body.url);
  expect([read.status, read.headers.get('cache-control'), await read.json()]).toEqual([
    503, 'no-store', { error: expect.objectContaining({ message: sentence }) },
  ]);
  expect(await lookAtFiles(server.files, Date.now() + 60_000)).toBe('away');
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true, files: 'away' }]);
  await bucket.start();
  const again = await upload(server, person.token);
  expect([again.status, await (await get(again.body.url)).text(), await (await get(kept.body.url)).text()]).toEqual([
    201, 'crates;8\n', 'crates;8\n',
  ]);
  const rows = await server.db.orm.select({ goneAt: files.goneAt }).from(files).where(eq(files.ownerId, person.userId));
  expect(rows.map(({ goneAt }) => goneAt !== null).sort()).toEqual([false, false, true]);
});

test('a process that never reached the store is not ready', async () => {
  await bucket.goAway();
  const late = await startTestServer({ config: { filesIn: 'bucket', objectStore: bucket.config } });
  const ready = async (at: number) => {
    await lookAtFiles(late.files, at);
    return (await fetch(`${late.url}/readyz`)).status;
  };
  expect(await ready(Date.now())).toBe(503);
  await bucket.start();
  expect(await ready(Date.now() + 10_000)).toBe(200);
  await late.close();
});

test('a bucket that is not there is told at the start', async () => {
  const config = { dataDir: '/nowhere', filesIn: 'bucket' as const, objectStore: { ...bucket.config, bucket: 'nobodys' } };
  await expect(openFileStore(config, createLog('silent'))).rejects.toThrow(/^The bucket nobodys of S3_BUCKET can’t be used: .*NoSuchBucket/);
});

describe('downloads from the store itself', () => {
  const visit = { 'sec-fetch-mode': 'navigate' };
  /** As a browser asks: `fetch` of Node says for itself how it asks. */
  const get = (path: string, headers: Record<string, string> = {}) => new Promise<Response>((resolve, reject) => {
    request(server.url + path, { headers }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      const whole = (bytes: Buffer) => new Response(new Uint8Array(bytes), { status, headers: got as Record<string, string> });
      buffer(answer).then((bytes) => resolve(whole(bytes)), reject);
    }).on('error', reject).end();
  });

  test('who clicks a download that they may have is sent there for a minute, to save it', async () => {
    const { body } = await upload(server, person.token, { name: 'crates.csv' });
    const answer = await get(body.url, visit);
    const link = new URL(answer.headers.get('location') ?? '');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('referrer-policy')])
      .toEqual([302, 'no-store', 'no-referrer']);
    expect([link.origin, link.pathname, link.searchParams.get('X-Amz-Expires')]).toEqual([
      bucket.origin, `/heartwood/tests/files/${body.id.slice(0, 2)}/${body.id}`, '60',
    ]);
    const saved = await fetch(link);
    expect([await saved.text(), saved.headers.get('content-type'), saved.headers.get('content-disposition')]).toEqual([
      'crates;8\n', 'application/octet-stream', "attachment; filename*=UTF-8''crates.csv",
    ]);
  });

  test('nothing else is: no page that reads, no part, no picture, no wrong signature', async () => {
    const { body } = await upload(server, person.token, { name: 'crates.csv' });
    const picture = await upload(server, person.token, {
      bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), name: 'a.gif', type: 'image/gif',
    });
    const status = async (path: string, headers = {}) => (await get(path, headers)).status;
    expect([
      await status(body.url), await status(body.url, { 'sec-fetch-mode': 'cors' }), await status(body.url, { ...visit, range: 'bytes=0-1' }),
      await status(picture.body.url, visit), await status(body.url.replace(/s=.{8}/, 's=AAAAAAAA'), visit),
      await status(`/files/${body.id}`, visit),
    ]).toEqual([200, 200, 206, 200, 404, 404]);
  });
});

describe('settings', () => {
  const S3 = { S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example:9000' };

  test('are read, with what most stores want as default', () => {
    const { objectStore, filesIn } = readConfig({ ...S3, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_PREFIX: 'live' });
    expect([filesIn, objectStore]).toEqual(['bucket', {
      bucket: 'files', endpoint: 'https://s3.example:9000', region: 'us-east-1', keys: { accessKeyId: 'a', secretAccessKey: 'b' },
      pathStyle: true, prefix: 'live/', publicEndpoint: null,
    }]);
    expect(readConfig({ S3_BUCKET: 'files' }).objectStore).toMatchObject({ endpoint: null, keys: null, pathStyle: false });
    expect(readConfig({})).toMatchObject({ objectStore: null, filesIn: 'folder' });
  });

  test.each([
    [{ S3_REGION: 'eu-1' }, 'S3_BUCKET must name the bucket'],
    [{ FILES_IN: 'bucket' }, 'needs S3_BUCKET'],
    [{ ...S3, S3_BUCKET: '../other' }, 'S3_BUCKET must be the name'],
    [{ ...S3, S3_ENDPOINT: 'https://key:secret@s3.example' }, 'S3_ENDPOINT must be an origin'],
    [{ ...S3, S3_ENDPOINT: 'https://s3.example/path?x' }, 'S3_ENDPOINT must be an origin'],
    [{ ...S3, S3_ENDPOINT: 'file:///etc' }, 'S3_ENDPOINT must be an origin'],
    [{ ...S3, S3_ACCESS_KEY_ID: 'a' }, 'must both be set'],
    [{ ...S3, S3_PREFIX: '../up' }, 'S3_PREFIX must be words'],
  ])('%o are refused', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test('production sends no keys and no files in the clear', () => {
    const env = {
      NODE_ENV: 'production', PUBLIC_URL: 'https://h.example', SMTP_URL: 'smtps://m.example', METRICS_TOKEN: 'x'.repeat(16),
      S3_BUCKET: 'files', S3_ENDPOINT: 'http://10.0.0.9:9000', S3_PUBLIC_ENDPOINT: 'http://files.example',
    };
    expect(() => readConfig(env)).toThrow(/S3_ENDPOINT leads to another machine in the clear[^]*S3_PUBLIC_ENDPOINT must begin with https/);
  });
});
