/** @embedded the statements of notes, which are the dialect's */
import { randomUUID } from 'node:crypto';
import { NOTE_KEPT_DAYS, NOTE_LIMITS } from '@heartwood/contract/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { noteCalls, titles, words, type Failure } from '../../testing/note-calls';
import { StreamReader } from '../../testing/stream-reader';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { upload } from '../../testing/upload';
import { daysFrom } from '../../text/days';
import { teamMember } from '../company';
import { files } from '../files/files.table';
import { notification } from '../notification/notification.table';
import { note, noteSegment } from './note.table';
import { excerptOf } from './read-notes';
import { sweepNotesJob } from './sweep-notes.job';

let server: TestServer;
let cast: Cast;
const clock = createTestClock();

/** Of all servers here. A token outlives what the clock is put ahead by, and a timer takes no more than that. */
const SHARED = { authSecret: 'a secret of at least thirty-two characters', accessTokenSeconds: 24 * 24 * 3600 };

beforeAll(async () => { server = await startTestServer({ now: clock.now, config: SHARED }); });
beforeEach(async () => {
  clock.ahead = 0;
  cast = await buildCast(server);
});
afterAll(() => server.close());
const { ask, onNote, onSegment, panelOf, seen, folder, written, update } = noteCalls(() => server);

describe('folders and notes', () => {
  test('are their author’s alone, each made once however often it is sent', async () => {
    const [id, noteId] = [randomUUID(), randomUUID()];
    for (const name of ['  Grocer interviews ', 'Another']) await onSegment(cast.editor, 'createNoteSegment', { id, name });
    for (const title of [' Frau Demir ', 'Another']) await onNote(cast.editor, 'createNote', { id: noteId, segmentId: id, title });
    expect(await panelOf(cast.editor)).toMatchObject({
      segments: [{ id, name: 'Grocer interviews', notes: [{ id: noteId, segmentId: id, title: 'Frau Demir', isOwn: true }] }], assigned: [], trash: [],
    });
    expect(await panelOf(cast.owner)).toEqual({ segments: [], assigned: [], trash: [] });
    expect((await onSegment(cast.owner, 'createNoteSegment', { id, name: 'Mine' })).error).toMatchObject({ code: 'CONFLICT' });
    expect((await onNote(cast.owner, 'createNote', { id: noteId, segmentId: await folder(cast.owner), title: 'Mine' })).error).toMatchObject({ code: 'CONFLICT' });
    expect((await onNote(cast.owner, 'createNote', { id: randomUUID(), segmentId: id, title: 'Mine' })).error).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    ['a folder', () => onSegment(cast.editor, 'createNoteSegment', { id: randomUUID(), name: '  ' }), 'name'],
    ['a long folder', () => onSegment(cast.editor, 'createNoteSegment', { id: randomUUID(), name: 'x'.repeat(81) }), 'name'],
    ['a note', async () => onNote(cast.editor, 'createNote', { id: randomUUID(), segmentId: await folder(cast.editor), title: ' \n ' }), 'title'],
    ['a text', async () => update(cast.editor, await written(cast.editor), { content: [{ type: 'script', children: [{ text: 'x' }] }] }), 'content'],
    ['a link that runs', async () => update(cast.editor, await written(cast.editor), {
      content: [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ text: 'x' }] }] }],
    }), 'content'],
    ['checkpoints', async () => update(cast.editor, await written(cast.editor), { checkpoints: [{ id: randomUUID(), text: 'x'.repeat(201), isDone: false }] }), 'checkpoints'],
    ['tags', async () => update(cast.editor, await written(cast.editor), { tags: Array.from({ length: 21 }, (_, at) => `tag${at}`) }), 'tags'],
  ])('%s that can’t be is refused with its field', async (_name, command, field) => {
    expect((await command()).error).toMatchObject({ code: 'INVALID', field });
  });

  test('stand newest change first, and folders where they were put', async () => {
    const [first, second] = [await folder(cast.editor, 'First'), await folder(cast.editor, 'Second')];
    const old = await written(cast.editor, { segmentId: first, title: 'Old' });
    clock.ahead += 60_000;
    await written(cast.editor, { segmentId: first, title: 'New' });
    await onSegment(cast.editor, 'updateNoteSegment', { id: second, position: 0.5 });
    expect((await panelOf(cast.editor)).segments.map(({ name, notes }) => [name, titles(notes)])).toEqual([['Second', []], ['First', ['New', 'Old']]]);
    clock.ahead += 60_000;
    await update(cast.editor, old, { title: 'Old, again', tags: ['#seed', 'seed'], checkpoints: [{ id: randomUUID(), text: 'Call', isDone: true }] });
    expect((await panelOf(cast.editor)).segments[1]?.notes).toMatchObject([
      { title: 'Old, again', tags: ['seed'], checkpoints: [{ text: 'Call', isDone: true }] }, { title: 'New' },
    ]);
    await update(cast.editor, old, { segmentId: second });
    expect((await panelOf(cast.editor)).segments.map(({ notes }) => titles(notes))).toEqual([['Old, again'], ['New']]);
  });

  test('have a limit that is said', async () => {
    const rows = Array.from({ length: NOTE_LIMITS.segments }, (_, at) => ({ id: randomUUID(), userId: cast.editor.userId, name: 'Full', position: at }));
    await server.db.orm.insert(noteSegment).values(rows);
    const { error } = await onSegment(cast.editor, 'createNoteSegment', { id: randomUUID(), name: 'One more' });
    expect(error).toMatchObject({ field: 'name', message: 'There can be at most 100 folders.' });
  });
});

