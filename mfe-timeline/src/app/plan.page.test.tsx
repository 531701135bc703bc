import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../dev/sample-shell';
import { page } from '../remote';
import { addDays, localToday } from '../timeline/days';
import type { Timeline } from '../timeline/timeline';
import { sampleTimeline } from '../timeline/timeline.sample';

afterEach(unmountAll);

const today = localToday();
const open = async (search: string, options: FakeShellOptions = {}) => {
  const mounted = await mountPage(page, createSampleShell(`/${search}`, options));
  await heading('Timeline');
  return mounted;
};
const answering = (change: Partial<Timeline>) => ({ operations: { TimelinePage: { timeline: { ...sampleTimeline('c1'), ...change } } } });

test('a phase shows its goals, and only what was changed of it is sent', async () => {
  const { shell } = await open('?phase=p-pilot');
  expect(await screen.findByRole('form', { name: 'Edit Pilot in Neukölln' })).toHaveTextContent(/Goals in this phase1Grocer app/);
  await userEvent.clear(screen.getByLabelText('Title'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled());
  await userEvent.type(screen.getByLabelText('Title'), 'Pilot');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(callsOf(shell, 'SavePhase').map(({ variables }) => variables['row'])).toEqual([
    { id: 'p-pilot', baseRevision: 1, title: 'Pilot' },
  ]));
});

test.each([
  [{ from: '2026-06-01', to: '2026-05-28' }, 'To must be after From'], [{ from: '2026-06-01', to: '2026-06-01' }, undefined],
  [{ from: null, to: '2026-06-01' }, 'From is required'], [{ from: '2026-06-01', to: null }, 'To is required'],
])('a phase with %j: %s', async (days, message) => {
  const { schema } = await import('../features/phase/phase.schema');
  const check = schema.validate({ title: 'Pilot', categoryId: null, scenarioId: null, description: '', ...days });
  if (message === undefined) await expect(check).resolves.toBeDefined();
  else await expect(check).rejects.toThrow(message);
});

