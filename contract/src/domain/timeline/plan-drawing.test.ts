import { filterNote } from './filter-note';
import type { PlanGoal, PlanPhase, PlanRows } from './lanes';
import { drawPlan } from './plan-drawing';
import type { PlanDrawing, Shape } from './plan-shapes';
import { planSvg } from './plan-svg';

const TODAY = '2026-05-14';
const goal = (more: Partial<PlanGoal>): PlanGoal => ({
  id: 'g', title: 'Term sheet', date: '2026-07-21', status: 'IN_PROGRESS', dateAchieved: null, metricType: 'text', metricName: null,
  milestoneValue: 'Signed',
  checkInValue: null, color: null, categoryId: null, scenarioId: null, assigneeIds: [], dependsOnIds: [], ...more,
});
const phase = (more: Partial<PlanPhase>): PlanPhase => ({
  id: 'p', title: 'Seed round', from: '2026-05-11', to: '2026-08-31', categoryId: null, scenarioId: null, ...more,
});
const plan = (rows: Partial<PlanRows>, ratio = 1, today = TODAY): PlanDrawing => drawPlan({
  company: 'Loopcrate', rows: { categories: [], scenarios: [], phases: [], milestones: [], ...rows }, group: 'category', today, note: '',
}, ratio);

type Kind<Name extends Shape['kind']> = Extract<Shape, { kind: Name }>;
const all = <Name extends Shape['kind']>({ shapes }: PlanDrawing, kind: Name) => (
  shapes.filter((shape): shape is Kind<Name> => shape.kind === kind)
);
const words = (drawing: PlanDrawing) => all(drawing, 'text').map(({ text }) => text);
/** Diamonds but for the two of the legend. */
const marks = (drawing: PlanDrawing) => all(drawing, 'diamond').slice(0, -2);

it.each<[string, Partial<PlanGoal>, string, 'hollow' | 'solid']>([
  ['ahead', {}, 'Due 21 Jul.', 'hollow'],
  ['for today', { date: TODAY }, 'Today', 'hollow'],
  ['late', { date: '2026-05-06' }, '6 May · 8 days late', 'hollow'],
  [
    'achieved', { status: 'ACHIEVED', dateAchieved: '2026-04-03', metricType: 'percentage', milestoneValue: '94' }, '94% · Achieved 3 Apr.',
    'solid',
  ],
  ['counted', { metricType: 'number', milestoneValue: '1000', checkInValue: '640' }, '640 · Due 21 Jul.', 'hollow'],
])('a goal that is %s says so in words and by its diamond', (_what, more, meta, look) => {
  const drawing = plan({ milestones: [goal(more)] });
  expect(words(drawing)).toEqual(expect.arrayContaining(['Term sheet', meta, 'Loopcrate: timeline']));
  const [diamond] = marks(drawing);
  expect(diamond?.fill === diamond?.stroke).toBe(look === 'solid');
});

it('the name of a month gives way to that of today', () => {
  const months = (today: string) => (
    words(plan({ milestones: [goal({ date: '2026-07-21' })], phases: [phase({ from: '2026-04-01' })] }, 1, today))
  );
  expect(months('2026-06-14')).toEqual(expect.arrayContaining(['14 Jun', 'Jun', 'Jul']));
  expect(months('2026-06-28')).toEqual(expect.arrayContaining(['28 Jun', 'Jun']));
  expect(months('2026-06-28')).not.toContain('Jul');
});

it('what-if goals and phases are dashed in the colour of their scenario, and named', () => {
  const scenarios = [{ id: 's', title: 'Stretch', color: 'cat-6' }];
  const drawing = plan({ scenarios, milestones: [goal({ scenarioId: 's' })], phases: [phase({ scenarioId: 's' })] });
  expect(marks(drawing)).toMatchObject([{ isDashed: true, stroke: '#0a98ea' }]);
  expect(words(drawing)).toEqual(expect.arrayContaining(['Stretch · Due 21 Jul.', 'What-if scenario']));
  expect(words(plan({ milestones: [goal({})] }))).not.toContain('What-if scenario');
});

