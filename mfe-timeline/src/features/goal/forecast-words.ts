import {
  dayCount, daysBetween, forecast, metricWords, paceOf, shortGoalDay, type GoalMetric, type GoalPace,
} from '@heartwood/contract/domain';
import { PACE_LABELS } from '../../timeline/pace-words';

type Counted = GoalMetric & { date: string | null };
interface Point { date: string; value: string }

const WEEK = 7;
const rounded = (value: number) => Number(value.toPrecision(value < 10 ? 2 : 3)).toLocaleString('en');

/**
 * Where the check-ins lead, and how fast they would have to: "At this pace: 22 Jul., 22 days late", "37 more trips each week. You need
 * 54." `checkIns` newest first.
 */
export function forecastWords(goal: Counted, checkIns: readonly Point[], today: string): { title: string; text: string } {
  const target = Number(goal.milestoneValue);
  const points = checkIns.map(({ date, value }) => ({ date, value: Number(value) })).reverse();
  const line = forecast(points, target);
  const last = points.at(-1);
  if (!line || !last) return { title: 'No forecast yet', text: 'It needs three check-ins, not all of one day.' };
  const name = goal.metricName ? ` ${goal.metricName}` : '';
  const unit = goal.metricType === 'percentage' ? ' percentage points' : name;
  const speed = `${rounded(Math.abs(line.perDay) * WEEK)} ${line.perDay < 0 ? 'fewer' : 'more'}${unit} each week.`;
  const left = goal.date === null ? 0 : daysBetween(last.date, goal.date);
  const needed = left > 0 && last.value !== target ? ` You need ${rounded((Math.abs(target - last.value) / left) * WEEK)}.` : '';
  if (line.date === null)
    return { title: `At this pace ${metricWords(goal.metricType, goal.milestoneValue)} is not reached`, text: speed + needed };
  return { title: `At this pace: ${shortGoalDay(line.date, today)}${againstDue(line.date, goal.date)}`, text: speed + needed };
}

/**
 * What was foretold on the day of a check-in, from those up to it: "At risk, 21 Jul."; what its author chose goes before that. Null while
 * nothing said it. `checkIns` newest first, the one in question before the others.
 */
export function foretoldThen(goal: Counted, checkIns: readonly (Point & { pace: GoalPace | null })[], today: string): string | null {
  const [last] = checkIns;
  if (!last) return null;
  const points = checkIns.map(({ date, value }) => ({ date, value: Number(value) })).reverse();
  const projectedDate = forecast(points, Number(goal.milestoneValue))?.date ?? null;
  const pace = paceOf({ status: 'IN_PROGRESS', date: goal.date, projectedDate, chosenPace: last.pace }, last.date);
  if (pace === null) return null;
  return projectedDate === null ? PACE_LABELS[pace] : `${PACE_LABELS[pace]}, ${shortGoalDay(projectedDate, today)}`;
}

function againstDue(projected: string, due: string | null): string {
  if (due === null) return '';
  const days = daysBetween(due, projected);
  if (days === 0) return ', on the day';
  return days > 0 ? `, ${dayCount(days)} late` : `, ${dayCount(-days)} early`;
}
