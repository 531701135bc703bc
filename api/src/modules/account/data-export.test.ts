/** @embedded the job that writes the file */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { startTestServer } from '../../testing/test-server';
import type { SignedIn, TestServer } from '../../testing/test-server';
import { dataExport } from './data-export.table';
import { makeDataExport, sweepDataExportsJob } from './make-data-export.job';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Last { last: { id: string; isReady: boolean; isOver: boolean; size: number } | null }
const readLast = async (token: string) => (await server.request<Last>('GET', '/api/v1/account/export', { token })).body.last;
const ask = (token: string) => server.request<{ error: { code: string } }>('POST', '/api/v1/account/export', { token, body: {} });
const fetchFile = (id: string, token: string) => (
  fetch(`${server.url}/api/v1/account/export/${id}/file`, { headers: { authorization: `Bearer ${token}` } })
);

async function exported({ token }: SignedIn): Promise<string> {
  expect((await ask(token)).status).toBe(202);
  const id = (await readLast(token))?.id ?? '';
  await makeDataExport.run(server, { id }, { id: 'x', key: id, attempt: 1 });
  await makeDataExport.run(server, { id }, { id: 'x', key: id, attempt: 2 });
  return id;
}

it('holds what the person wrote and uploaded, and no word of anybody else', async () => {
  const [ada, eve] = [await server.signIn({ firstname: 'Ada' }), await server.signIn({ firstname: 'Eve' })];
  const form = new FormData();
  form.set('file', new Blob(['my own words'], { type: 'text/plain' }), 'words.txt');
  const upload = await fetch(`${server.url}/api/v1/upload`, {
    method: 'POST', body: form, headers: { authorization: `Bearer ${ada.token}` },
  });
  const id = await exported(ada);
  const answer = await fetchFile(id, ada.token);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200, 'application/zip', 'no-store',
  ]);
  const archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(JSON.parse(strFromU8(archive['profile.json'] ?? new Uint8Array()))).toMatchObject([{ email: ada.email, firstname: 'Ada' }]);
  if (upload.ok)
    expect(Object.entries(archive).find(([name]) => name.endsWith('words.txt'))?.[1]).toEqual(new TextEncoder().encode('my own words'));
  const all = Object.values(archive).map((bytes) => strFromU8(bytes)).join('\n');
  expect(all).not.toContain(eve.email);
  expect(all).not.toMatch(/argon2|token_hash|secret/);
  expect((await server.mailbox(ada.email)).filter(({ subject }) => subject === 'Your Heartwood data is ready')).toHaveLength(1);
});

it('holds one’s notes, those in the trash too, and how far the tour has come', async () => {
  const [ada, eve] = [await server.signIn(), await server.signIn()];
  const write = async ({ token }: SignedIn, title: string) => {
    const [folder, id] = [randomUUID(), randomUUID()];
    const { errors } = await server.graphql(`mutation ($folder: ID!, $id: ID!, $title: String!) {
      createNoteSegment(id: $folder, name: "Interviews") { error { code } }
      createNote(id: $id, segmentId: $folder, title: $title) { error { code } }
    }`, { folder, id, title }, token);
    expect(errors).toBeUndefined();
    return id;
  };
  await write(ada, 'Depot');
  const id = await write(ada, 'Old depot');
  await write(eve, 'Hers');
  await server.graphql('mutation ($id: ID!) { deleteNote(id: $id) { error { code } } }', { id }, ada.token);
  await server.graphql('mutation { saveTourProgress(isActive: true, group: "idea", activeStep: 1) { error { code } } }', {}, ada.token);
  const archive = unzipSync(new Uint8Array(await (await fetchFile(await exported(ada), ada.token)).arrayBuffer()));
  const read = (name: string): unknown => JSON.parse(strFromU8(archive[name] ?? new Uint8Array()));
  expect(read('notes.json')).toMatchObject([
    { folder: 'Interviews', title: 'Depot', files: [], deletedAt: null },
    { folder: 'Interviews', title: 'Old depot', deletedAt: expect.any(String) as string },
  ]);
  expect(read('tour.json')).toMatchObject([{ isActive: true, stage: 'idea', step: 1 }]);
});

it('is for who asked alone, and for seven days', async () => {
  const [ada, eve] = [await server.signIn(), await server.signIn()];
  const id = await exported(ada);
  expect((await fetchFile(id, eve.token)).status).toBe(404);
  expect((await fetch(`${server.url}/files/${id}`)).status).toBe(404);
  expect((await server.request('GET', `/api/v1/account/export/${id}/file`)).status).toBe(401);
  clock = 8 * 24 * 3_600_000;
  const token = await server.tokens.sign(ada.userId, 'none');
  expect((await fetchFile(id, token)).status).toBe(404);
  for (const _time of [1, 2]) {
    expect(await readLast(token)).toMatchObject({ id, isReady: false, isOver: true });
    await sweepDataExportsJob.run(server, {}, { id: 'x', key: 'x', attempt: 1 });
  }
  expect(await server.db.orm.$count(dataExport, and(eq(dataExport.id, id), isNull(dataExport.size)))).toBe(1);
});

it('is fetched by nobody with a token that was left open', async () => {
  const ada = await server.signIn();
  const id = await exported(ada);
  clock = 11 * 60_000;
  const { body } = await server.request<{ token: string }>('POST', '/api/v1/auth/token', { body: { refresh_token: ada.refreshToken } });
  expect((await fetchFile(id, body.token)).status).toBe(403);
});

it('is made once at a time', async () => {
  const ada = await server.signIn();
  await ask(ada.token);
  expect(await ask(ada.token)).toMatchObject({ status: 409, body: { error: { code: 'EXPORT_RUNS' } } });
});
