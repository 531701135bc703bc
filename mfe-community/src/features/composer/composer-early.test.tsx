import { mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { readDrafts } from './post-draft';

afterEach(unmountAll);

test('what is typed before the composer is there is the beginning of the post, and kept', async () => {
  const shell = createSampleShell('/');
  await mountPage(page, shell);
  const line = await screen.findByRole('button', { name: 'What did you learn this week?' });
  // All of it before the code of the composer can be there.
  fireEvent.click(line);
  expect(screen.queryByRole('region', { name: 'New post' })).toBeNull();
  const early = screen.getByRole('textbox', { name: 'Post' });
  expect(early).toHaveFocus();
  fireEvent.change(early, { target: { value: 'Forty loaves' } });
  const box = within(await screen.findByRole('region', { name: 'New post' }));
  const field = box.getByRole<HTMLTextAreaElement>('textbox', { name: 'Post' });
  await waitFor(() => expect(field).toHaveValue('Forty loaves'));
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe('Forty loaves'.length);
  expect(readDrafts(shell.drafts).map(({ text }) => text)).toEqual(['Forty loaves']);
});
