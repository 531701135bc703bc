import { callsOf, heading, mountPage, news, unmountAll } from '@heartwood/client-kit/testing';
import type { FakeShell } from '@heartwood/contract/fake-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';
import { addDays, localToday } from '../../timeline/days';
import { longDay } from '../../timeline/long-day';
import { sampleTimeline } from '../../timeline/timeline.sample';

afterEach(unmountAll);

const today = localToday();
const saved = (shell: FakeShell, rows: object[]) => (
  waitFor(() => expect(callsOf(shell, 'SaveGoal').map(({ variables }) => variables?.['row'])).toMatchObject(rows))
);
const goalButton = (name: string | RegExp) => (
  within(screen.getByRole('list', { name: 'Phases and goals by date' })).getByRole('button', { name })
);

test('the plan is shown along time, with words for every colour', async () => {
  await mountPage(page, createSampleShell('/'));
  expect(await heading('Timeline')).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Funding', 'Market', 'Product']);
  expect(goalButton(/^Grocer app.*8 days late.*Product$/)).toBeVisible();
  expect(goalButton(/^Data room ready.*Due today.*Funding$/)).toBeVisible();
  expect(goalButton(/^40 pilot grocers.*43.*Achieved/)).toBeVisible();
  expect(screen.getByRole('toolbar')).toHaveTextContent('1 achieved · 1 late · 4 aheadNo date yet 1');
});

test('a press shows a goal in short under it, and Enter opens it', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  await userEvent.click(goalButton(/^1,000 trips a day/));
  const peek = await screen.findByLabelText('1,000 trips a day in short');
  expect(peek).toHaveTextContent('640 of 1,000 trips');
  expect(peek).toHaveTextContent('47 days left');
  expect(peek).toHaveTextContent('40 pilot grocers');
  act(() => goalButton(/^1,000 trips a day/).focus());
  await userEvent.keyboard('{Enter}');
  expect(shell.nav.location.get().search).toBe('?goal=g-trips');
});

test('Shift and an arrow move a goal by a day; letting go writes it once, and it can be undone', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  act(() => goalButton(/^Term sheet/).focus());
  const user = userEvent.setup();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(screen.getByText(/moves from/)).toBeVisible();
  expect(callsOf(shell, 'SaveGoal')).toEqual([]);
  await user.keyboard('{/Shift}');
  await saved(shell, [{ id: 'g-sheet', date: addDays(today, 70), baseRevision: 1 }]);
  await act(async () => shell.fake.toasts[0]?.action?.run());
  await saved(shell, [{ id: 'g-sheet', date: addDays(today, 70) }, { id: 'g-sheet', date: addDays(today, 68), baseRevision: 2 }]);
});

test('Escape puts back what is being moved', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  act(() => goalButton(/^Term sheet/).focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{Escape}{/Shift}');
  expect(screen.queryByText(/moves from/)).toBeNull();
  expect(callsOf(shell, 'SaveGoal')).toEqual([]);
});

test('a goal is dragged by whole days, and a press that hardly moves is a click', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  const drag = (pixels: number) => userEvent.pointer([
    { keys: '[MouseLeft>]', target: goalButton(/^Term sheet/), coords: { clientX: 100, clientY: 10 } },
    { coords: { clientX: 100 + pixels, clientY: 10 } },
    { keys: '[/MouseLeft]' },
  ]);
  // Who had the focus elsewhere in the chart loses nothing by it.
  act(() => goalButton(/^Grocer app/).focus());
  await drag(3);
  expect(callsOf(shell, 'SaveGoal')).toEqual([]);
  // A quarter has 3.4 px a day.
  await drag(35);
  await saved(shell, [{ id: 'g-sheet', date: addDays(today, 78) }]);
});

test('who lets go of a goal that somebody else has moved meanwhile sends what was taken hold of, so that it is refused and told', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  await waitFor(() => expect(shell.fake.socket.open()).toMatchObject([{ variables: { companyId: 'c1', after: 7 } }]));
  act(() => goalButton(/^Term sheet/).focus());
  const user = userEvent.setup();
  await user.keyboard('{Shift>}{ArrowRight}');
  const goal = sampleTimeline('c1').milestones.find(({ id }) => id === 'g-sheet');
  const step = { __typename: 'CompanyEvent', type: 'GOALS_CHANGED', moduleKey: null };
  news(shell, 'CompanyEvents', {
    companyEvents: { ...step, seq: 8, records: [{ ...goal, revision: 2, date: addDays(today, 100) }], deletedRecordIds: [] },
  });
  await waitFor(() => expect(screen.getByText(/moves from/)).toHaveTextContent(longDay(addDays(today, 101))));
  await user.keyboard('{/Shift}');
  await saved(shell, [{ id: 'g-sheet', date: addDays(today, 101), baseRevision: 1 }]);
});

