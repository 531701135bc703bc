import { callsOf, mountPage, news, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PRIYA } from '../../../dev/sample-people';
import { createSampleServer } from '../../../dev/sample-server';
import { createSampleShell } from '../../../dev/sample-shell';
import { slots } from '../../remote';
import { BIO_KISTE, DEPOT_LEASE, FOLDER } from './notes.sample';

afterEach(unmountAll);

async function openPanel(options: FakeShellOptions = {}, params: Record<string, string> = {}, server = createSampleServer()) {
  const page = await mountPage(slots?.['notes-panel@1'], createSampleShell('/', options, server), params);
  await screen.findByRole('button', { name: 'New note' });
  return { ...page, server };
}

const note = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });
const lastToast = ({ shell }: Awaited<ReturnType<typeof openPanel>>) => shell.fake.toasts.at(-1);
const refused = (field: string, payload: object, code = 'INTERNAL_SERVER_ERROR') => (
  { [field]: { ...payload, error: { __typename: 'UserError', code, field: null, message: '' } } }
);
const NO_NOTE = { __typename: 'NotePayload', note: null };
const NO_FOLDER = { __typename: 'NoteSegmentPayload', segment: null };

describe('a folder', () => {
  test.each([['Enter', '{Enter}'], ['the button', '']])('is created by %s, trimmed; a blank name is ignored and marked', async (_how, key) => {
    const { server } = await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }));
    const field = screen.getByRole('textbox', { name: 'Folder name' });
    await userEvent.type(field, '   {Enter}');
    expect(field).toBeInvalid();
    await userEvent.type(field, `Fundraising ${key}`);
    if (key === '') await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('button', { name: 'Fundraising 0' })).toBeVisible();
    await waitFor(() => expect(server.notes.lists.segments.map(({ name }) => name)).toEqual(['Grocer interviews', 'Fundraising']));
  });

  test('that is deleted is gone at once with its notes, and put back when the server fails', async () => {
    const panel = await openPanel({ operations: { DeleteNoteSegment: refused('deleteNoteSegment', NO_FOLDER) } });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Grocer interviews' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(lastToast(panel)?.text).toBe('Error while deleting note section, please try again.'));
    expect(await note('Bio-Kiste')).toBeVisible();
  });

  test('that fails to be added says so', async () => {
    const panel = await openPanel({ operations: { CreateNoteSegment: refused('createNoteSegment', NO_FOLDER) } });
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Folder name' }), 'Ideas{Enter}');
    await waitFor(() => expect(lastToast(panel)?.text).toBe('Error while adding section, please try again.'));
  });
});

