import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { keepDraft, newDraft } from './post-draft';

afterEach(unmountAll);

const box = async () => within(await screen.findByRole('region', { name: 'New post' }));
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'What did you learn this week?' }));

test('one line opens, what is written stands there again after a reload, and it closes once that is published', async () => {
  const shell = createSampleShell('/');
  await mountPage(page, shell);
  await open();
  fireEvent.change((await box()).getByRole('textbox', { name: 'Post' }), { target: { value: 'Half a thought' } });
  await unmountAll();
  await mountPage(page, shell);
  expect((await box()).getByRole('textbox', { name: 'Post' })).toHaveValue('Half a thought');
  await userEvent.click((await box()).getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(callsOf(shell, 'CreatePost')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'What did you learn this week?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /draft/ })).not.toBeInTheDocument();
});

test('n opens it, and without a word it closes when something else is wanted', async () => {
  await mountPage(page, createSampleShell('/'));
  await screen.findByRole('button', { name: 'What did you learn this week?' });
  await userEvent.keyboard('n');
  expect((await box()).getByRole('textbox', { name: 'Post' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Everybody' }));
  expect(await screen.findByRole('button', { name: 'What did you learn this week?' })).toBeVisible();
});

test('a press on what the line shows opens it at that, with the focus there', async () => {
  await mountPage(page, createSampleShell('/'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a feeling' }));
  expect(await screen.findByRole('textbox', { name: 'Search feelings' })).toBeVisible();
  await box();
  expect(screen.getByRole('textbox', { name: 'Search feelings' })).toBeVisible();
});

test('how many drafts wait is said as they come and go', async () => {
  const shell = createSampleShell('/');
  await mountPage(page, shell);
  await screen.findByRole('button', { name: 'What did you learn this week?' });
  act(() => keepDraft(shell.drafts, newDraft({ text: 'One' })));
  await userEvent.click(await screen.findByRole('button', { name: '1 draft' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: '1 draft' })).getByRole('button', { name: 'Delete the draft' }));
  expect(await screen.findByText('No drafts')).toBeVisible();
});
