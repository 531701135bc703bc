import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { upload } from '../../testing/upload';
import { teamMember } from '../company';
import { note, noteAccess, noteSegment } from '../note';
import { makeNotesExport } from '.';

let server: TestServer;
let cast: Cast;
beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

interface Made { id: string; state: string; fileName: string | null; url: string | null; fault: string | null }
const SHOWN = 'id state fileName url fault';

async function ask(by: SignedIn, noteId: string | null, format: string, id: string = randomUUID()) {
  const { data } = await server.graphql<{ askNotesExport: { export: Made | null; error: { code: string; message: string } | null } }>(
    `mutation ($id: ID!, $noteId: ID, $format: NoteFormat!) { askNotesExport(id: $id, noteId: $noteId, format: $format) { export { ${SHOWN} } error { code message } } }`,
    { id, noteId, format }, by.token);
  if (!data) throw new Error('no answer');
  return data.askNotesExport;
}
const make = (id: string) => makeNotesExport.run(server, { id }, { id, key: id, attempt: 1 });
async function read(by: SignedIn): Promise<Made[]> {
  return (await server.graphql<{ notesExports: Made[] }>(`{ notesExports { ${SHOWN} } }`, {}, by.token)).data?.notesExports ?? [];
}
async function file(
  by: SignedIn, noteId: string | null, format: string,
): Promise<{ name: string | null; type: string | null; bytes: Buffer }> {
  const { export: asked, error } = await ask(by, noteId, format);
  if (!asked) throw new Error(error?.message);
  await make(asked.id);
  const made = (await read(by)).find(({ id }) => id === asked.id);
  const response = await fetch(server.url + (made?.url ?? ''));
  return { name: made?.fileName ?? null, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

const words = (text: string) => [{ type: 'paragraph', children: [{ text, bold: true }] }];
async function written(
  by: SignedIn, { folder = 'Interviews', title = 'Depot', text = 'Crates' }: { folder?: string; title?: string; text?: string } = {},
): Promise<string> {
  const [id, segmentId] = [randomUUID(), randomUUID()];
  await server.db.orm.insert(noteSegment).values({ id: segmentId, userId: by.userId, name: folder, position: 1 });
  await server.db.orm.insert(note).values({
    id, segmentId, userId: by.userId, title, content: words(text), searchText: '', tags: ['seed'],
  });
  return id;
}
const give = (id: string, to: SignedIn) => server.db.orm.insert(noteAccess).values({ noteId: id, userId: to.userId });

it('is a file that says what the note says, in each form, under its title', async () => {
  const id = await written(cast.editor, { title: 'Bio-Kiste: why they said no', text: 'They like <the> price.' });
  const markdown = await file(cast.editor, id, 'MARKDOWN');
  expect([markdown.name, markdown.type]).toEqual([
    expect.stringMatching(/^bio-kiste-why-they-said-no-\d{4}-\d\d-\d\d\.md$/), 'text/markdown; charset=utf-8',
  ]);
  expect(markdown.bytes.toString()).toContain('**They like \\<the\\> price.**');
  const page = await file(cast.editor, id, 'HTML');
  expect([page.name, page.bytes.toString()]).toEqual([
    expect.stringMatching(/\.html$/), expect.stringContaining('<b>They like &lt;the&gt; price.</b>'),
  ]);
  const pdf = await getDocumentProxy(new Uint8Array((await file(cast.editor, id, 'PDF')).bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toMatch(/Bio-Kiste: why they said no[\s\S]*They like <the> price\./);
});

it('all of them are a ZIP, by folder, with what was given and what is attached; nothing leaves its folder, and nobody else’s is in it', async () => {
  await written(cast.editor, { folder: '../../Ideas', title: '../evil' });
  const withFile = await written(cast.editor, { folder: 'Ideas', title: 'Plan' });
  const { body } = await upload(server, cast.editor.token, { name: 'slots.csv' });
  const attachment = { id: randomUUID(), name: body.name, type: body.type, url: body.url };
  await server.graphql(
    'mutation ($id: ID!, $set: NoteSet!) { updateNote(id: $id, set: $set) { error { code } } }',
    { id: withFile, set: { attachments: [attachment] } }, cast.editor.token,
  );
  const thrown = await written(cast.editor, { title: 'Thrown' });
  await server.db.orm.update(note).set({ deletedAt: server.now() }).where(eq(note.id, thrown));
  await give(await written(cast.viewer, { title: 'Given' }), cast.editor);
  await written(cast.viewer, { title: 'Not given' });
  const { name, bytes } = await file(cast.editor, null, 'MARKDOWN');
  const entries = unzipSync(bytes);
  expect(name).toMatch(/^notes-.*\.zip$/);
  expect(Object.keys(entries).sort()).toEqual(['Assigned Notes/Given.md', 'Ideas/Plan files/slots.csv', 'Ideas/Plan.md', 'Ideas/evil.md']);
  expect(strFromU8(entries['Assigned Notes/Given.md'] ?? new Uint8Array())).toContain('by ');
  expect(Object.keys(unzipSync((await file(cast.editor, null, 'PDF')).bytes)).sort()).toEqual(['Ideas/Plan files/slots.csv', 'Notes.pdf']);
});

it('is of what its asker reads when it is made: access that was taken away meanwhile makes none', async () => {
  const id = await written(cast.editor);
  expect((await ask(cast.viewer, id, 'MARKDOWN')).error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await ask(cast.viewer, randomUUID(), 'MARKDOWN')).error).toMatchObject({ code: 'FORBIDDEN' });
  await give(id, cast.viewer);
  const { export: asked } = await ask(cast.viewer, id, 'MARKDOWN');
  await server.db.orm.delete(teamMember).where(eq(teamMember.userId, cast.viewer.userId));
  await make(asked?.id ?? '');
  expect(await read(cast.viewer)).toMatchObject([
    { state: 'FAILED', url: null, fault: 'This note is not there any more, or it is not yours to read.' },
  ]);
});

it('is its asker’s alone: its id in another account is refused, and its address is not renewed for anybody else', async () => {
  const id = await written(cast.editor);
  const { export: asked } = await ask(cast.editor, id, 'MARKDOWN');
  await make(asked?.id ?? '');
  expect((await ask(cast.owner, null, 'MARKDOWN', asked?.id)).error).toMatchObject({ code: 'FORBIDDEN' });
  expect(await read(cast.owner)).toEqual([]);
  const fileId = /^\/files\/([0-9a-f-]{36})/.exec((await read(cast.editor))[0]?.url ?? '')?.[1] ?? '';
  const statusFor = async (by: SignedIn) => (await server.request('GET', `/api/v1/files/${fileId}/address`, { token: by.token })).status;
  expect([await statusFor(cast.owner), await statusFor(cast.editor)]).toEqual([404, 200]);
});

it('says when there is nothing', async () => {
  const { export: asked } = await ask(cast.owner, null, 'HTML');
  await make(asked?.id ?? '');
  expect(await read(cast.owner)).toMatchObject([{ state: 'FAILED', fault: 'There are no notes to export.' }]);
});
