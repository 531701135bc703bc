import { callsOf, unmountAll } from '@heartwood/client-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleServer } from '../../../dev/sample-server';
import { lastToast, NO_FOLDER, note, openPanel, refused } from '../../testing/notes-panel';

afterEach(unmountAll);

describe('a folder', () => {
  test.each([['Enter', '{Enter}'], ['the button', '']])('is created by %s, trimmed; a blank name is ignored and marked', async (
    _how, key,
  ) => {
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

  test('takes the next note before the server has answered, and whoever goes on stays where they went', async () => {
    const server = createSampleServer();
    const add = server.operations['CreateNoteSegment'] as (variables: Record<string, unknown>) => object;
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => { answer = resolve; });
    const { shell } = await openPanel({ operations: { CreateNoteSegment: (variables) => asked.then(() => add(variables)) } }, {}, server);
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Folder name' }), 'Fundraising{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'New note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'New note in Fundraising' }), 'First call{Enter}');
    expect(callsOf(shell, 'CreateNote')).toEqual([]);
    answer();
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('First call');
    expect(server.notes.lists.segments.find(({ name }) => name === 'Fundraising')?.notes).toMatchObject([{ title: 'First call' }]);
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