describe('a note', () => {
  test('needs a folder', async () => {
    const server = createSampleServer();
    server.notes.lists = { ...server.notes.lists, segments: [] };
    const panel = await openPanel({}, {}, server);
    await userEvent.click(screen.getByRole('button', { name: 'New note' }));
    expect(lastToast(panel)).toMatchObject({ title: 'An error occurred.', text: 'Please add a section to add a note' });
    expect(screen.getByRole('textbox', { name: 'Folder name' })).toBeVisible();
  });

  test('is its title and Enter; a blank title is none', async () => {
    const panel = await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'New note' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'New note in Grocer interviews' }), '  {Enter}Frau Demir {Enter}');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Frau Demir');
    expect(callsOf(panel.shell, 'CreateNote')).toMatchObject([{ variables: { segmentId: FOLDER, title: 'Frau Demir' } }]);
  });

  test('that fails to be added says so, in the server’s own words where it has some', async () => {
    const error = { __typename: 'UserError', code: 'INVALID', field: 'title', message: 'There can be at most 1000 notes.' };
    const panel = await openPanel({ operations: { CreateNote: { createNote: { ...NO_NOTE, error } } } });
    await userEvent.click(screen.getByRole('button', { name: 'New note' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'New note in Grocer interviews' }), 'One more{Enter}');
    await waitFor(() => expect(lastToast(panel)?.text).toBe('There can be at most 1000 notes.'));
  });

  test('that is deleted is in the trash at once, has Undo, and is put back when the server fails', async () => {
    const panel = await openPanel({ operations: { DeleteNote: refused('deleteNote', NO_NOTE) } }, { noteId: BIO_KISTE });
    await userEvent.click(await screen.findByRole('button', { name: 'Note actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(lastToast(panel)?.text).toBe('Error while deleting note, please try again.'));
    expect(within(await screen.findByRole('list', { name: 'Grocer interviews' })).getByText(/Bio-Kiste/)).toBeVisible();
  });

  test('in the trash is read, and had back', async () => {
    const { server } = await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Trash 1' }));
    await userEvent.click(await note('Old price idea'));
    expect(await screen.findByText('€2 deposit per crate.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(server.notes.lists.segments[0]?.notes).toHaveLength(3));
  });

  test('that somebody has given stands under its author, and can be left', async () => {
    const { server } = await openPanel();
    expect(screen.getByRole('button', { name: 'Assigned Notes 1' })).toBeVisible();
    await userEvent.click(await note('Depot lease, draft 2 Priya'));
    expect(await screen.findByText('by Priya, assigned to you')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Note actions' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave note' }));
    await waitFor(() => expect(server.notes.lists.assigned).toEqual([]));
  });

  test('that is taken away is closed at once', async () => {
    const { shell, server } = await openPanel({}, { noteId: DEPOT_LEASE });
    expect(await screen.findByText('by Priya, assigned to you')).toBeVisible();
    server.notes.lists = { ...server.notes.lists, assigned: [] };
    news(shell, 'NotesEvents', { notesStream: { __typename: 'NotesEvent', type: 'NOTE_GONE', goneId: DEPOT_LEASE, segment: null, note: null } });
    await waitFor(() => expect(screen.queryByText('by Priya, assigned to you')).toBeNull());
  });

  test('that was written and thrown away before the stream began is seen as it is now', async () => {
    const { shell, server } = await openPanel({}, { noteId: BIO_KISTE });
    expect(await screen.findByText('They like the price.')).toBeVisible();
    server.notes.contents.set(BIO_KISTE, [{ type: 'paragraph', children: [{ text: 'They like the crates.' }] }]);
    server.notes.revisions.set(BIO_KISTE, 1);
    server.notes.lists = { ...server.notes.lists, assigned: [] };
    news(shell, 'NotesEvents', { notesStream: { __typename: 'NotesEvent', type: 'HELLO', goneId: null, segment: null, note: null } });
    expect(await screen.findByText('They like the crates.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Depot lease/ })).toBeNull());
  });

  test('is given to members of the company', async () => {
    const { server } = await openPanel({}, { noteId: BIO_KISTE });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    await userEvent.click(await screen.findByRole('option', { name: /Priya Raman/ }));
    await waitFor(() => expect(server.notes.lists.segments[0]?.notes[0]?.accessList).toMatchObject([{ userId: PRIYA.id }]));
    expect(await screen.findByText('You and Priya can edit')).toBeVisible();
  });

  test('says when another title is not saved, and ignores a blank one', async () => {
    const panel = await openPanel({ operations: { UpdateNote: refused('updateNote', NO_NOTE) } }, { noteId: BIO_KISTE });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    fireEvent.blur(title);
    expect(title).toHaveValue('Bio-Kiste: why they said no');
    await userEvent.type(title, '!{Enter}');
    await waitFor(() => expect(lastToast(panel)?.text).toBe('Error while updating note, please try again.'));
  });
});

describe('a file', () => {
  test('that fails to go up says so, with Try Again', async () => {
    let isDown = true;
    const panel = await openPanel({}, { noteId: BIO_KISTE });
    const { fetch } = panel.shell;
    panel.shell.fetch = (input, init) => {
      if (!input.includes('uploadFile')) return fetch(input, init);
      if (isDown) return Promise.reject(new TypeError('no line'));
      return Promise.resolve(new Response(JSON.stringify({ id: 'f', name: 'slots.xlsx', type: 'application/zip', size: 9, url: '/files/f' })));
    };
    fireEvent.drop(await screen.findByRole('article'), { dataTransfer: { files: [new File(['x'], 'slots.xlsx')], types: ['Files'] } });
    const row = await screen.findByRole('alert');
    expect(row).toHaveTextContent('slots.xlsxUpload failed');
    expect(lastToast(panel)?.text).toBe('Error while uploading file, please try again.');
    isDown = false;
    await userEvent.click(within(row).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Open slots.xlsx' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

test('the search finds in all notes and says where they are', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Search notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search notes' }), 'price');
  const found = within(await screen.findByRole('list', { name: 'Notes found' }));
  expect(found.getAllByRole('button').map((hit) => hit.textContent)).toEqual([
    expect.stringMatching(/Bio-Kiste.*They like the price.*Grocer interviews/), expect.stringMatching(/Old price idea.*In trash/),
  ]);
  expect(screen.getByRole('button', { name: 'Trash 1' })).toBeVisible();
});

test('without a folder the panel says how to begin', async () => {
  const server = createSampleServer();
  server.notes.lists = { ...server.notes.lists, segments: [], assigned: [], trash: [] };
  await openPanel({}, {}, server);
  expect(screen.getByText('Your notes start with a folder')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Meetings' }));
  await waitFor(() => expect(server.notes.lists.segments.map(({ name }) => name)).toEqual(['Meetings']));
});
