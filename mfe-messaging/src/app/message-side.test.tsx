import { mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSampleShell } from '../../dev/sample-shell';
import { page } from '../remote';

afterEach(unmountAll);

test('the lists show what is called so, and make room for messages where only those are narrowed', async () => {
  await mountPage(page, createSampleShell('/'));
  const side = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const rows = () => [...document.querySelectorAll('[data-row]')].length;
  await side.findByText(/^Circular/);
  const all = rows();
  const field = side.getByRole('textbox', { name: 'Search people here' });
  await userEvent.type(field, 'circular');
  expect(rows()).toBeLessThan(all);
  expect(rows()).toBeGreaterThan(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'has:file');
  expect(rows()).toBe(0);
  expect(await side.findByRole('button', { name: 'Has a file' })).toBeVisible();
  await userEvent.clear(field);
  expect(rows()).toBe(all);
});
