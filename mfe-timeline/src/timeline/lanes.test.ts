import { categoryColors, dropOn, filterTimeline, lanesOf, phaseOf } from './lanes';
import { sampleTimeline } from './timeline.sample';

const timeline = sampleTimeline('c1', '2026-05-14');
const titles = (group: 'category' | 'scenario' | 'phase', of = timeline) => (
  lanesOf(of, group).map(({ title, phases, goals }) => `${title}: ${phases.length} phases, ${goals.length} goals`)
);
const ALL = { person: null, category: null, status: null, hidden: [] };

it('lanes are by category, by scenario with the base plan first, or by phase', () => {
  expect(titles('category')).toEqual(['Funding: 0 phases, 3 goals', 'Market: 2 phases, 2 goals', 'Product: 1 phases, 1 goals']);
  expect(titles('scenario')).toEqual(['Base plan: 2 phases, 5 goals', 'Stretch: third city: 1 phases, 1 goals']);
  expect(titles('phase')).toEqual([
    'Pilot in Neukölln: 1 phases, 1 goals', 'Founder-led sales: 1 phases, 2 goals', 'Munich, third city: 1 phases, 0 goals',
    'No phase: 0 phases, 3 goals',
  ]);
});

it('what is in a category that is gone is in none, and in a scenario that is gone in the base plan', () => {
  const gone = { ...timeline, categories: [], scenarios: [] };
  expect(titles('category', gone)).toEqual(['No category: 3 phases, 6 goals']);
  expect(titles('scenario', gone)).toEqual(['Base plan: 3 phases, 6 goals']);
  expect(filterTimeline(gone, { ...ALL, category: '' }).milestones).toHaveLength(7);
  expect(filterTimeline(gone, { ...ALL, hidden: ['stretch'] }).milestones).toHaveLength(7);
});

it.each([
  [{ person: 'u1' }, ['g-trips'], 3], [{ status: 'ACHIEVED' as const }, ['g-pilots'], 3], [{ hidden: ['base'] }, ['g-closed'], 1],
  [{ category: 'funding', hidden: ['stretch'] }, ['g-room', 'g-sheet'], 0], [{ category: '' }, [], 0],
])('%j shows %j', (filter, ids, phases) => {
  const shown = filterTimeline(timeline, { ...ALL, ...filter });
  expect(shown.milestones.map(({ id }) => id)).toEqual(ids);
  expect(shown.phases).toHaveLength(phases);
});

it('a goal is in the shortest phase around its day, of its category and scenario', () => {
  const [phase] = timeline.phases;
  if (!phase) throw new Error('no phase');
  const long = { ...phase, id: 'long', from: '2026-01-01', to: '2026-12-31' };
  const short = { ...phase, id: 'short', from: '2026-05-01', to: '2026-05-31' };
  const goal = { date: '2026-05-31', categoryId: phase.categoryId, scenarioId: null };
  expect(phaseOf(goal, [long, short])?.id).toBe('short');
  expect(phaseOf({ ...goal, date: '2026-06-01' }, [long, short])?.id).toBe('long');
  expect(phaseOf({ ...goal, categoryId: 'other' }, [long, short])).toBeNull();
  expect(phaseOf({ ...goal, date: null }, [long, short])).toBeNull();
});

it('a category has the colour of most of its goals in the base plan, else one by its place', () => {
  expect(Object.fromEntries(categoryColors(timeline))).toEqual({ funding: 'cat-2', market: 'cat-1', product: 'cat-3' });
  const bare = { ...timeline, milestones: timeline.milestones.map((goal) => ({ ...goal, color: null })) };
  expect([...categoryColors(bare).values()]).toEqual(['cat-1', 'cat-2', 'cat-3']);
});

it.each([
  ['category', 'Market', { date: '2026-06-01', categoryId: 'market' }], ['category', 'Product', { date: '2026-06-01' }],
  ['scenario', 'Stretch: third city', { date: '2026-06-01', scenarioId: 'stretch' }], ['scenario', 'Base plan', { date: '2026-06-01' }],
  // A day outside a phase becomes its nearest.
  ['phase', 'Munich, third city', { date: '2026-07-13', categoryId: 'market', scenarioId: 'stretch' }],
  ['phase', 'Pilot in Neukölln', { date: '2026-05-29' }], ['phase', 'No phase', { date: '2026-06-01' }],
] as const)('by %s, a goal of Product that is dropped on %s becomes %j', (group, title, drop) => {
  const lane = lanesOf(timeline, group).find((each) => each.title === title);
  expect(dropOn({ categoryId: 'product', scenarioId: null }, '2026-06-01', lane ?? null, group)).toEqual(drop);
});
