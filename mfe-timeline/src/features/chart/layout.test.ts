import { addDays, dayNumber } from '../../timeline/days';
import { lanesOf } from '../../timeline/lanes';
import { scaleOver, xOf } from '../../timeline/scale';
import { sampleTimeline } from '../../timeline/timeline.sample';
import { drawTimeline, inSight, laneAt, withPeek } from './layout';

const TODAY = '2026-05-14';
const timeline = sampleTimeline('c1', TODAY);
const draw = (of = timeline, earlier: ReadonlyMap<string, string> = new Map()) => {
  const days = [...of.milestones.flatMap(({ date }) => date ?? []), ...of.phases.flatMap(({ from, to }) => [from, to])];
  const scale = scaleOver(days.map(dayNumber), dayNumber(TODAY), 'quarter', 1000);
  return { scale, drawing: drawTimeline(lanesOf(of, 'category'), scale, { scenarios: new Map(), today: TODAY, earlier }) };
};

it('lanes stand below each other, and everything within its own', () => {
  const { drawing } = draw();
  drawing.lanes.forEach(({ top, height }, at) => expect(drawing.lanes[at + 1]?.top ?? drawing.height).toBe(top + height));
  for (const { lane, top } of [...drawing.goals, ...drawing.phases]) expect(laneAt(drawing, top)).toBe(lane);
});

it('a peek makes room under its goal: what is below moves down by 104, nothing else moves', () => {
  const { drawing } = draw();
  const { drawing: open, peek, peekTop } = withPeek(drawing, 'g-trips');
  expect(peek?.goal.id).toBe('g-trips');
  expect(peekTop).toBe((peek?.top ?? 0) + 42);
  expect(open.height).toBe(drawing.height + 104);
  const moved = open.goals.filter(({ goal, top }) => top !== drawing.goals.find((each) => each.goal.id === goal.id)?.top);
  expect(moved.map(({ goal }) => goal.categoryId)).toEqual(['product']);
  expect(withPeek(drawing, 'nobody').drawing).toBe(drawing);
});

it('of five thousand goals only those in sight are drawn, a label that reaches in among them', () => {
  const [goal] = timeline.milestones;
  if (!goal) throw new Error('no goal');
  const milestones = Array.from(
    { length: 5000 }, (_, at) => ({ ...goal, id: `g${at}`, title: `Goal number ${at}`, date: addDays(TODAY, at - 2500) }),
  );
  const { drawing, scale } = draw({ ...timeline, milestones });
  const left = xOf(scale, dayNumber(TODAY));
  const seen = inSight(drawing, { left, right: left + 1000, top: 0, bottom: 900 });
  expect(drawing.goals).toHaveLength(5000);
  expect(seen.goals.length).toBeGreaterThan(50);
  expect(seen.goals.length).toBeLessThan(500);
  expect(seen.goals.every(({ from, to }) => from < left + 1000 && to > left)).toBe(true);
  expect(seen.goals.some(({ x }) => x < left)).toBe(true);
});
