import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

afterEach(unmountAll);

test('the list shows each deck with what it is, and what a new one can begin with', async () => {
  await mountPage(page, createSampleShell('/'));
  expect(await heading('2 presentations')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Presentations' }));
  expect(list.getByRole('link', { name: 'Seed deck, May 2026' })).toHaveAttribute('href', '/app/presentation/edit/d1');
  expect(list.getByText(/One pager · 3 slides/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Pitch deck 12 slides · 9 of 12 filled/ })).toBeVisible();
});

test('a new one says which slides stay empty, and how many it makes', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await userEvent.click(await screen.findByRole('button', { name: /Pitch deck 12 slides/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New presentation' }));
  expect(dialog.getByText('3 slides stay empty: Key partners, SOM, Risk analysis')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create 12 slides' }));
  expect(await dialog.findByText('Give it a title.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Seed deck, June 2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Create 12 slides' }));
  expect(callsOf(shell, 'CreatePresentation')).toMatchObject([
    { variables: { input: { title: 'Seed deck, June 2026', type: 'pitch-deck', templateId: 't1' } } },
  ]);
});

test('a deleted deck comes back with Undo', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Depot partners' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('1 presentation')).toBeVisible();
  const toast = shell.fake.toasts.at(-1);
  expect(toast?.title).toBe('“Depot partners” was deleted');
  toast?.action?.run();
  expect(await screen.findByText('2 presentations')).toBeVisible();
});

test('on a plan without presentations they stay to be viewed, and nothing new is offered', async () => {
  await mountPage(page, createSampleShell('/', { session: { plan: { name: 'Free', endsAt: null } } }));
  expect(await screen.findByText('Presentations come with Pro')).toBeVisible();
  expect(await screen.findByText('Your 2 presentations stay and can be viewed.')).toBeVisible();
  expect(screen.queryByText('Start from a template')).toBeNull();
});

test('a list that did not load says that nothing is lost', async () => {
  await mountPage(page, createSampleShell('/', { operations: { Presentations: new Error('down') } }));
  expect(await screen.findByText('Presentations did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
