import { byGoal, dependenciesOf, dependencyWords, heldUpWords } from './dependencies';
import { sampleTimeline } from './timeline.sample';

const today = '2026-05-14';
const goals = new Map(sampleTimeline('c1', today).milestones.map((goal) => [goal.id, goal]));

it.each([
  ['g-pilots', 'before 1,000 trips a day'], ['g-trips', 'after 40 pilot grocers'], ['g-sheet', 'after Grocer app, which is late'],
  ['g-app', 'before Term sheet'], ['g-room', ''],
])('the lines of %s say "%s"', (id, words) => {
  expect(dependencyWords(id, byGoal(dependenciesOf(goals, today)).get(id))).toBe(words);
});

it('one that is gone holds nobody up, and one that is due before what it waits for is out of order', () => {
  const without = new Map([...goals].filter(([id]) => id !== 'g-app'));
  expect(dependenciesOf(without, today).map(({ after }) => after.id)).toEqual(['g-trips']);
  const sheet = goals.get('g-sheet');
  if (!sheet) throw new Error('no goal');
  const early = new Map(goals).set('g-sheet', { ...sheet, date: '2026-05-01' });
  expect(dependenciesOf(early, today).map(({ fault }) => fault)).toEqual([null, 'order']);
  const held = (of: typeof goals) => (
    ['g-sheet', 'g-app', 'g-trips'].map((id) => heldUpWords(id, byGoal(dependenciesOf(of, today)).get(id)))
  );
  expect(held(goals)).toEqual(['Held up by Grocer app', null, null]);
  expect(held(early)).toEqual(['Due before Grocer app, which it comes after', null, null]);
});
