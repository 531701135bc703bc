import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { localToday } from '../../timeline/days';

afterEach(unmountAll);

const open = async (search: string, options: FakeShellOptions = {}) => {
  const mounted = await mountPage(page, createSampleShell(`/${search}`, options));
  await heading('Timeline');
  return mounted;
};
const form = (name: string) => screen.findByRole('form', { name });
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('a new goal is sent once it has what it needs, as it is typed', async () => {
  const { shell } = await open(`?goal=new&day=${localToday()}`);
  await form('Add goal');
  await waitFor(() => expect(submit()).toBeDisabled());
  await userEvent.type(screen.getByLabelText('Title'), ' Depot opens ');
  await userEvent.click(screen.getByRole('radio', { name: 'Number' }));
  await userEvent.type(screen.getByLabelText('Value'), '1,000');
  await waitFor(() => expect(submit()).toBeDisabled());
  await userEvent.type(screen.getByLabelText('Name of value'), 'crates');
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => expect(callsOf(shell, 'SaveGoal')).toMatchObject([{ variables: { row: {
    title: 'Depot opens', metricType: 'number', milestoneValue: '1000', metricName: 'crates', date: localToday(), showOnMarketPlan: true,
    categoryId: null, scenarioId: null, relatedGoalId: null, color: null, description: null,
  } } }]));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(await screen.findByText('Depot opens')).toBeVisible();
});

test('a goal without a date begins in the tray, needs none, and leads back to it', async () => {
  const { shell } = await open('?tray=open');
  await userEvent.click(await screen.findByRole('button', { name: 'Add goal without a date' }));
  await form('Add goal without a date');
  await userEvent.type(screen.getByLabelText('Title'), 'Glass crates');
  await userEvent.type(screen.getByLabelText('Value'), 'Tested');
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => expect(callsOf(shell, 'SaveGoal')).toMatchObject([{ variables: { row: { title: 'Glass crates', date: null } } }]));
  expect(await screen.findByRole('list', { name: 'Goals without a date' })).toHaveTextContent('Glass crates');
});

test('another metric type clears the value; the control and the name follow it', async () => {
  await open('?goal=g-trips');
  await form('Edit 1,000 trips a day');
  expect(screen.getByLabelText('Value')).toHaveValue('1000');
  await userEvent.click(screen.getByRole('radio', { name: 'Percentage' }));
  expect(screen.getByLabelText('Value')).toHaveValue('');
  expect(screen.getByText('%')).toBeVisible();
  expect(screen.getByLabelText(/Name of value/)).toHaveValue('');
  await userEvent.click(screen.getByRole('radio', { name: 'Text' }));
  expect(screen.getByLabelText('Value').tagName).toBe('TEXTAREA');
  expect(screen.queryByLabelText(/Name of value/)).toBeNull();
  await waitFor(() => expect(submit()).toBeDisabled());
});

test('of a goal that is there only what was changed is sent, with what it is based on', async () => {
  const { shell } = await open('?goal=g-trips');
  await form('Edit 1,000 trips a day');
  await userEvent.type(screen.getByLabelText(/Description/), 'On a weekday.');
  await userEvent.click(screen.getByLabelText('Show on Market Plan?'));
  await userEvent.click(submit());
  await waitFor(() => expect(callsOf(shell, 'SaveGoal').map(({ variables }) => variables['row'])).toEqual([
    { id: 'g-trips', baseRevision: 1, description: 'On a weekday.', showOnMarketPlan: false },
  ]));
});

test('a related goal gives its colour and locks it, and is never the goal itself', async () => {
  await open('?goal=g-app');
  await form('Edit Grocer app');
  expect(screen.getByRole('button', { name: 'Green' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: /^Related goal/ }));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toContain('Term sheet');
  expect(options).not.toContain('Grocer app');
  await userEvent.click(screen.getByRole('option', { name: 'Term sheet' }));
  expect(screen.getByRole('button', { name: 'Olive' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Green' })).toBeDisabled();
  expect(screen.getByText('Follows the related goal. Remove it to choose a colour.')).toBeVisible();
});

test('what is typed is there after a reload, until it is sent', async () => {
  const { shell } = await open('?goal=g-app');
  await form('Edit Grocer app');
  await userEvent.type(screen.getByLabelText('Title'), ' for Hamburg');
  const [key = ''] = shell.drafts.keys('timeline-goal:c1:g-app');
  const kept = shell.drafts.get(key) ?? '';
  await unmountAll();
  const { shell: next } = await open('?goal=g-app', { drafts: { [key]: kept } });
  await form('Edit Grocer app');
  expect(screen.getByLabelText('Title')).toHaveValue('Grocer app for Hamburg');
  await userEvent.click(submit());
  await waitFor(() => expect(callsOf(next, 'SaveGoal')).toHaveLength(1));
  await waitFor(() => expect(next.drafts.get(key)).toBeNull());
});

test('a failure says so and loses nothing', async () => {
  const { shell } = await open('?goal=new', { operations: { SaveGoal: new Error('') } });
  await form('Add goal');
  await userEvent.type(screen.getByLabelText('Title'), 'Depot');
  await userEvent.type(screen.getByLabelText('Value'), 'Open');
  await userEvent.click(screen.getByRole('button', { name: /^Due date/ }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: /Due date/ })).getAllByRole('button', { name: /15/ })[0] as HTMLElement);
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'Error while adding goal, please try again.' }]));
  expect(screen.getByLabelText('Title')).toHaveValue('Depot');
});

