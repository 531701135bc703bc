import { goalWords, shortTitle } from './goal-words';
import type { Goal } from './timeline';
import { sampleTimeline } from './timeline.sample';

const timeline = sampleTimeline('c1', '2026-05-14');
const scenarios = new Map(timeline.scenarios.map((scenario) => [scenario.id, scenario]));

it.each([
  ['g-pilots', '43 · achieved 29 Apr.'], ['g-app', '6 May · 8 days late'], ['g-room', 'Today'], ['g-trips', 'At risk · 30 Jun.'],
  ['g-closed', 'Stretch · 11 Oct.'], ['g-glass', 'No date yet'],
])('the second line of %s is "%s"', (id, text) => {
  const goal = timeline.milestones.find((each) => each.id === id);
  expect(goal && goalWords(goal, scenarios, '2026-05-14').text).toBe(text);
});

it.each([
  ['g-trips', '2026-06-16', 'At risk · 30 Jun. · 14 days later than 16 Jun.'],
  ['g-sheet', '2026-07-31', '21 Jul. · 10 days earlier than 31 Jul.'],
])(
  '%s, compared with %s, says "%s"', (id, was, text) => {
    const goal = timeline.milestones.find((each) => each.id === id);
    expect(goal && goalWords(goal, scenarios, '2026-05-14', was).text).toBe(text);
  },
);

it.each([['Stretch: third city', 'Stretch'], ['Lean', 'Lean'], [': odd', ': odd']])(
  '%s is %s in short', (title, short) => expect(shortTitle(title)).toBe(short),
);

test('without a forecast its value stands there; both are read aloud', () => {
  const goal = timeline.milestones.find(({ id }) => id === 'g-trips') as Goal;
  expect(goalWords(goal, scenarios, '2026-05-14')).toMatchObject({
    tone: 'risk', spoken: '640 today, At risk, 22 Jul. at this pace, Upcoming, due 30 Jun.',
  });
  expect(goalWords({ ...goal, projectedDate: null }, scenarios, '2026-05-14')).toEqual({
    tone: 'future', text: '640 today · 30 Jun.', spoken: '640 today, Upcoming, due 30 Jun.',
  });
});