test('a phase moves by keys, and its end alone with Alt', async () => {
  const { shell } = await open('');
  const user = userEvent.setup();
  act(() => screen.getByRole('button', { name: /^Pilot in Neukölln/ }).focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const sent = () => callsOf(shell, 'SavePhase').map(({ variables }) => variables['row']);
  await waitFor(() => expect(sent()).toMatchObject([{ from: addDays(today, -69), to: addDays(today, 16) }]));
  act(() => screen.getByRole('button', { name: /^Pilot in Neukölln/ }).focus());
  await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await waitFor(() => expect(sent()[1]).toMatchObject({ from: addDays(today, -69), to: addDays(today, 17) }));
});

test('a phase gets other days without dragging: its first takes the last along', async () => {
  const { shell } = await open('');
  fireEvent.contextMenu(screen.getByRole('button', { name: /^Pilot in Neukölln/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to date…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move Pilot in Neukölln' });
  const move = within(dialog).getByRole('button', { name: 'Move' });
  expect(move).toBeDisabled();
  const later = async (name: string, weeks: number) => {
    await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(screen.getByRole('button', { name: /, chosen$/ })).toHaveFocus());
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(weeks)}{Enter}`);
  };
  await later('From', 1);
  await waitFor(() => expect(dialog).toHaveTextContent('86 days long'));
  await later('To', 2);
  await waitFor(() => expect(dialog).toHaveTextContent('100 days long'));
  await userEvent.click(move);
  await waitFor(() => expect(callsOf(shell, 'SavePhase').map(({ variables }) => variables['row'])).toEqual([
    { id: 'p-pilot', baseRevision: 1, from: addDays(today, -63), to: addDays(today, 36) },
  ]));
});

test('the other button, or its key, offers what can be done with a goal or a phase, and the focus comes back', async () => {
  const { shell } = await open('');
  const goal = screen.getByRole('button', { name: /^Term sheet/ });
  fireEvent.contextMenu(goal);
  const menu = await screen.findByRole('menu', { name: 'Actions for Term sheet' });
  expect(within(menu).getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'OpenEnter', 'Mark as achievedM', 'Move to date…', 'Move to category…', 'Remove from Market Plan', 'Delete',
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(goal).toHaveFocus());
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('m');
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Mark as achieved' })).getByRole('button', { name: 'Cancel' }));
  fireEvent.contextMenu(screen.getByRole('button', { name: /^Pilot in Neukölln/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to category…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move Pilot in Neukölln' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Category'), 'No category');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(callsOf(shell, 'SavePhase')).toMatchObject([{ variables: { row: { id: 'p-pilot', categoryId: null } } }]));
  expect(shell.fake.toasts).toContainEqual(expect.objectContaining({ title: 'Pilot in Neukölln moved to No category' }));
  fireEvent.contextMenu(screen.getByRole('button', { name: /^Pilot in Neukölln/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(callsOf(shell, 'DeletePhase')).toMatchObject([{ variables: { id: 'p-pilot' } }]));
});

test('a finger that stays on a phase offers the same, and its end presses nothing', async () => {
  const { shell } = await open('');
  const phase = screen.getByRole('button', { name: /^Pilot in Neukölln/ });
  // There are no pointer events here.
  const finger = { pointerType: 'touch', pointerId: 3, clientX: 9, clientY: 9 };
  const touch = () => fireEvent(phase, Object.assign(createEvent.pointerDown(phase), finger));
  touch();
  expect(await screen.findByRole('menu', { name: 'Actions for Pilot in Neukölln' })).toBeVisible();
  // Its end is no press; there are no touches here.
  const lifted = new Event('touchend', { bubbles: true, cancelable: true });
  fireEvent(phase, lifted);
  expect([lifted.defaultPrevented, shell.nav.location.get().search]).toEqual([true, '']);
  await userEvent.keyboard('{Escape}');
  touch();
  fireEvent.pointerUp(phase);
  fireEvent.click(phase);
  expect(shell.nav.location.get().search).toBe('?phase=p-pilot');
  await new Promise((resolve) => { setTimeout(resolve, 600); });
  expect(screen.queryByRole('menu')).toBeNull();
});

test('deleting a scenario asks what becomes of what stands in it', async () => {
  const { shell } = await open('?scenario=stretch');
  await screen.findByRole('form', { name: 'Edit Stretch: third city' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Stretch: third city?' });
  expect(dialog).toHaveTextContent('2 phases and goals stand in it.');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Delete them with it' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete scenario' }));
  await waitFor(() => expect(callsOf(shell, 'DeleteScenario')).toMatchObject([{ variables: { id: 'stretch', rows: 'AWAY' } }]));
});

test('what is typed of a scenario is kept until it is sent', async () => {
  const { shell } = await open('?scenario=stretch');
  await screen.findByRole('form', { name: 'Edit Stretch: third city' });
  await userEvent.type(screen.getByLabelText('Title'), ', later');
  const kept = () => shell.drafts.keys('timeline-scenario:c1:stretch').map((key) => shell.drafts.get(key));
  await waitFor(() => expect(kept()).toEqual([expect.stringContaining('Stretch: third city, later')]));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => (
    expect(callsOf(shell, 'SaveScenario')).toMatchObject([{ variables: { row: { id: 'stretch', title: 'Stretch: third city, later' } } }])
  ));
  await waitFor(() => expect(kept().filter(Boolean)).toEqual([]));
});

test('where the plan does not open scenarios they are locked, and what is in them cannot be moved', async () => {
  const { shell } = await open('', { ...answering({ canEditScenarios: false }), session: { plan: { name: 'Free' } } });
  expect(await screen.findByText(/Scenarios are locked\./)).toBeVisible();
  expect(screen.getByText(/1 phase and 1 goal of your scenarios stay/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add scenario' })).toBeNull();
  const user = userEvent.setup();
  act(() => screen.getByRole('button', { name: /^€1.4M closed/ }).focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.queryByText(/moves from/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to open' }));
  expect(shell.fake.upgrades).toEqual(['scenarios']);
});

test('goals without a day wait in a tray, and are given one there', async () => {
  const { shell } = await open('');
  await userEvent.click(screen.getByRole('button', { name: 'No date yet 1' }));
  expect(shell.nav.location.get().search).toBe('?tray=open');
  await userEvent.click(screen.getByRole('button', { name: 'Set a date for Glass crate test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move Glass crate test' });
  expect(within(dialog).getByRole('button', { name: 'Move' })).toBeDisabled();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /, today/ })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Move' }));
  await waitFor(() => expect(callsOf(shell, 'SaveGoal')).toMatchObject([{ variables: { row: { id: 'g-glass', date: today } } }]));
});

test('an empty plan begins with a template, which can be taken away at once', async () => {
  const { shell } = await open('', answering({ milestones: [], phases: [], categories: [], scenarios: [] }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Fundraising/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Use Fundraising' }));
  expect(await screen.findByText('Term sheet')).toBeVisible();
  const [{ variables } = {}] = callsOf(shell, 'ImportGoals');
  expect(variables).toMatchObject({ companyId: 'c1', phases: [{ from: today }, {}, {}] });
  expect(variables?.['goals']).toHaveLength(9);
  shell.fake.toasts[0]?.action?.run();
  expect(await screen.findByRole('heading', { name: 'What do you want to reach by when?' })).toBeVisible();
  expect(callsOf(shell, 'RemoveGoals')[0]?.variables?.['goalIds']).toHaveLength(9);
});

test('an empty plan can begin with a goal of one\'s own; a reader has no way to begin', async () => {
  const none = { milestones: [], phases: [] };
  await open('', answering(none));
  await userEvent.click(await screen.findByRole('button', { name: 'Start with an empty timeline' }));
  expect(await screen.findByRole('form', { name: 'Add goal' })).toBeVisible();
  await unmountAll();
  const reader = { session: { membership: { isOwner: false, accessType: 'view' as const } } };
  await open('', { ...answering({ ...none, canEdit: false, canEditScenarios: false }), ...reader });
  expect(screen.getByRole('heading', { name: 'What do you want to reach by when?' })).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Template' })).toBeNull();
});

test('a link to a goal that is gone says so', async () => {
  await open('?goal=nothing');
  expect(await screen.findByText('This goal is not there any more')).toBeVisible();
});

test('who is not in the company is told', async () => {
  await mountPage(page, createSampleShell('/', { operations: { TimelinePage: { timeline: null } } }));
  expect(await screen.findByText('Access Denied.')).toBeVisible();
});
