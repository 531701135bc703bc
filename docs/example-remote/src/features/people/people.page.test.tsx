import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

afterEach(unmountAll);

test('the page shows who is in the company', async () => {
  await mountPage(page, createSampleShell('/'));
  expect(await heading('Harbour')).toHaveFocus();
  expect(within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem')).toHaveLength(2);
});

test('a position is changed, and the list has it', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the position of Jonas Lindqvist' }));
  await userEvent.type(screen.getByLabelText('Position'), 'CTO{Enter}');
  expect(await screen.findByText('CTO')).toBeVisible();
  expect(callsOf(shell, 'SavePosition')).toMatchObject([{ variables: { id: 'm2', set: { position: 'CTO' } } }]);
});

test('what the server finds wrong with it stands under the field', async () => {
  const error = { __typename: 'UserError', code: 'INVALID', field: 'position', message: 'Use plain words.' };
  const refused = { updateTeamMember: { __typename: 'TeamPayload', team: null, error } };
  await mountPage(page, createSampleShell('/', { operations: { SavePosition: refused } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the position of Jonas Lindqvist' }));
  await userEvent.type(screen.getByLabelText('Position'), 'CTO{Enter}');
  expect(await screen.findByText('Use plain words.')).toBeVisible();
});

test('a page that could not be loaded says so and is asked for again', async () => {
  const shell = createSampleShell('/', { operations: { People: new Error('down') } });
  await mountPage(page, shell);
  expect(await screen.findByText('The team could not be loaded')).toBeVisible();
  expect(shell.fake.reports).toMatchObject([{ context: { remote: 'harbour', where: 'People' } }]);
});
