import { callsOf, heading, mountPage, news, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { localToday } from '../../timeline/days';
import { sampleTimeline } from '../../timeline/timeline.sample';

afterEach(unmountAll);

const open = async (search: string, options: FakeShellOptions = {}) => {
  const mounted = await mountPage(page, createSampleShell(`/${search}`, options));
  await heading('Timeline');
  return mounted;
};
const form = (name: string) => screen.findByRole('form', { name });
const goalRow = (id: string) => {
  const goal = sampleTimeline('c1').milestones.find((each) => each.id === id);
  if (!goal) throw new Error(`no ${id}`);
  return goal;
};
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
  expect(screen.getByLabelText('Value')).toHaveValue('1,000');
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

test('what a release before kept of a goal is still there', async () => {
  const { showOnMarketPlan, metricType, title } = goalRow('g-app');
  const kept = JSON.stringify({ title: `${title} for Hamburg`, metricType, showOnMarketPlan });
  const { shell } = await open('?goal=g-app', { drafts: { 'timeline-goal:c1:g-app': kept } });
  await form('Edit Grocer app');
  expect(screen.getByLabelText('Title')).toHaveValue('Grocer app for Hamburg');
  // What stood there before is not known.
  const choice = within(screen.getByRole('radiogroup', { name: 'Title: which stands?' }));
  await userEvent.click(choice.getByRole('radio', { name: /^Yours/ }));
  await userEvent.click(submit());
  await waitFor(() => expect(callsOf(shell, 'SaveGoal')).toMatchObject([{ variables: { row: { title: 'Grocer app for Hamburg' } } }]));
});

test('what another tab leaves of a new goal while it is open stays its own; what a tab that is gone left is taken up', async () => {
  const [alive, gone] = ['00000000-0000-4000-8000-00000000aaaa', '00000000-0000-4000-8000-00000000bbbb'];
  const kept = (tab: string | undefined, title: string) => (
    [`timeline-goal:c1:new:${tab}`, JSON.stringify({ id: 'g-1', typed: { title }, over: { title: '' } })] as const
  );
  const held = [{ name: `heartwood-drafts:timeline-goal:c1:new:${alive}` }];
  Object.assign(navigator, { locks: { request: () => Promise.resolve(), query: () => Promise.resolve({ held }) } });
  const { shell } = await open('?goal=new', { drafts: Object.fromEntries([kept(alive, 'Of the other tab'), kept(gone, 'Left behind')]) });
  await form('Add goal');
  expect(screen.getByLabelText('Title')).toHaveValue('Left behind');
  await userEvent.type(screen.getByLabelText('Title'), ' and found');
  const [own = ''] = shell.drafts.keys('timeline-goal:c1:new').filter((name) => !name.endsWith(alive ?? ''));
  expect(JSON.parse(shell.drafts.get(own) ?? '')).toMatchObject({ id: 'g-1', typed: { title: 'Left behind and found' } });
  expect(shell.drafts.get(`timeline-goal:c1:new:${alive}`)).toContain('Of the other tab');
  Object.assign(navigator, { locks: undefined });
});

test('who saves after another one reads both values and chooses; what only the other one wrote stays', async () => {
  const goal = { ...goalRow('g-app'), title: 'Theirs', description: 'Theirs, too', revision: 4 };
  const error = { __typename: 'UserError', code: 'CONFLICT', field: 'title', message: 'You have changed this in another tab meanwhile.' };
  const { shell } = await open('?goal=g-app', { operations: { SaveGoal: { saveGoal: { __typename: 'GoalPayload', error, row: goal } } } });
  await form('Edit Grocer app');
  await userEvent.type(screen.getByLabelText('Title'), ' for two');
  await userEvent.click(submit());
  const choice = await screen.findByRole('radiogroup', { name: 'Title: which stands?' });
  const [yours, saved] = ['Yours', 'Saved meanwhile'].map((name) => within(choice).getByRole('radio', { name }));
  await waitFor(() => expect(yours).toHaveFocus());
  expect(yours).toHaveAccessibleDescription('Grocer app for two');
  expect(saved).toHaveAccessibleDescription('Theirs');
  expect(submit()).toBeDisabled();
  expect(screen.getByLabelText(/Description/)).toHaveValue('Theirs, too');
  await userEvent.click(yours as HTMLElement);
  shell.fake.answer('SaveGoal', {
    saveGoal: { __typename: 'GoalPayload', error: null, row: { ...goal, title: 'Grocer app for two', revision: 5 } },
  });
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => (
    expect(callsOf(shell, 'SaveGoal').at(-1)?.variables['row']).toEqual({ id: 'g-app', baseRevision: 4, title: 'Grocer app for two' })
  ));
});

test('what is changed elsewhere while a form is open is in it at once; a word for the same field is asked about before it is sent', async () => {
  const timeline = sampleTimeline('c1');
  const { shell } = await mountPage(page, createSampleShell('/?goal=g-app', {}, timeline));
  await form('Edit Grocer app');
  await waitFor(() => expect(shell.fake.socket.open()).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('Title'), ' for two');
  const theirs = { ...goalRow('g-app'), title: 'Theirs', description: 'Theirs, too', revision: 2 };
  timeline.milestones.splice(timeline.milestones.findIndex(({ id }) => id === 'g-app'), 1, theirs);
  const step = { __typename: 'CompanyEvent', seq: 8, type: 'GOALS_CHANGED', moduleKey: null, records: [theirs], deletedRecordIds: [] };
  news(shell, 'CompanyEvents', { companyEvents: step });
  expect(await screen.findByRole('radiogroup', { name: 'Title: which stands?' })).toHaveTextContent(
    'YoursGrocer app for twoSaved meanwhileTheirs',
  );
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText(/Description/)).toHaveValue('Theirs, too');
  await userEvent.type(screen.getByLabelText('Title'), ', or three');
  await userEvent.click(screen.getByRole('radio', { name: 'Saved meanwhile' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Theirs');
  await userEvent.click(screen.getByRole('radio', { name: 'Yours' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Grocer app for two, or three');
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => expect(callsOf(shell, 'SaveGoal').map(({ variables }) => variables['row'])).toEqual([
    { id: 'g-app', baseRevision: 2, title: 'Grocer app for two, or three' },
  ]));
});

test('a failure says so and loses nothing', async () => {
  const { shell } = await open('?goal=new', { operations: { SaveGoal: new Error('') } });
  await form('Add goal');
  await userEvent.type(screen.getByLabelText('Title'), 'Depot');
  await userEvent.type(screen.getByLabelText('Value'), 'Open');
  await userEvent.click(screen.getByRole('button', { name: /^Due date/ }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: /Due date/ })).getAllByRole('button', { name: /15/ })[0] as HTMLElement,
  );
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => (
    expect(shell.fake.toasts).toMatchObject([{ title: 'An error occurred.', text: 'Error while adding goal, please try again.' }])
  ));
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
  await waitFor(() => expect(callsOf(shell, 'SaveGoal')).toMatchObject([
    { variables: { row: { id: 'g-app', status: 'ACHIEVED', dateAchieved: localToday() } } },
  ]));
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
  [
    { code: 'FORBIDDEN', message: 'no permission' },
    { title: "Access Denied. You don't have permission to add category.", status: 'warning', duration: 4000 },
  ],
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
  await open('?goal=g-trips', {
    session: { membership: { isOwner: false, accessType: 'view' } }, operations: { TimelinePage: { timeline } },
  });
  expect(await screen.findByRole('heading', { level: 2, name: '1,000 trips a day' })).toBeVisible();
  expect(screen.getByText('1,000 trips')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add goal' })).toBeNull();
});
