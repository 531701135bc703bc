import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { slots } from '../../remote';
import { localToday } from '../../timeline/days';

afterEach(unmountAll);

const panel = slots?.['goals-panel@1'];
const rowsOf = async (name: string) => (await within(await screen.findByRole('list', { name })).findAllByRole('listitem')).map(({ textContent }) => textContent);

test('goals of the market plan stand beside what was reached', async () => {
  await mountPage(panel, createSampleShell('/'));
  expect(await rowsOf('Market goals')).toHaveLength(4);
  expect((await rowsOf('Market goals'))[2]).toContain('640 of 1,000 trips');
  expect(await rowsOf('Traction')).toEqual([expect.stringContaining('40 pilot grocers43 grocersAchieved')]);
});

test('a goal that is achieved asks for the day, leaves the list and stands under traction', async () => {
  const { shell } = await mountPage(panel, createSampleShell('/'));
  await rowsOf('Market goals');
  await userEvent.click(screen.getByRole('button', { name: 'Mark Term sheet as achieved' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark as achieved' });
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Achieved date/ }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await rowsOf('Traction')).toHaveLength(2));
  expect(await rowsOf('Market goals')).toHaveLength(3);
  expect(callsOf(shell, 'SaveGoal')[0]?.variables?.['row']).toMatchObject({ id: 'g-sheet', status: 'ACHIEVED', dateAchieved: localToday() });
});

test('a tick decides at once whether the market plan shows a goal', async () => {
  const { shell } = await mountPage(panel, createSampleShell('/'));
  await rowsOf('Market goals');
  await userEvent.click(screen.getByRole('button', { name: 'Show on Market Plan' }));
  expect(screen.getByRole('heading', { name: 'Show on Market Plan 4 of 4' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Term sheet' }));
  expect(await screen.findByRole('heading', { name: 'Show on Market Plan 3 of 4' })).toBeVisible();
  expect(callsOf(shell, 'SaveGoal')[0]?.variables?.['row']).toMatchObject({ id: 'g-sheet', showOnMarketPlan: false });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await rowsOf('Market goals')).toHaveLength(3);
});

test('a traction is a goal that was reached: the day on which it was is asked for and sent', async () => {
  const { shell } = await mountPage(panel, createSampleShell('/'));
  await rowsOf('Market goals');
  await userEvent.click(screen.getByRole('button', { name: 'Add traction' }));
  const form = await screen.findByRole('form', { name: 'Add traction' });
  await userEvent.type(within(form).getByLabelText('Title'), 'First week without a lost crate');
  await userEvent.type(within(form).getByLabelText('Value'), 'None was lost');
  for (const name of [/^Due date/, /^Achieved date/]) {
    await userEvent.click(within(form).getByRole('button', { name }));
    await userEvent.keyboard('{Enter}');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(async () => expect(await rowsOf('Traction')).toHaveLength(2));
  expect(callsOf(shell, 'SaveGoal')[0]?.variables?.['row']).toMatchObject({ status: 'ACHIEVED', dateAchieved: localToday() });
});
