import { callsOf, news, unmountAll } from '@heartwood/client-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PRIYA } from '../../../dev/sample-people';
import { createSampleServer } from '../../../dev/sample-server';
import { lastToast, NO_NOTE, note, openPanel, refused } from '../../testing/notes-panel';
import { BIO_KISTE, DEPOT_LEASE, FOLDER } from './notes.sample';

afterEach(unmountAll);

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

  test('is begun by Ctrl+Shift+N as well, also while one writes', async () => {
    await openPanel({}, { noteId: BIO_KISTE });
    await userEvent.click(await screen.findByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('{Control>}{Shift>}N{/Shift}{/Control}');
    expect(await screen.findByRole('textbox', { name: 'New note in Grocer interviews' })).toBeVisible();
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
    const row = within(await screen.findByRole('list', { name: 'Grocer interviews' })).getByText(/Bio-Kiste/);
    expect(row).toBeVisible();
    expect(row.closest('button')).toHaveTextContent('Not deleted');
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
    await userEvent.click(screen.getByRole('button', { name: 'Note actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy link', 'Export']);
    await userEvent.keyboard('{Escape}');
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

  test('that was deleted and had back before its row had gone is there again', async () => {
    const { shell, server } = await openPanel();
    const { lists } = server.notes;
    server.notes.lists = { ...lists, assigned: [] };
    await userEvent.click(await note('Depot lease, draft 2 Priya'));
    await waitFor(() => expect(callsOf(shell, 'OneNote')).toHaveLength(1));
    server.notes.lists = lists;
    expect(await screen.findByText('by Priya, assigned to you', {}, { timeout: 5000 })).toBeVisible();
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
    fireEvent.drop(await screen.findByRole('article', { name: /^Bio-Kiste/ }), { dataTransfer: { files: [new File(['x'], 'slots.xlsx')], types: ['Files'] } });
    const row = await screen.findByRole('alert');
    expect(row).toHaveTextContent('slots.xlsxUpload failed');
    expect(lastToast(panel)?.text).toBe('Error while uploading file, please try again.');
    isDown = false;
    await userEvent.click(within(row).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Open slots.xlsx' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

test('the trash says where a note was, and is emptied after a question', async () => {
  const server = createSampleServer();
  const [first] = server.notes.lists.trash;
  if (!first) throw new Error('the sample has a trash');
  server.notes.lists = { ...server.notes.lists, trash: [first, { ...first, id: '0b6f4a1e-7a52-4a52-9f0e-2d9f6f1c0aaa', title: 'Another' }] };
  await openPanel({}, {}, server);
  await userEvent.click(screen.getByRole('button', { name: /^Trash/ }));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${first.title}`) }));
  expect(await screen.findByText(/^Written \d+ \w+, from the folder Grocer interviews$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Empty trash' }));
  const question = within(await screen.findByRole('dialog', { name: 'Empty the trash?' }));
  expect(question.getByText('2 notes and their files can’t be brought back.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Empty trash' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Trash/ })).toBeNull());
  expect(server.notes.lists.trash).toEqual([]);
});

test('the search has the panel to itself until something found is opened, and is emptied by its cross', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: /^Bio-Kiste/ }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search notes' }));
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Search notes' });
  await userEvent.type(field, 'price');
  await userEvent.click(within(await screen.findByRole('list', { name: 'Notes found' })).getByRole('button', { name: /^Bio-Kiste/ }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('the search finds in all notes and says where they are', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Search notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search notes' }), 'price');
  const found = within(await screen.findByRole('list', { name: 'Notes found' }));
  expect(found.getAllByRole('button', { name: /price/i }).map((hit) => hit.textContent).filter((text) => text !== 'Restore')).toEqual([
    expect.stringMatching(/Bio-Kiste.*They like the price.*Grocer interviews/), expect.stringMatching(/Old price idea.*In trash/),
  ]);
  expect(screen.getByRole('button', { name: 'Trash 1' })).toBeVisible();
  expect(screen.getByText('2 notes in 2 places')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(found.getAllByRole('button', { name: /^Old price/ })[0]).toHaveFocus();
  await userEvent.click(found.getByRole('button', { name: 'Restore Old price idea' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Old price idea' })).toBeNull());
});

describe('the lists', () => {
  test('are sorted and narrowed to tags, which stay at their notes', async () => {
    const server = createSampleServer();
    const [folder] = server.notes.lists.segments;
    if (!folder) throw new Error('no folder');
    server.notes.lists = { ...server.notes.lists, segments: [{ ...folder, notes: folder.notes.map((one) => (one.id === BIO_KISTE ? { ...one, tags: ['grocers'] } : one)) }] };
    await openPanel({}, {}, server);
    const shown = () => within(screen.getByRole('list', { name: 'Grocer interviews' })).getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 9));
    await userEvent.click(screen.getByRole('button', { name: 'Sort and export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Title' }));
    expect(shown()).toEqual(['Bio-Kiste', 'Questions']);
    await userEvent.click(screen.getByRole('button', { name: '#grocers 1' }));
    expect(shown()).toEqual(['Bio-Kiste']);
    expect(screen.queryByRole('button', { name: 'Assigned Notes 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '#grocers 1' }));
    expect(shown()).toHaveLength(2);
  });

  test('take a note that is drawn onto another folder, and its menu does the same', async () => {
    const server = createSampleServer();
    const [folder] = server.notes.lists.segments;
    if (!folder) throw new Error('no folder');
    server.notes.lists = { ...server.notes.lists, segments: [folder, { ...folder, id: 'other', name: 'Fundraising', position: 2, notes: [] }] };
    const { shell } = await openPanel({}, { noteId: BIO_KISTE }, server);
    const carried = new Map<string, string>();
    const dataTransfer = {
      files: [], setData: (type: string, text: string) => void carried.set(type, text), getData: (type: string) => carried.get(type) ?? '',
      get types() { return [...carried.keys()]; },
    };
    fireEvent.dragStart(await note('Bio-Kiste'), { dataTransfer });
    fireEvent.dragOver(screen.getByRole('button', { name: 'Fundraising 0' }), { dataTransfer });
    fireEvent.drop(screen.getByRole('button', { name: 'Fundraising 0' }), { dataTransfer });
    await waitFor(() => expect(callsOf(shell, 'UpdateNote')).toMatchObject([{ variables: { id: BIO_KISTE, set: { segmentId: 'other' } } }]));
    await userEvent.click(screen.getByRole('button', { name: 'Note actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Grocer interviews' }));
    await waitFor(() => expect(callsOf(shell, 'UpdateNote')[1]).toMatchObject({ variables: { set: { segmentId: FOLDER } } }));
  });
});

describe('checkpoints and tags', () => {
  test('are added by their author, ticked and counted in the list; what is not taken stays typed', async () => {
    let isDown = true;
    const { server, shell } = await openPanel({}, { noteId: BIO_KISTE });
    const { fetch } = shell;
    shell.fetch = (input, init) => (isDown && JSON.stringify(init?.body ?? '').includes('UpdateNote') ? Promise.reject(new TypeError('no line')) : fetch(input, init));
    await userEvent.click(await screen.findByRole('button', { name: 'Note actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add a checkpoint' }));
    const field = await screen.findByRole('textbox', { name: 'New checkpoint' });
    await userEvent.type(field, 'Call them{Enter}');
    await waitFor(() => expect(field).toHaveValue('Call them'));
    isDown = false;
    await userEvent.type(field, '{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Call them' }));
    await waitFor(() => expect(server.notes.lists.segments[0]?.notes[0]?.checkpoints).toMatchObject([{ text: 'Call them', isDone: true }]));
    expect(await screen.findByRole('button', { name: /^Bio-Kiste.*1 of 1 done/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Note actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add a tag' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'New tag' }), '#seed{Enter}');
    await waitFor(() => expect(server.notes.lists.segments[0]?.notes[0]?.tags).toEqual(['seed']));
  });

  test('are read by who was given the note', async () => {
    const server = createSampleServer();
    const checkpoints = [{ __typename: 'NoteCheckpoint' as const, id: 'c', text: 'Ask for 24 months', isDone: false }];
    server.notes.lists = { ...server.notes.lists, assigned: server.notes.lists.assigned.map((one) => ({ ...one, checkpoints, tags: ['depot'] })) };
    await openPanel({}, { noteId: DEPOT_LEASE }, server);
    expect(await screen.findByRole('checkbox', { name: 'Ask for 24 months' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Remove depot' })).toBeNull();
  });
});

describe('words that are selected', () => {
  // jsdom does not say what can be written in, and Slate takes no selection from elsewhere.
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    configurable: true, get(this: HTMLElement) { return this.closest('[contenteditable="true"]') !== null; },
  });
  async function select() {
    const panel = await openPanel({ offered: ['goal-drawer@1', 'chat-drawer@1'] }, { noteId: BIO_KISTE });
    const words = (await within(await screen.findByRole('textbox', { name: 'Note' })).findByText('They like the price.')).firstChild;
    screen.getByRole('textbox', { name: 'Note' }).focus();
    if (words) document.getSelection()?.setBaseAndExtent(words, 0, words, 9);
    document.dispatchEvent(new Event('selectionchange'));
    return { ...panel, bar: within(await screen.findByRole('group', { name: 'Use the selection' })) };
  }
  const SOURCE = `From the note “Bio-Kiste: why they said no”: http://localhost/app/growth-framework?note=${BIO_KISTE}`;

  test('become a goal, or a message, with the way back', async () => {
    const { shell, bar } = await select();
    await userEvent.click(bar.getByRole('button', { name: 'Goal' }));
    expect(shell.fake.openSlots.get('goal-drawer@1')).toEqual({ title: 'They like', description: `They like\n\n${SOURCE}` });
    await userEvent.click(bar.getByRole('button', { name: 'Message' }));
    expect(shell.fake.openSlots.get('chat-drawer@1')).toEqual({ text: `They like\n\n${SOURCE}` });
  });

  test('become the assumption of a module that is chosen, in its form', async () => {
    const { shell, bar } = await select();
    await userEvent.click(bar.getByRole('button', { name: 'Assumption' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search modules' }), 'vision');
    await userEvent.click(await screen.findByRole('button', { name: /^Vision/ }));
    expect(await screen.findByRole('textbox', { name: /^Assumption/ })).toHaveValue(`They like\n\n${SOURCE}`);
    await userEvent.click(screen.getByRole('button', { name: 'Save assumption' }));
    await waitFor(() => expect(callsOf(shell, 'UpdateModule')).toMatchObject([{ variables: { key: 'vision', set: { assumption: `They like\n\n${SOURCE}` } } }]));
  });
});

test('a note that is made of words from elsewhere waits for its folder, and has them', async () => {
  const server = createSampleServer();
  server.notes.lists = { ...server.notes.lists, segments: [] };
  const { shell } = await openPanel({}, { title: 'Call at nine', text: 'Call at nine\nFrom a message' }, server);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Folder name' }), 'Calls{Enter}');
  await waitFor(() => expect(callsOf(shell, 'CreateNote')).toMatchObject([
    { variables: { title: 'Call at nine', content: [{ children: [{ text: 'Call at nine' }] }, { children: [{ text: 'From a message' }] }] } },
  ]));
});

test('notes are had as files: one in the form that is chosen, or all', async () => {
  const { shell } = await openPanel({}, { noteId: BIO_KISTE });
  await userEvent.click(await screen.findByRole('button', { name: 'Note actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^PDF/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', '/files/notes.zip');
  expect(callsOf(shell, 'AskNotesExport')).toMatchObject([{ variables: { noteId: BIO_KISTE, format: 'PDF' } }]);
});

test('without a folder the panel says how to begin', async () => {
  const server = createSampleServer();
  server.notes.lists = { ...server.notes.lists, segments: [], assigned: [], trash: [] };
  await openPanel({}, {}, server);
  expect(screen.getByText('Your notes start with a folder')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Meetings' }));
  await waitFor(() => expect(server.notes.lists.segments.map(({ name }) => name)).toEqual(['Meetings']));
});
