import type { Samples } from '@heartwood/client-kit/samples';
import { callsOf, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import type { TractionFieldsFragment } from '../../generated/graphql';
import { slots } from '../../remote';
import { localToday } from '../../timeline/days';
import { timelineSamples } from '../../timeline/timeline.sample';

afterEach(unmountAll);

const panel = slots?.['goals-panel@1'];
const rowsOf = async (name: string) => (
  (await within(await screen.findByRole('list', { name })).findAllByRole('listitem')).map(({ textContent }) => textContent)
);

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
  expect(callsOf(shell, 'SaveGoal')[0]?.variables?.['row']).toMatchObject({
    id: 'g-sheet', status: 'ACHIEVED', dateAchieved: localToday(),
  });
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

const RECORD: TractionFieldsFragment = {
  __typename: 'Traction', id: 't-press', revision: 1, title: 'Named in a paper', description: null, metricType: 'text', tractionType: null,
  tractionValue: 'The Tagesspiegel', date: '2026-03-04',
};

/** The panel of a company that has a record besides its goals. */
async function mountWithRecord(operations: Samples = {}) {
  const sample = timelineSamples('c1');
  const shell = createSampleShell('/', {
    operations: {
      GoalsPanel: (variables) => {
        const { timeline } = (sample['GoalsPanel'] as (variables: object) => { timeline: object })(variables);
        return { timeline: { ...timeline, tractions: [RECORD] } };
      },
      SaveTraction: ({ row }) => ({
        saveTraction: { __typename: 'TractionPayload', error: null, row: { ...RECORD, ...row as object, revision: 2 } },
      }),
      DeleteTraction: { deleteTraction: { __typename: 'TractionPayload', error: null, row: null } },
      ...operations,
    },
  });
  await mountPage(panel, shell);
  await rowsOf('Traction');
  return shell;
}

async function choose(title: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
}

test('a record of traction is edited: another type clears its value, and only what was changed is sent', async () => {
  const shell = await mountWithRecord();
  await choose('Named in a paper', 'Open');
  const form = within(await screen.findByRole('form', { name: 'Edit Named in a paper' }));
  await userEvent.click(form.getByRole('radio', { name: 'Number' }));
  expect(form.getByLabelText(/^Value/)).toHaveValue('');
  const submit = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(submit).toBeDisabled());
  await userEvent.type(form.getByLabelText(/^Value/), '1,200');
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(callsOf(shell, 'SaveTraction').map(({ variables }) => variables?.['row'])).toEqual([
    { id: 't-press', baseRevision: 1, metricType: 'number', tractionValue: '1200' },
  ]);
  expect(await rowsOf('Traction')).toContainEqual(expect.stringContaining('1,200'));
});

test('what somebody else wrote in a record stands beside what is typed, and one is chosen', async () => {
  const error = { __typename: 'UserError', code: 'CONFLICT', field: 'title', message: 'Somebody else has changed this meanwhile.' };
  await mountWithRecord({
    SaveTraction: { saveTraction: { __typename: 'TractionPayload', error, row: { ...RECORD, title: 'Theirs', revision: 5 } } },
  });
  await choose('Named in a paper', 'Open');
  const title = await screen.findByLabelText('Title');
  await userEvent.type(title, ' again');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const choice = await screen.findByRole('radiogroup', { name: 'Title: which stands?' });
  expect(within(choice).getByRole('radio', { name: 'Yours' })).toHaveAccessibleDescription('Named in a paper again');
  expect(title).toHaveValue('Named in a paper again');
  await userEvent.click(within(choice).getByRole('radio', { name: 'Saved meanwhile' }));
  expect(title).toHaveValue('Theirs');
});

test('a record goes with an undo that brings back all of it', async () => {
  const shell = await mountWithRecord();
  await choose('Named in a paper', 'Delete');
  await waitFor(async () => expect(await rowsOf('Traction')).toHaveLength(1));
  await waitFor(() => expect(shell.fake.toasts.map(({ title }) => title)).toEqual(['Named in a paper was deleted']));
  shell.fake.toasts[0]?.action?.run();
  await waitFor(async () => expect(await rowsOf('Traction')).toHaveLength(2));
  const { __typename: _type, revision: _revision, date: _date, ...row } = RECORD;
  expect(callsOf(shell, 'SaveTraction').map(({ variables }) => variables?.['row'])).toEqual([row]);
});

test('a goal that was reached is edited, goes back to what is in progress, and goes with an undo', async () => {
  const { shell } = await mountPage(panel, createSampleShell('/'));
  await rowsOf('Traction');
  await choose('40 pilot grocers', 'Open');
  const form = within(await screen.findByRole('form', { name: 'Edit 40 pilot grocers' }));
  expect(form.getByRole('button', { name: /^Achieved date/ })).toBeVisible();
  await userEvent.clear(form.getByLabelText('Title'));
  await userEvent.type(form.getByLabelText('Title'), 'Forty grocers');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(async () => expect(await rowsOf('Traction')).toEqual([expect.stringContaining('Forty grocers')]));
  await choose('Forty grocers', 'Mark as in progress');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Traction' })).toBeNull());
  expect(callsOf(shell, 'SaveGoal').at(-1)?.variables?.['row']).toMatchObject({
    id: 'g-pilots', status: 'IN_PROGRESS', dateAchieved: null,
  });
  await choose('Forty grocers', 'Delete');
  await waitFor(() => expect(callsOf(shell, 'DeleteGoal')).toHaveLength(1));
});

test('a panel that is disabled has nothing that changes', async () => {
  const shell = createSampleShell('/');
  const host = document.createElement('div');
  document.body.append(host);
  await panel?.mount({ element: host, shell, params: { disabled: true } });
  await rowsOf('Traction');
  expect(screen.queryAllByRole('button')).toEqual([]);
  await panel?.unmount({ element: host, shell });
  host.remove();
});
