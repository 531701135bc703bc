import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page, slots } from '../../remote';
import { addDays, localToday } from '../../timeline/days';
import { sampleTimeline } from '../../timeline/timeline.sample';

afterEach(unmountAll);

/** The term sheet waits for the data room, and nothing else does. */
function samplePlan() {
  const timeline = sampleTimeline('c1');
  const milestones = timeline.milestones.map((goal) => ({ ...goal, dependsOnIds: goal.id === 'g-sheet' ? ['g-room'] : [] }));
  return { ...timeline, milestones };
}

const open = async (search: string, options: FakeShellOptions = {}) => {
  const mounted = await mountPage(page, createSampleShell(`/${search}`, options, samplePlan()));
  await heading('Timeline');
  return mounted;
};
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const choose = async (field: RegExp, option: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const saved = (shell: Parameters<typeof callsOf>[0]) => callsOf(shell, 'SaveGoal').map(({ variables }) => variables['row']);

test('what a goal waits for and holds up is listed, added and removed', async () => {
  const { shell } = await open('?goal=g-sheet&part=links');
  const waits = await screen.findByRole('list', { name: 'Waits for' });
  expect(waits).toHaveTextContent('Data room ready');
  await choose(/Add to “Waits for”/, /Grocer app/);
  await waitFor(() => expect(saved(shell)).toMatchObject([{ id: 'g-sheet', dependsOnIds: ['g-room', 'g-app'] }]));
  expect(await within(waits).findByText('Held up: what it waits for is late')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Data room ready from “Waits for”' }));
  await waitFor(() => expect(saved(shell)[1]).toMatchObject({ id: 'g-sheet', dependsOnIds: ['g-app'] }));
  await choose(/Add to “Holds up”/, /1,000 trips/);
  await waitFor(() => expect(saved(shell)[2]).toMatchObject({ id: 'g-trips', dependsOnIds: ['g-sheet'] }));
});

test('a circle is refused in a sentence where it was asked for', async () => {
  const message = '“Term sheet” waits for this goal already.';
  const error = { __typename: 'UserError', code: 'INVALID', field: 'dependsOnIds', message };
  const { shell } = await open('?goal=g-room&part=links', {
    operations: { SaveGoal: { saveGoal: { __typename: 'GoalPayload', row: null, error } } },
  });
  await choose(/Add to “Waits for”/, /Term sheet/);
  expect(await screen.findByText(message)).toBeVisible();
  expect(shell.fake.toasts.filter(({ status }) => status === 'error')).toEqual([]);
});

const far = addDays(localToday(), 90);
const moveRoom = async () => {
  screen.getByRole('button', { name: /^Data room ready/ }).focus();
  const user = userEvent.setup();
  await user.keyboard(`{Shift>}${'{ArrowRight}'.repeat(90)}{/Shift}`);
  return screen.findByRole('dialog', { name: 'Data room ready pushes 1 goal' });
};

test('a goal that slips says which ones it pushes; all of them move, and come back in one undo', async () => {
  const { shell } = await open('?zoom=month');
  const dialog = await moveRoom();
  expect(within(dialog).getByRole('list', { name: 'Pushed goals' })).toHaveTextContent(/Term sheet.*22 days later/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move all 2' }));
  const shifts = () => callsOf(shell, 'ShiftGoals').map(({ variables }) => variables['moves']);
  await waitFor(() => expect(shifts()).toMatchObject([[{ id: 'g-room', date: far }, { id: 'g-sheet', date: far }]]));
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  await waitFor(() => (
    expect(shifts()[1]).toMatchObject([{ id: 'g-room', date: localToday() }, { id: 'g-sheet', date: addDays(localToday(), 68) }])
  ));
  expect(callsOf(shell, 'SaveGoal')).toEqual([]);
});

test.each([
  ['Move only this goal', [{ id: 'g-room', date: far }]], ['Cancel', []],
])('of those that are pushed none moves: %s', async (answer, rows) => {
  const { shell } = await open('?zoom=month');
  const dialog = await moveRoom();
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(saved(shell)).toMatchObject(rows));
  expect(callsOf(shell, 'ShiftGoals')).toEqual([]);
});

test('a check-in is counted on a day, corrected, deleted and brought back; the forecast is in words', async () => {
  const { shell } = await open('?goal=g-trips&part=check-ins');
  expect(await screen.findByRole('heading', { name: /^At this pace:/ })).toBeVisible();
  const form = await screen.findByRole('form', { name: 'Check in' });
  const card = (name: RegExp) => within(within(form).getByRole('group', { name: 'Status' })).getByRole('button', { name });
  const isPressed = (name: RegExp) => card(name).getAttribute('aria-pressed');
  expect([isPressed(/^At risk.*by forecast$/), isPressed(/^Late/)]).toEqual(['true', 'false']);
  await userEvent.click(card(/^Late/));
  expect([isPressed(/^At risk/), isPressed(/^Late/)]).toEqual(['false', 'true']);
  // What the forecast says is left to it.
  await userEvent.click(card(/^At risk/));
  expect(isPressed(/^At risk/)).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Save check-in' }));
  expect(await within(form).findByText(/^Value is/)).toBeVisible();
  await userEvent.type(within(form).getByLabelText('Value today'), '1,700');
  await userEvent.type(within(form).getByLabelText(/What changed/), 'Two shops');
  await userEvent.click(screen.getByRole('button', { name: 'Save check-in' }));
  const sent = () => callsOf(shell, 'SaveCheckIn').map(({ variables }) => variables['row']);
  await waitFor(() => (
    expect(sent()).toMatchObject([{ goalId: 'g-trips', date: localToday(), value: '1700', note: 'Two shops', pace: null }])
  ));
  const list = screen.getByRole('region', { name: 'Earlier check-ins' });
  expect(list).toHaveTextContent(/next reminder \d+ \w+/);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(within(screen.getByRole('table')).getAllByRole('row').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(
    /Forecast$/,
  ));
  expect(await within(list).findByText('1,700 trips')).toBeVisible();
  await userEvent.click(within(list).getAllByRole('button', { name: /^Correct/ })[0] as HTMLElement);
  const correction = await screen.findByRole('form', { name: /^Check-in of/ });
  await userEvent.clear(within(correction).getByLabelText('Value'));
  await userEvent.type(within(correction).getByLabelText('Value'), '700');
  await userEvent.click(screen.getByRole('button', { name: 'Save check-in' }));
  expect(await within(list).findByText('700 trips')).toBeVisible();
  expect((sent()[1] as { id: string }).id).toBe((sent()[0] as { id: string }).id);
  await userEvent.click(within(list).getAllByRole('button', { name: /^Delete/ })[0] as HTMLElement);
  await waitFor(() => expect(within(list).queryByText('700 trips')).toBeNull());
  act(() => shell.fake.toasts.at(-1)?.action?.run());
  expect(await within(list).findByText('700 trips')).toBeVisible();
});

test('a goal counts itself from others, and says why it has its value', async () => {
  const { shell } = await open('?goal=g-trips&part=check-ins');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Value comes from' }), 'Sum of linked values');
  expect(await screen.findByText('Nothing is linked that could be counted.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Check in' })).toBeNull();
  await choose(/Count a goal or traction/, /40 pilot grocers/);
  expect(await screen.findByText('43 of 1,000 trips')).toBeVisible();
  expect(screen.getByText('Sum of 1 of 1. 4% of the target.')).toBeVisible();
  expect(saved(shell)).toMatchObject([{ id: 'g-trips', valueFrom: 'SUM' }, { id: 'g-trips', partIds: ['g-pilots'] }]);
});

test('where the day of a goal stood before is said, and whom it is given to', async () => {
  const { shell } = await open('?goal=g-app');
  expect(await screen.findByText(/^Planned for .*, slipped 12 days$/)).toBeVisible();
  expect(screen.getByText('Jonas Lindqvist')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Assign yourself' }));
  await waitFor(() => expect(callsOf(shell, 'AddGoalAssignment')).toMatchObject([{ variables: { goalId: 'g-app', userId: 'u1' } }]));
  expect(await screen.findByText('Amara Okafor, Jonas Lindqvist')).toBeVisible();
});

test('a goal is spoken of, and what was done with it is put back', async () => {
  const { shell } = await open('?goal=g-app&part=comments');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'When?{Enter}');
  expect(await within(screen.getByRole('list', { name: 'Comments' })).findByText('When?')).toBeVisible();
  await tab('History');
  await userEvent.click(await screen.findByRole('button', { name: 'Put back what was before: You moved it from 6 May to 18 May' }));
  await waitFor(() => expect(callsOf(shell, 'RestoreGoal')).toMatchObject([{ variables: { goalId: 'g-app', entryId: '2' } }]));
});

test('the slot opens a goal over any page, leads to those it is linked to, and says when it is gone', async () => {
  const slot = slots?.['goal-drawer@1'];
  await mountPage(slot, createSampleShell('/', {}, samplePlan()), { id: 'g-sheet', part: 'links' });
  await userEvent.click(await screen.findByRole('button', { name: 'Data room ready' }));
  expect(await screen.findByRole('form', { name: 'Edit Data room ready' })).toBeVisible();
  await unmountAll();
  await mountPage(slot, createSampleShell('/', {}, samplePlan()), { id: 'g-gone' });
  expect(await screen.findByText('This goal is not there any more')).toBeVisible();
});