it('goals that wait for each other are joined, red and dashed where one holds the other up; of what is not shown there is no line', () => {
  const lines = (more: Partial<PlanGoal>) => all(plan({ milestones: [
    goal({ id: 'a', date: '2026-06-01' }), goal({ id: 'b', date: '2026-04-01' }), goal({ id: 'c', date: '2026-08-01', ...more }),
  ] }), 'path').slice(0, -1);
  expect(lines({ dependsOnIds: ['a'] })).toMatchObject([{ stroke: '#3d4812', isDashed: false }, { stroke: '#3d4812' }]);
  expect(lines({ dependsOnIds: ['b'] })).toMatchObject([{ stroke: '#a4161a', isDashed: true }, { stroke: '#a4161a' }]);
  expect(all(plan({ milestones: [goal({ dependsOnIds: ['gone'] })] }), 'path')).toEqual([]);
  const joined = plan({ milestones: [goal({ id: 'a' }), goal({ id: 'b', dependsOnIds: ['a'], date: '2026-08-01' })] });
  expect(words(joined)).toContain('Comes after');
  expect(planSvg(joined)).toMatch(/<path transform="translate\([\d. ]+\)" d="M0 20/);
});

it('days stand in their order, a phase ends with its last day, and the line of today is between', () => {
  const drawing = plan({ phases: [phase({})], milestones: [goal({ id: 'a', date: '2026-05-11' }), goal({ id: 'b', date: '2026-09-01' })] });
  const [first, last] = marks(drawing);
  const bar = all(drawing, 'box').find(({ radius }) => radius === 5);
  expect(bar?.x).toBeCloseTo(first?.x ?? 0);
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeCloseTo(last?.x ?? 0);
  const now = all(drawing, 'line').find(({ stroke }) => stroke === '#14231b');
  expect(now?.x1).toBeGreaterThan(first?.x ?? 0);
  expect(now?.x1).toBeLessThan(last?.x ?? 0);
});

const many = (count: number) => Array.from(
  { length: count }, (_, at) => goal({ id: `g${at}`, title: `Goal ${at}`, date: `2026-${String(at % 12 + 1).padStart(2, '0')}-15` }),
);

it.each([1, 40, 400])('with %i goals it fits a page, and no label covers another', (count) => {
  const drawing = plan({ milestones: many(count) }, 210 / 297);
  expect(drawing.height).toBeLessThanOrEqual(drawing.width * 210 / 297);
  const labels = all(drawing, 'box').filter(({ height, fill }) => height === 34 && fill === '#ffffff');
  expect(labels).toHaveLength(count);
  const rows = new Map<number, typeof labels>();
  for (const label of labels) rows.set(label.y, [...rows.get(label.y) ?? [], label]);
  for (const row of rows.values()) {
    row.sort((one, other) => one.x - other.x);
    row.forEach(({ x }, at) => { if (at > 0) expect(x).toBeGreaterThan((row[at - 1]?.x ?? 0) + (row[at - 1]?.width ?? 0)); });
  }
  for (const { x, width } of labels) {
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(drawing.width);
  }
});

it('an empty plan is today and the legend; goals without a date are counted', () => {
  expect(words(plan({}))).toEqual(expect.arrayContaining(['14 May 2026. 0 goals, 0 phases.', '14 May', 'Goal achieved']));
  expect(words(plan({ milestones: [goal({ date: null })] }))).toContain(
    '14 May 2026. 1 goal, 0 phases. 1 goal without a date is not drawn.',
  );
});

it.each([
  ['2026-07-01', 'Jun'], ['2031-07-01', 'Jan 2029'], ['2190-01-01', 'Jan 2100'],
])('the ruler up to %s has the mark %s, and none over another', (date, mark) => {
  const drawing = plan({ milestones: [goal({ date })] });
  expect(words(drawing)).toContain(mark);
  const ticks = all(drawing, 'text').filter(({ y }) => y === 24 + 58 + 22).map(({ x }) => x);
  ticks.forEach((x, at) => { if (at > 0) expect(x - (ticks[at - 1] ?? 0)).toBeGreaterThan(50); });
});

it('words are words in SVG, whatever is in them', () => {
  const svg = planSvg(plan({ milestones: [goal({ title: `<script>"&${String.fromCharCode(1, 0xd800)}` })] }));
  expect(svg).toContain('&lt;script&gt;&quot;&amp;');
  expect(svg).not.toMatch(/<script|\p{Cc}|\p{Cs}/u);
});

const NOBODY = { person: null, category: null, status: null, hidden: [] };
it.each([
  [NOBODY, ''],
  [{ ...NOBODY, category: '' }, 'Only no category'],
  [{ ...NOBODY, category: 'c', person: 'u', status: 'ACHIEVED' as const }, 'Only Funding, Amara, achieved'],
  [{ ...NOBODY, status: 'IN_PROGRESS' as const, hidden: ['base', 's', 'gone'] }, 'Only in progress. Without Base plan, Stretch'],
])('%j is said as %j', (filter, note) => {
  const rows = { categories: [{ id: 'c', title: 'Funding' }], scenarios: [{ id: 's', title: 'Stretch', color: 'cat-6' }] };
  expect(filterNote(filter, rows, () => 'Amara')).toBe(note);
});