test('filters that leave no goal say so, and go at once', async () => {
  const { shell } = await mountPage(page, createSampleShell('/?person=u2&status=ACHIEVED&view=list'));
  await heading('Timeline');
  const notice = await screen.findByText('No goal fits these filters.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(notice).not.toBeInTheDocument();
  expect(shell.nav.location.get().search).toBe('?view=list');
});

test('arrows go from one to the next by their day', async () => {
  await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  act(() => goalButton(/^Grocer app/).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(goalButton(/^Data room ready/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(goalButton(/^Grocer app/)).toHaveFocus();
});

test('what somebody else moves is seen, and what they delete goes', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  await waitFor(() => expect(shell.fake.socket.open()).toMatchObject([{ variables: { companyId: 'c1', after: 7 } }]));
  const goal = sampleTimeline('c1').milestones.find(({ id }) => id === 'g-app');
  const step = { __typename: 'CompanyEvent', type: 'GOALS_CHANGED', moduleKey: null };
  news(shell, 'CompanyEvents', {
    companyEvents: { ...step, seq: 8, records: [{ ...goal, revision: 2, date: today }], deletedRecordIds: ['g-sheet'] },
  });
  await waitFor(() => expect(goalButton(/^Grocer app.*Due today/)).toBeVisible());
  expect(screen.queryByText('Term sheet')).toBeNull();
});

test.each([
  ['?status=ACHIEVED', ['40 pilot grocers']],
  ['?person=u2', ['Grocer app']],
  ['?category=product', ['Grocer app']],
  ['?hide=base', ['€1.4M closed']],
])('%s in the address shows only what it says', async (search, titles) => {
  await mountPage(page, createSampleShell(`/${search}`));
  await heading('Timeline');
  const shown = within(screen.getByRole('list', { name: 'Phases and goals by date' })).getAllByRole('button', { expanded: false });
  expect(shown.map((each) => each.querySelector('b')?.textContent)).toEqual(titles);
});

test('a view, once chosen, stands in the address', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  act(() => shell.fake.actions.set(document.body.appendChild(document.createElement('div'))));
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(shell.nav.location.get().search).toBe('?view=list');
  expect(await screen.findByRole('region', { name: 'Phases and goals by date' })).toHaveTextContent(
    /Grocer app.*Today,.*Data room ready.*Term sheet/,
  );
});

test('a plan that could not be loaded says so', async () => {
  const shell = createSampleShell('/', { operations: { TimelinePage: new Error('down') } });
  await mountPage(page, shell);
  expect(await screen.findByText('The timeline could not be loaded')).toBeVisible();
});

test('ten thousand goals draw no more than a thousand', async () => {
  const { milestones: [goal], ...plan } = sampleTimeline('c1');
  const drawnOf = async (count: number) => {
    const milestones = Array.from({ length: count }, (_, at) => (
      { ...goal, id: `g${at}`, title: `Goal with a name ${at}`, date: addDays(today, (at * 37) % 365 - 100), categoryId: 'market' }
    ));
    await mountPage(page, createSampleShell('/', { operations: { TimelinePage: { timeline: { ...plan, milestones } } } }));
    await heading('Timeline');
    const drawn = screen.getByRole('list', { name: 'Phases and goals by date' }).querySelectorAll('*').length;
    await unmountAll();
    return drawn;
  };
  const [thousand, tenThousand] = [await drawnOf(1_000), await drawnOf(10_000)];
  expect(tenThousand).toBeGreaterThan(0);
  // Ten times the goals stand closer: a sight may hold some more rows that begin in it.
  expect(tenThousand).toBeLessThanOrEqual(thousand * 1.1);
});

test('what stands between goals is said with their names, and its lines can be switched off', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  expect(goalButton(/^Term sheet.*after Grocer app, which is late/)).toBeVisible();
  expect(await screen.findByText('Grocer app is 8 days late and Term sheet comes after it.')).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('svg [data-fault]')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: /^Dependencies 2/ }));
  expect(shell.nav.location.get().search).toBe('?lines=off');
  expect(document.querySelector('svg [data-fault]')).toBeNull();
});

test('what is held up is told of goals that are shown', async () => {
  await mountPage(page, createSampleShell('/?category=funding'));
  await heading('Timeline');
  expect(goalButton(/^Term sheet/)).toBeVisible();
  expect(screen.queryByText(/is 8 days late and/)).toBeNull();
});

test('a plan that is compared with an earlier day says how far each goal has slipped', async () => {
  const { shell } = await mountPage(page, createSampleShell(`/?since=${addDays(today, -30)}`));
  await heading('Timeline');
  expect(await screen.findByText(/^Since .*: 1 goal later\.$/)).toBeVisible();
  expect(goalButton(/^Term sheet.*14 days later than/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop comparing' }));
  expect(goalButton(/^Term sheet/)).not.toHaveAccessibleName(/later than/);
  await userEvent.click(screen.getByRole('button', { name: 'Compare with…' }));
  await userEvent.click(await screen.findByRole('button', { name: '7 days ago' }));
  expect(shell.nav.location.get().search).toBe(`?since=${addDays(today, -7)}`);
});

test('a goal is moved to another category without dragging, and back', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  await userEvent.click(goalButton(/^Term sheet/));
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Term sheet' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to category…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move Term sheet' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Category' }), 'Market');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await saved(shell, [{ id: 'g-sheet', categoryId: 'market' }]);
  expect(shell.fake.toasts[0]?.title).toBe('Term sheet moved to Market');
  await act(async () => shell.fake.toasts[0]?.action?.run());
  await saved(shell, [{ id: 'g-sheet', categoryId: 'market' }, { id: 'g-sheet', categoryId: 'funding' }]);
});

test('a category that is deleted leaves its goals in none, until that is undone', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await heading('Timeline');
  const lanes = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Funding' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete category' }));
  await waitFor(() => expect(lanes()).toEqual(['Market', 'Product', 'No category']));
  expect(goalButton(/^Term sheet.*No category$/)).toBeVisible();
  await act(async () => shell.fake.toasts[0]?.action?.run());
  await waitFor(() => expect(lanes()).toContain('Funding'));
  expect(goalButton(/^Term sheet.*Funding$/)).toBeVisible();
});