describe('a text', () => {
  test('has a size that is said', async () => {
    const { error } = await update(cast.editor, await written(cast.editor), { content: words('x'.repeat(100_001)) });
    expect(error).toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('100 kB') as string });
  });

  test('that was changed since is not written over, and the answer brings it; the same once more is no conflict', async () => {
    const id = await written(cast.editor);
    expect((await update(cast.editor, id, { content: words('One') }, 0)).note).toMatchObject({ revision: 1 });
    expect((await update(cast.editor, id, { content: words('One') }, 0)).error).toBeNull();
    const { note: now, error } = await update(cast.editor, id, { content: words('Two') }, 0);
    expect([error?.code, now?.revision, now?.content]).toEqual(['CONFLICT', 1, words('One')]);
    expect((await update(cast.editor, id, { content: words('Two') }, 1)).note).toMatchObject({ revision: 2, content: words('Two') });
  });
});

describe('a note that is given', () => {
  test('stands under who it was given to, with its author; they are told once, write it, and no more than that', async () => {
    const id = await written(cast.editor, { title: 'Depot lease', content: words('36 months') });
    for (const _ of [1, 2]) expect((await update(cast.editor, id, { accessData: [cast.viewer.userId] })).error).toBeNull();
    expect((await panelOf(cast.viewer)).assigned).toMatchObject([{ id, title: 'Depot lease', segmentId: null, isOwn: false, author: { firstname: 'Edith' } }]);
    const told = await server.db.orm.select().from(notification).where(and(eq(notification.userId, cast.viewer.userId), eq(notification.type, 'NOTE_ASSIGNED')));
    expect(told).toMatchObject([{ count: 1, data: { noteId: id, noteTitle: 'Depot lease' } }]);
    expect((await update(cast.viewer, id, { content: words('24 plus 12') }, 0)).note).toMatchObject({ content: words('24 plus 12'), revision: 1 });
    for (const set of [{ tags: ['mine'] }, { accessData: [cast.admin.userId] }, { checkpoints: [] }, { segmentId: await folder(cast.viewer) }]) {
      expect((await update(cast.viewer, id, set)).error).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await onNote(cast.viewer, 'deleteNote', { id })).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await seen(cast.owner, id)).toBeNull();
  });

  test('is gone at once when it is taken away, with what was told of it', async () => {
    const id = await written(cast.editor);
    await update(cast.editor, id, { accessData: [cast.viewer.userId] });
    const client = server.socket(cast.viewer.token);
    const stream = new StreamReader<{ type: string; goneId: string | null }>(client, 'subscription { notesStream { type goneId note { id } } }', {}, 'notesStream');
    expect(await stream.take()).toMatchObject({ type: 'HELLO' });
    await update(cast.editor, id, { accessDeleteData: [cast.viewer.userId] });
    expect(await stream.take()).toMatchObject({ type: 'NOTE_GONE', goneId: id });
    stream.stop();
    await client.dispose();
    expect(await seen(cast.viewer, id)).toBeNull();
    expect((await update(cast.viewer, id, { title: 'Still mine' })).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await server.db.orm.select().from(notification).where(eq(notification.subject, `note:${id}`))).toEqual([]);
  });

  test('can be given to people of the own companies alone, and ends with the last company in common', async () => {
    const id = await written(cast.editor);
    expect((await update(cast.editor, id, { accessData: [cast.outsider.userId] })).error).toMatchObject({ code: 'INVALID', field: 'accessData' });
    await update(cast.editor, id, { accessData: [cast.viewer.userId] });
    await server.db.orm.delete(teamMember).where(eq(teamMember.userId, cast.viewer.userId));
    expect([await seen(cast.viewer, id), (await panelOf(cast.viewer)).assigned]).toEqual([null, []]);
    expect((await update(cast.viewer, id, { title: 'Still mine' })).error).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('can be left, by who was given it', async () => {
    const id = await written(cast.editor);
    await update(cast.editor, id, { accessData: [cast.viewer.userId] });
    expect(await onNote(cast.viewer, 'leaveNote', { id })).toEqual({ note: null, error: null });
    expect((await seen(cast.editor, id))?.accessList).toEqual([]);
  });

  test('is heard of in all tabs: of the author, and of who has it', async () => {
    const id = await written(cast.editor);
    const client = server.socket(cast.viewer.token);
    const stream = new StreamReader<{ type: string; note: { title: string } | null }>(client, 'subscription { notesStream { type note { id title } } }', {}, 'notesStream');
    await stream.take();
    await update(cast.editor, id, { accessData: [cast.viewer.userId] });
    expect(await stream.take()).toMatchObject({ type: 'NOTE', note: { id, title: 'Depot' } });
    await update(cast.editor, id, { title: 'Depot B' });
    expect(await stream.take()).toMatchObject({ type: 'NOTE', note: { title: 'Depot B' } });
    stream.stop();
    await client.dispose();
  });
});

describe('the trash', () => {
  test('has a deleted note for its author alone, and gives it back to who had it', async () => {
    const id = await written(cast.editor);
    await update(cast.editor, id, { accessData: [cast.viewer.userId] });
    for (const _ of [1, 2]) expect((await onNote(cast.editor, 'deleteNote', { id })).error).toBeNull();
    expect(titles((await panelOf(cast.editor)).trash)).toEqual(['Depot']);
    expect(await seen(cast.viewer, id)).toBeNull();
    expect((await update(cast.editor, id, { title: 'Written in the trash' })).error).toMatchObject({ code: 'FORBIDDEN' });
    for (const _ of [1, 2]) expect((await onNote(cast.editor, 'restoreNote', { id })).error).toBeNull();
    expect([(await panelOf(cast.editor)).trash, titles((await panelOf(cast.viewer)).assigned)]).toEqual([[], ['Depot']]);
  });

  test('takes the notes of a deleted folder, which come back with it; one that was there before stays', async () => {
    const segmentId = await folder(cast.editor);
    const [before] = [await written(cast.editor, { segmentId, title: 'Before' }), await written(cast.editor, { segmentId, title: 'With it' })];
    await onNote(cast.editor, 'deleteNote', { id: before });
    clock.ahead += 1000;
    expect(await onSegment(cast.editor, 'deleteNoteSegment', { id: segmentId })).toEqual({ segment: null, error: null });
    expect(await panelOf(cast.editor)).toMatchObject({ segments: [], trash: [{ title: 'With it' }, { title: 'Before' }] });
    await onSegment(cast.editor, 'restoreNoteSegment', { id: segmentId });
    expect(await panelOf(cast.editor)).toMatchObject({ segments: [{ notes: [{ title: 'With it' }] }], trash: [{ title: 'Before' }] });
  });

  test('gives a note back with its folder', async () => {
    const segmentId = await folder(cast.editor);
    const [id] = [await written(cast.editor, { segmentId, title: 'Wanted' }), await written(cast.editor, { segmentId, title: 'Not wanted' })];
    await onSegment(cast.editor, 'deleteNoteSegment', { id: segmentId });
    await onNote(cast.editor, 'restoreNote', { id });
    expect(await panelOf(cast.editor)).toMatchObject({ segments: [{ notes: [{ title: 'Wanted' }] }], trash: [{ title: 'Not wanted' }] });
  });

  test('is emptied note by note, with its files, and of nothing that is not in it', async () => {
    const id = await written(cast.editor);
    const { body } = await upload(server, cast.editor.token);
    await update(cast.editor, id, { attachments: [{ id: randomUUID(), name: body.name, type: body.type, url: body.url }] });
    expect((await onNote(cast.editor, 'removeNote', { id })).error).toMatchObject({ code: 'CONFLICT' });
    await onNote(cast.editor, 'deleteNote', { id });
    expect((await onNote(cast.viewer, 'removeNote', { id })).error).toMatchObject({ code: 'FORBIDDEN' });
    for (const _ of [1, 2]) expect(await onNote(cast.editor, 'removeNote', { id })).toEqual({ note: null, error: null });
    expect((await panelOf(cast.editor)).trash).toEqual([]);
    const [file] = await server.db.orm.select().from(files).where(eq(files.id, body.id));
    expect(file?.goneAt?.getTime()).toBeLessThanOrEqual(server.now().getTime());
  });

  test('forgets after 30 days', async () => {
    const [gone, kept] = [await written(cast.editor), await written(cast.editor)];
    await onNote(cast.editor, 'deleteNote', { id: gone });
    clock.ahead += 20 * 24 * 3_600_000;
    await onNote(cast.editor, 'deleteNote', { id: kept });
    clock.ahead += ((NOTE_KEPT_DAYS - 20) * 24 + 1) * 3_600_000;
    await sweepNotesJob.run(server, {}, { id: '', key: '', attempt: 1 });
    expect((await server.db.orm.select({ id: note.id }).from(note).where(eq(note.userId, cast.editor.userId))).map(({ id }) => id)).toEqual(
      [kept],
    );
  });
});

describe('a file of a note', () => {
  const asInput = ({ name, type, url }: { name: string; type: string; url: string }) => ({ id: randomUUID(), name, type, url });
  const statusOf = async (url: string) => (await fetch(server.url + url)).status;

  test('is fetched by who has the note, once however often it is sent, and not in the trash', async () => {
    const id = await written(cast.editor);
    const { body } = await upload(server, cast.editor.token, { name: 'plan.csv' });
    const attachment = asInput(body);
    for (const _ of [1, 2]) expect((await update(cast.editor, id, { attachments: [attachment] })).error).toBeNull();
    const [kept] = (await seen(cast.editor, id))?.attachments ?? [];
    expect(kept).toMatchObject({ id: attachment.id, name: 'plan.csv' });
    expect(await statusOf(kept?.url ?? '')).toBe(200);
    const addressFor = async (by: SignedIn) => (await server.request('GET', `/api/v1/files/${body.id}/address`, { token: by.token })).status;
    expect([await addressFor(cast.viewer), await addressFor(cast.editor)]).toEqual([404, 200]);
    await update(cast.editor, id, { accessData: [cast.viewer.userId] });
    expect(await addressFor(cast.viewer)).toBe(200);
    await update(cast.editor, id, { accessDeleteData: [cast.viewer.userId] });
    expect(await addressFor(cast.viewer)).toBe(404);
    await update(cast.editor, id, { accessData: [cast.viewer.userId] });
    await server.db.orm.delete(teamMember).where(eq(teamMember.userId, cast.viewer.userId));
    expect(await addressFor(cast.viewer)).toBe(404);
    expect((await server.request('GET', `/api/v1/files/${body.id}/address`)).status).toBe(401);
    await onNote(cast.editor, 'deleteNote', { id });
    expect(await statusOf(kept?.url ?? '')).toBe(404);
    await onNote(cast.editor, 'restoreNote', { id });
    expect(await statusOf(kept?.url ?? '')).toBe(200);
    expect((await update(cast.editor, id, { attachmentsDeleteData: [attachment.id] })).note?.attachments).toEqual([]);
    expect(await statusOf(kept?.url ?? '')).toBe(404);
  });

  test('has to be an own upload', async () => {
    const { body } = await upload(server, cast.owner.token);
    expect((await update(cast.editor, await written(cast.editor), { attachments: [asInput(body)] })).error).toMatchObject({ code: 'INVALID', field: 'attachments' });
  });
});

describe('what comes back from the trash', () => {
  let small: TestServer;
  beforeAll(async () => {
    small = await startTestServer({ db: server.db, now: clock.now, config: { ...SHARED, filesPersonBytes: 20 * 1024 } });
  });
  afterAll(() => small.close());

  test.each([
    ['a note', 'this note', 'deleteNote', 'restoreNote'], ['a folder', 'this folder', 'deleteNoteSegment', 'restoreNoteSegment'],
  ] as const)('has no more room than its author: %s', async (_what, words, remove, restore) => {
    const segmentId = await folder(cast.editor);
    const id = await written(cast.editor, { segmentId });
    const fill = async () => (await upload(small, cast.editor.token, { bytes: 'x'.repeat(12 * 1024) })).body;
    const { name, type, url } = await fill();
    await update(cast.editor, id, { attachments: [{ id: randomUUID(), name, type, url }] });
    const of = remove === 'deleteNote' ? id : segmentId;
    const asked = async (field: string) => (await small.graphql<Record<string, { error: Failure | null }>>(
      `mutation ($id: ID!) { ${field}(id: $id) { error { code field message } } }`, { id: of }, cast.editor.token)).data?.[field]?.error;
    expect(await asked(remove)).toBeNull();
    // In its last hour it does not count any more, and can still be had back.
    const deletedAt = new Date(server.now().getTime() - (NOTE_KEPT_DAYS * 24 - 0.5) * 3_600_000);
    await server.db.orm.update(noteSegment).set({ deletedAt }).where(isNotNull(noteSegment.deletedAt));
    await server.db.orm.update(note).set({ deletedAt }).where(eq(note.id, id));
    await server.db.orm.update(files).set({ goneAt: daysFrom(deletedAt, NOTE_KEPT_DAYS) }).where(eq(files.subjectId, id));
    const other = await fill();
    const { code, message } = await asked(restore) ?? {};
    expect([code, message]).toEqual(['OVER_QUOTA', expect.stringContaining(`With the files of ${words}, those of its writer would take more`)]);
    expect(titles((await panelOf(cast.editor)).trash)).toEqual(['Depot']);
    await server.db.orm.delete(files).where(eq(files.id, other.id));
    expect(await asked(restore)).toBeNull();
    expect(await panelOf(cast.editor)).toMatchObject({ segments: [{ notes: [{ attachments: [{ name }] }] }], trash: [] });
  });
});

describe('the search', () => {
  const search = async (
    by: SignedIn, text: string, place: string | null = null,
  ) => (await ask<{ searchNotes: { mine: number; assigned: number; trash: number; hits: { excerpt: string; note: { title: string } }[] } }>(
    by, 'query ($text: String!, $place: NotePlace) { searchNotes(search: $text, place: $place) { mine assigned trash hits { excerpt note { title } } } }', { text, place },
  )).searchNotes;

  test('finds title and words in folders, among what was given and in the trash, and nobody else’s', async () => {
    const given = await written(cast.editor, { title: 'Nordfrucht', content: words('Who carries the DÉPOSIT?') });
    await update(cast.editor, given, { accessData: [cast.viewer.userId] });
    await written(cast.viewer, { title: 'A deposit' });
    const gone = await written(cast.viewer, { title: 'Old idea', content: words(`${'long before '.repeat(40)}two euros deposit per crate`) });
    await onNote(cast.viewer, 'deleteNote', { id: gone });
    const found = await search(cast.viewer, 'Deposit');
    expect(found).toMatchObject({ mine: 1, assigned: 1, trash: 1 });
    expect(titles(found.hits.map((hit) => hit.note)).sort()).toEqual(['A deposit', 'Nordfrucht', 'Old idea']);
    expect(found.hits.find((hit) => hit.note.title === 'Old idea')?.excerpt).toContain('euros deposit per crate');
    expect(titles((await search(cast.viewer, 'deposit', 'ASSIGNED')).hits.map((hit) => hit.note))).toEqual(['Nordfrucht']);
    expect(await search(cast.owner, 'deposit')).toEqual({ mine: 0, assigned: 0, trash: 0, hits: [] });
    expect(await search(cast.viewer, ' ')).toMatchObject({ hits: [] });
  });

  test.each([
    ['Zoë asks for a deposit', 'zoe', 'Zoë asks for a deposit'],
    [`${'word '.repeat(60)}deposit ${'word '.repeat(60)}`, 'deposit', /^…(word )+deposit( word)+.*…$/],
  ])('shows the words around it: %#', (text, folded, shown) => {
    expect(excerptOf(text, folded)).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
  });
});