test('marking as achieved asks for its day; saving waits for one', async () => {
  const { shell } = await open('?goal=g-app');
  await form('Edit Grocer app');
  const title = screen.getByLabelText('Title');
  await userEvent.type(title, ' for two');
  const press = screen.getByRole('button', { name: 'Mark as achieved' });
  await userEvent.click(press);
  const dialog = await screen.findByRole('dialog', { name: 'Mark as achieved' });
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Achieved date/ }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsOf(shell, 'SaveGoal')).toMatchObject([{ variables: { row: { id: 'g-app', status: 'ACHIEVED', dateAchieved: localToday() } } }]));
  // The same drawer, with what was typed; the button only says something else, and keeps the focus that it had.
  expect(await screen.findByRole('button', { name: 'Mark as in progress' })).toBe(press);
  expect(title).toBeInTheDocument();
  expect(title).toHaveValue('Grocer app for two');
  await waitFor(() => expect(press).toHaveFocus());
});

test('deleting takes the goal away at once, and its toast brings it back', async () => {
  const { shell } = await open('?goal=g-app');
  await form('Edit Grocer app');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Grocer app')).toBeNull());
  await waitFor(() => expect(callsOf(shell, 'DeleteGoal')).toHaveLength(1));
  shell.fake.toasts[0]?.action?.run();
  expect(await screen.findByText('Grocer app')).toBeVisible();
});

test('a goal that cannot be deleted is there again, and that is said', async () => {
  const { shell } = await open('?goal=g-app', { operations: { DeleteGoal: new Error('') } });
  await form('Edit Grocer app');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([{ text: 'Error while deleting goal, please try again.' }]));
  expect(await screen.findByText('Grocer app')).toBeVisible();
});

test('a new category is added where one is chosen; a short name is refused under its field', async () => {
  const { shell } = await open('?goal=g-app');
  await form('Edit Grocer app');
  await userEvent.click(screen.getByRole('button', { name: /^Category/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Add New category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New category' });
  await userEvent.type(within(dialog).getByLabelText('Category Name'), 'HR{Tab}');
  expect(await within(dialog).findByText('Category name should be a minimum of 3 characters')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Category Name'), ' team');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(callsOf(shell, 'SaveCategory')).toMatchObject([{ variables: { row: { title: 'HR team' } } }]));
  expect(await screen.findByRole('button', { name: /^Category.*HR team/ })).toBeVisible();
});

test.each([
  [{ code: 'FORBIDDEN', message: 'no permission' }, { title: "Access Denied. You don't have permission to add category.", status: 'warning', duration: 4000 }],
  [{ code: 'INVALID', message: 'There is one of this name.' }, { title: 'An error occurred.', text: 'There is one of this name.' }],
  [{ code: 'INVALID', message: '' }, { title: 'An error occurred.', text: "Couldn't add category." }],
])('a category that is refused with %j', async (error, toast) => {
  const refused = { saveCategory: { __typename: 'CategoryPayload', row: null, error: { __typename: 'UserError', field: null, ...error } } };
  const { shell } = await open('?goal=g-app', { operations: { SaveCategory: refused } });
  await form('Edit Grocer app');
  await userEvent.click(screen.getByRole('button', { name: /^Category/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Add New category' }));
  await userEvent.type(await screen.findByLabelText('Category Name'), 'Finance');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(shell.fake.toasts).toMatchObject([toast]));
});

test('who may only read sees a goal and cannot write it', async () => {
  const { sampleTimeline } = await import('../../timeline/timeline.sample');
  const timeline = { ...sampleTimeline('c1'), canEdit: false, canEditScenarios: false };
  await open('?goal=g-trips', { session: { membership: { isOwner: false, accessType: 'view' } }, operations: { TimelinePage: { timeline } } });
  expect(await screen.findByRole('heading', { level: 2, name: '1,000 trips a day' })).toBeVisible();
  expect(screen.getByText('1,000 trips')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add goal' })).toBeNull();
});
