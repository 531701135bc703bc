import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { forgetDraft, keepDraft, newDraft, readDrafts } from './post-draft';

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

test('what waits besides the draft that is open is said there too', async () => {
  const shell = createSampleShell('/');
  keepDraft(shell.drafts, newDraft({ text: 'Another thought' }));
  await mountPage(page, shell);
  await open();
  fireEvent.change((await box()).getByRole('textbox', { name: 'Post' }), { target: { value: 'Half a thought' } });
  await userEvent.click((await box()).getByRole('button', { name: '1 draft' }));
  const list = within(await screen.findByRole('dialog', { name: '1 draft' }));
  expect(list.getByText('Another thought')).toBeVisible();
  expect(list.queryByText('Half a thought')).not.toBeInTheDocument();
});

test('a draft that another tab goes on with, or has sent, is left to it: what is written here is one of its own', async () => {
  const shell = createSampleShell('/');
  const texts = () => readDrafts(shell.drafts).map(({ text }) => text).sort();
  await mountPage(page, shell);
  await open();
  const write = async (value: string) => fireEvent.change((await box()).getByRole('textbox', { name: 'Post' }), { target: { value } });
  await write('Half a thought');
  const [mine] = readDrafts(shell.drafts);
  if (!mine) throw new Error('nothing is kept');
  act(() => keepDraft(shell.drafts, { ...mine, text: 'Half a thought of the other tab' }));
  await write('Half a thought, and more');
  await waitFor(() => expect(texts()).toEqual(['Half a thought of the other tab', 'Half a thought, and more']));
  const own = readDrafts(shell.drafts).find(({ text }) => text.endsWith('more'));
  act(() => forgetDraft(shell.drafts, own?.id ?? ''));
  await write('Half a thought, and no end');
  await waitFor(() => expect(texts()).toEqual(['Half a thought of the other tab', 'Half a thought, and no end']));
  await userEvent.click((await box()).getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(callsOf(shell, 'CreatePost')).toHaveLength(1));
  expect([mine.id, own?.id]).not.toContain((callsOf(shell, 'CreatePost')[0]?.variables['input'] as { id: string }).id);
});
