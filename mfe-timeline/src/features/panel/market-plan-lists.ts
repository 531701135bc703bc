import { metricWords, targetWords } from '@heartwood/contract/domain';
import type { GoalsPanelQuery, TractionFieldsFragment } from '../../generated/graphql';
import type { Goal } from '../../timeline/timeline';

export type PanelTimeline = NonNullable<GoalsPanelQuery['timeline']>;

/** What was reached: an achieved goal, or a record of traction. */
export type Reached = {
  id: string; title: string; words: string; date: string | null;
} & ({ goal: Goal } | { record: TractionFieldsFragment });

const isInBasePlan = ({ scenarioId }: Goal, scenarios: ReadonlySet<string>) => scenarioId === null || !scenarios.has(scenarioId);

/**
 * Goals and tractions of the market plan. A goal without a day or in a what-if scenario is on none (product decision 112).
 * @returns `goals` that can be shown, soonest first, `shown` those that are, `reached` newest first
 */
export function marketPlanLists({ milestones, scenarios, tractions }: Pick<PanelTimeline, 'milestones' | 'scenarios' | 'tractions'>): {
  goals: Goal[]; shown: Goal[]; reached: Reached[];
} {
  const whatIf = new Set(scenarios.map(({ id }) => id));
  const inPlan = milestones.filter((goal) => isInBasePlan(goal, whatIf));
  const goals = inPlan.filter(({ status, date }) => status === 'IN_PROGRESS' && date !== null).sort(byDay);
  const reached: Reached[] = [
    ...inPlan.filter(({ status }) => status === 'ACHIEVED').map((goal) => ({
      id: goal.id, title: goal.title, words: reachedWords(goal), date: goal.dateAchieved, goal,
    })),
    ...tractions.map((record) => ({
      id: record.id, title: record.title, words: metricWords(record.metricType, record.tractionValue), date: record.date, record,
    })),
  ];
  return {
    goals,
    shown: goals.filter(({ showOnMarketPlan }) => showOnMarketPlan),
    reached: reached.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.title.localeCompare(b.title)),
  };
}

const byDay = (a: Goal, b: Goal) => (a.date ?? '').localeCompare(b.date ?? '') || a.title.localeCompare(b.title);

const reachedWords = (goal: Goal) => targetWords(goal.checkInValue === null ? goal : { ...goal, milestoneValue: goal.checkInValue });

/** What a goal aims at: "640 of 1,000 trips", "0% of 94% return rate", the words themselves. */
export function aimWords(goal: Goal): string {
  const target = targetWords(goal);
  return goal.metricType === 'text' ? target : `${metricWords(goal.metricType, goal.checkInValue ?? '0')} of ${target}`;
}
