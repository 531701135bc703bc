import { dependenciesOf } from '../../timeline/dependencies';
import { sampleTimeline } from '../../timeline/timeline.sample';
import { faultWords } from './fault-words';

const today = '2026-05-14';
const said = (date: string | null) => {
  const goals = new Map(sampleTimeline('c1', today).milestones.map((goal) => [goal.id, goal.id === 'g-sheet' ? { ...goal, date } : goal]));
  const [fault] = dependenciesOf(goals, today).filter((each) => each.fault !== null);
  return fault && faultWords(fault, today);
};

it.each([
  ['2026-07-21', 'Grocer app is 8 days late and Term sheet comes after it.', 'There are 68 days until then, so nothing else moves yet.'],
  ['2026-05-14', 'Grocer app is 8 days late and Term sheet comes after it.', ''],
  [null, 'Grocer app is 8 days late and Term sheet comes after it.', ''],
  ['2026-05-01', 'Term sheet is due before Grocer app, which it comes after.', ''],
])('with a follower that is due on %s: %s %s', (date, sentence, means) => expect(said(date)).toEqual({ said: sentence, means }));
