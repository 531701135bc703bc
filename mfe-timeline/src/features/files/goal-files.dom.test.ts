import { toCsv } from '@heartwood/client-kit/csv';
import Papa from 'papaparse';
import type { Goal } from '../../timeline/timeline';
import { sampleTimeline } from '../../timeline/timeline.sample';
import { goalTable } from './goal-columns';
import { goalFields, goalInput, judgeGoal, readDay } from './goal-fields-of-csv';
import { pictureSize } from './plan-picture';

const TODAY = '2026-05-14';
const timeline = sampleTimeline('c1', TODAY);
const goalOf = (id: string): Goal => {
  const goal = timeline.milestones.find((each) => each.id === id);
  if (!goal) throw new Error(`no goal ${id}`);
  return goal;
};

it.each([
  ['2026-05-31', '2026-05-31'], ['31.5.2026', '2026-05-31'], ['01.12.2026', '2026-12-01'],
  ['2026-02-30', null], ['31/05/2026', null], ['May', null], ['2026-5-1', null],
])('%s is read as the day %s', (typed, day) => expect(readDay(typed).value).toBe(day));

it.each<[string, Record<string, unknown>, { field: string; sentence: string } | null]>([
  ['in words', { name: 'a', milestoneValue: 'Signed' }, null],
  ['without a value', { name: 'a' }, { field: 'milestoneValue', sentence: 'Value is required' }],
  [
    'whose number is none', { name: 'a', metricType: 'number', milestoneValue: 'many' },
    { field: 'milestoneValue', sentence: 'Value must be a number' },
  ],
  [
    'whose number has no name', { name: 'a', metricType: 'number', milestoneValue: '1,000' },
    { field: 'metricName', sentence: 'Name of value is required' },
  ],
  ['in percent', { name: 'a', metricType: 'percentage', milestoneValue: '94%' }, null],
  [
    'achieved without a day', { name: 'a', milestoneValue: 'x', status: 'ACHIEVED' },
    { field: 'dateAchieved', sentence: 'Achieved date is required' },
  ],
  [
    'achieved tomorrow', { name: 'a', milestoneValue: 'x', dateAchieved: '2026-05-15' },
    { field: 'dateAchieved', sentence: 'Not in the future' },
  ],
  ['achieved on a day', { name: 'a', milestoneValue: 'x', dateAchieved: TODAY }, null],
  [
    'in progress with a day', { name: 'a', milestoneValue: 'x', status: 'IN_PROGRESS', dateAchieved: TODAY },
    { field: 'dateAchieved', sentence: 'Only an achieved goal has one' },
  ],
])('a new goal %s is judged', (_what, values, fault) => expect(judgeGoal(values, undefined, TODAY)).toEqual(fault));

it('a goal that is there keeps what a row leaves out', () => {
  const before = goalOf('g-trips');
  expect(judgeGoal({ name: before.title }, before, TODAY)).toBeNull();
  expect(goalInput(before.id, { name: before.title, date: '2026-09-01' }, before, undefined)).toEqual({
    id: before.id, title: before.title, date: '2026-09-01',
  });
  expect(goalInput(before.id, { name: before.title, milestoneValue: '2,000' }, before, undefined))
    .toMatchObject({ metricType: 'number', milestoneValue: '2000', metricName: 'trips' });
});

it('scenarios are those that there are, and locked where the plan locks them', () => {
  const read = (typed: string, canEditScenarios = true) => (
    goalFields({ ...timeline, canEditScenarios }).find(({ name }) => name === 'scenario')?.read(typed, null));
  expect(read('stretch: THIRD city')?.value).toBe('stretch');
  expect(read('Base plan')).toEqual({ value: null, fault: null });
  expect(read('Lean')?.fault).toBe('“Lean” is no scenario of yours');
  expect(read('Stretch: third city', false)?.fault).toBe('Scenarios are locked');
});

it('what is exported is read again as the same goals, and no spreadsheet runs it', () => {
  const formula = { ...goalOf('g-sheet'), title: '=HYPERLINK("https://evil.example")', description: 'Lines\nand "marks"' };
  const { header, rows } = goalTable({
    ...timeline, milestones: timeline.milestones.map((goal) => (goal.id === 'g-sheet' ? formula : goal)),
  });
  const text = toCsv(header, rows);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const table = Papa.parse<Record<string, string>>(text.slice(1), { header: true }).data;
  expect(table).toHaveLength(timeline.milestones.length);
  expect(table.find(({ Description }) => Description !== '')).toMatchObject({
    Title: `'${formula.title}`, Description: formula.description, Category: 'Funding',
  });
  const fields = goalFields(timeline);
  for (const [at, goal] of timeline.milestones.entries()) {
    if (goal.id === 'g-sheet') continue;
    const values = Object.fromEntries(fields.flatMap(({ name, label, read }) => {
      const cell = table[at]?.[label] ?? '';
      if (cell === '') return [];
      const { value, fault } = read(cell, null);
      expect(fault).toBeNull();
      return [[name, value]];
    }));
    expect(judgeGoal(values, undefined, TODAY)).toBeNull();
    const { title, date, status, dateAchieved, metricType, milestoneValue, metricName } = goal;
    expect(goalInput(goal.id, values, undefined, undefined)).toMatchObject({
      title, status, dateAchieved, metricType, milestoneValue, metricName, ...date !== null && { date },
    });
  }
});

it('people and phases are those that there are; a phase is held against the day', () => {
  const cells = (name: string) => goalFields(timeline).find((field) => field.name === name);
  expect(cells('assignees')?.read('Jonas Lindqvist; amara okafor', null)).toEqual({ value: ['u2', 'u1'], fault: null });
  expect(cells('assignees')?.read('Jonas Lindqvist, Ada', null).fault).toBe('“Ada” is nobody of your team');
  const twins = goalFields({
    ...timeline, people: [...timeline.people, { ...timeline.people[0] as (typeof timeline.people)[number], id: 'u3' }],
  });
  expect(twins.find(({ name }) => name === 'assignees')?.read('Amara Okafor', null).fault).toBe('Two of your team have this name');
  expect(cells('phase')?.read('Moon base', null).fault).toBe('“Moon base” is no phase of yours');
  const [phase] = timeline.phases;
  if (!phase) throw new Error('no phase');
  const values = { name: 'a', milestoneValue: 'x', phase: cells('phase')?.read(phase.title, null).value };
  expect(judgeGoal({ ...values, date: phase.from }, undefined, TODAY)).toBeNull();
  expect(goalInput('new', { ...values, date: phase.from }, undefined, undefined)).toMatchObject({
    categoryId: phase.categoryId, date: phase.from,
  });
  const outside = { field: 'phase', sentence: 'The due date is outside of this phase' };
  expect([judgeGoal({ ...values, date: '2031-01-01' }, undefined, TODAY), judgeGoal(values, undefined, TODAY)]).toEqual([outside, outside]);
});

it.each([[1000, 600, 2000, 1200], [8000, 4000, 5656, 2828]])('a drawing of %i × %i is a picture of %i × %i', (
  width, height, wide, high,
) => {
  expect(pictureSize({ width, height })).toEqual({ width: wide, height: high });
});
