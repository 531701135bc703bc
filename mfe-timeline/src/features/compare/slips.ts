import { shortGoalDay } from '@heartwood/contract/domain';
import type { Goal } from '../../timeline/timeline';
import type { EarlierPlan } from '../../timeline/use-earlier-plan';

const goalCount = (count: number) => `${count} ${count === 1 ? 'goal' : 'goals'}`;

/** What became of a plan since a day: "Since 14 Apr.: 3 goals later, 1 goal earlier." */
export function slipSummary(goals: readonly Pick<Goal, 'id' | 'date'>[], earlier: EarlierPlan, since: string, today: string): string {
  const moved = goals.flatMap(({ id, date }) => {
    const was = earlier.get(id);
    return date === null || was === undefined ? [] : [date > was];
  });
  const later = moved.filter(Boolean).length;
  const counts = [[later, 'later'], [moved.length - later, 'earlier']] as const;
  const words = counts.filter(([count]) => count > 0).map(([count, side]) => `${goalCount(count)} ${side}`).join(', ');
  return `Since ${shortGoalDay(since, today)}: ${words || 'no goal has moved'}.`;
}
