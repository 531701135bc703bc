import sharp from 'sharp';
import { startTestServer } from '../../testing/test-server';
import type { SignedIn, TestServer } from '../../testing/test-server';
import { upload as uploadAs } from '../../testing/upload';

let server: TestServer;
let person: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ config: { uploadMaxBytes: 1024 * 1024 } });
  person = await server.signIn();
});
afterAll(() => server.close());

interface Answer { url: string; error?: { code: string; field?: string } }

const upload = (bytes: Buffer | string, { name = 'file.png', type = 'image/png', fileType = 'profile_photo' } = {}) =>
  uploadAs(server, person.token, { bytes, name, type, fileType });

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#123d2e' } })
    .toFormat(format)
    .toBuffer();
const bytesOf = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + url, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('takes a %s and serves a picture', async (format) => {
  const { status, body } = await upload(await picture(format));
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      name: expect.stringMatching(/^file\.(png|jpg|webp)$/),
      type: expect.stringMatching(/^image\//),
      size: expect.any(Number),
      url: expect.stringContaining(`/files/${body.id}/file.`),
    },
  ]);
  const { headers, bytes } = await bytesOf(body.url);
  expect(headers.get('content-type')).toMatch(/^image\//);
  expect((await sharp(bytes).metadata()).width).toBe(40);
});

it('says how large a file may be, by either door', async () => {
  const tooLarge = { code: 'TOO_LARGE', message: 'The file is too large. A file can have at most 1 MB.' };
  const byForm = await upload(Buffer.alloc(1024 * 1024 + 1), { name: 'film.mp4', type: 'video/mp4', fileType: 'file' });
  expect([byForm.status, byForm.body]).toMatchObject([413, { error: tooLarge }]);
  const byText = await server.request('POST', '/api/v1/helpers/uploadFile', {
    body: { file: Buffer.alloc(1024 * 1024 + 3).toString('base64'), type: 'file' },
    token: person.token,
  });
  expect([byText.status, byText.body]).toMatchObject([413, { error: tooLarge }]);
});

it('takes JSON with base64 or a data URL', async () => {
  const base64 = (await picture('png')).toString('base64');
  for (const file of [base64, `data:image/png;base64,${base64}`]) {
    const { status, body } = await server.request<Answer>('POST', '/api/v1/helpers/uploadFile', {
      body: { file, type: 'logo' },
      token: person.token,
    });
    expect([status, body.url]).toEqual([201, expect.stringContaining('/files/')]);
  }
});

it('writes pictures anew: neither place nor stowaway survives', async () => {
  const secret = '<script>stowaway()</script>';
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .toBuffer();
  const { body } = await upload(Buffer.concat([jpeg, Buffer.from(secret)]));
  const { bytes } = await bytesOf(body.url);
  expect(bytes.includes('taken at home') || bytes.includes('stowaway')).toBe(false);
});

it('makes huge pictures smaller', async () => {
  const { body } = await upload(await picture('png', 4000));
  expect((await sharp((await bytesOf(body.url)).bytes).metadata()).width).toBe(2560);
});

it.each([
  ['HTML named as a picture', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['SVG with an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['a script', '#!/bin/sh\necho hi'],
  ['a picture that breaks off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
])('refuses %s with 415', async (_what, bytes) => {
  const { status, body } = await upload(bytes);
  expect([status, body.error?.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
});

it('serves other documents as downloads only, and not where a picture belongs', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  expect((await upload(pdf, { name: 'x.png' })).status).toBe(415);
  const { body } = await upload(pdf, { name: 'Plan "2026" ü.pdf', type: 'text/html', fileType: 'attachment' });
  const { headers, bytes } = await bytesOf(body.url);
  expect(bytes.equals(pdf)).toBe(true);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Plan%20%222026%22%20%C3%BC\.pdf$/);
});

it('takes plain text, such as a table, and serves it as a download', async () => {
  const table = Buffer.from('name;crates\nFeinkost Yıldız;8\n');
  const { body } = await upload(table, { name: 'crates.csv', type: 'text/html', fileType: 'file' });
  const { headers, bytes } = await bytesOf(body.url);
  expect(bytes.equals(table)).toBe(true);
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'text/plain; charset=utf-8',
    "attachment; filename*=UTF-8''crates.csv",
  ]);
  expect((await upload(Buffer.from('name\0'), { name: 'crates.csv' })).status).toBe(415);
});

it('serves everything so that it can not run as a page, and keeps it to the one who asked', async () => {
  const { body } = await upload(await picture('png'));
  const { headers } = await bytesOf(body.url);
  expect(
    Object.fromEntries(
      ['x-content-type-options', 'content-security-policy', 'cache-control', 'content-disposition'].map((name) => [
        name,
        headers.get(name),
      ]),
    ),
  ).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
    'content-disposition': "inline; filename*=UTF-8''file.png",
  });
});

it('serves a part when it is asked for one', async () => {
  const { body } = await upload(await picture('png'));
  const whole = (await bytesOf(body.url)).bytes;
  const part = await bytesOf(body.url, { range: 'bytes=2-5' });
  expect([part.status, part.headers.get('content-range'), part.bytes.equals(whole.subarray(2, 6))]).toEqual([
    206,
    `bytes 2-5/${whole.length}`,
    true,
  ]);
  expect((await bytesOf(body.url, { range: 'bytes=999999-' })).status).toBe(416);
});

it('refuses more than the limit with 413, as a form and as JSON', async () => {
  const large = Buffer.concat([await picture('png'), Buffer.alloc(1024 * 1024)]);
  expect((await upload(large)).status).toBe(413);
  const json = await server.request('POST', '/api/v1/helpers/uploadFile', {
    body: { file: Buffer.alloc(3 * 1024 * 1024).toString('base64') },
    token: person.token,
  });
  expect(json.status).toBe(413);
});

it('wants a file, and somebody who sends it', async () => {
  const none = await server.request<Answer>('POST', '/api/v1/helpers/uploadFile', { body: { type: 'logo' }, token: person.token });
  expect([none.status, none.body.error?.field]).toEqual([422, 'file']);
  expect((await server.request('POST', '/api/v1/helpers/uploadFile', { body: { file: 'AAAA' } })).status).toBe(401);
});

it.each(['/files/none', '/files/00000000-0000-4000-8000-000000000000', '/files/..%2fsecrets.json', '/files/%2e%2e%2fsecrets.json'])(
  'has nothing at %s',
  async (path) => {
    expect((await server.request('GET', path)).status).toBe(404);
  },
);
