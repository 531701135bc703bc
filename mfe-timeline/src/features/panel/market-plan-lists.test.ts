import { sampleTimeline } from '../../timeline/timeline.sample';
import { aimWords, marketPlanLists } from './market-plan-lists';

const timeline = { ...sampleTimeline('c1', '2026-05-14'), tractions: [] };

test('goals of the plan stand soonest first; those without a day and what-if goals are not among them', () => {
  const { goals, shown } = marketPlanLists(timeline);
  expect(goals.map(({ title }) => title)).toEqual(['Grocer app', 'Data room ready', '1,000 trips a day', 'Term sheet']);
  expect(shown).toEqual(goals);
});

test('a goal that is not shown on the market plan can be ticked, and is not shown', () => {
  const milestones = timeline.milestones.map((goal) => ({ ...goal, showOnMarketPlan: goal.id === 'g-sheet' }));
  expect(marketPlanLists({ ...timeline, milestones }).shown.map(({ id }) => id)).toEqual(['g-sheet']);
});

test('what was reached is achieved goals and records, newest first', () => {
  const record = {
    __typename: 'Traction' as const, id: 't1', revision: 1, title: 'Return rate', description: null, metricType: 'percentage' as const,
    tractionType: null, tractionValue: '94', date: '2026-05-01',
  };
  const { reached } = marketPlanLists({ ...timeline, tractions: [record] });
  expect(reached.map(({ title, words, date }) => [title, words, date])).toEqual([
    ['Return rate', '94%', '2026-05-01'], ['40 pilot grocers', '43 grocers', '2026-04-29'],
  ]);
});

test.each([
  ['g-trips', '640 of 1,000 trips'],
  ['g-sheet', 'Done'],
])('%s aims at %s', (id, words) => {
  expect(aimWords(timeline.milestones.find((goal) => goal.id === id)!)).toBe(words);
});
