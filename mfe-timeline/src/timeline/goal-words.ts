import { goalDueWords, metricWords, type GoalDueWords } from '@heartwood/contract/domain';
import { paceWords } from './pace-words';
import type { ShownTone } from './look';
import type { Goal, Scenario } from './timeline';

/** The second line of a goal: "94% · achieved 17 Apr.", "640 today · 30 Jun.", "At risk · 30 Jun.", "6 May · 8 days late". */
export function goalWords(goal: Goal, scenarios: ReadonlyMap<string, Scenario>, today: string): Omit<GoalDueWords, 'tone'> & { tone: ShownTone } {
  const { tone: due, text, spoken } = goalDueWords(goal, today);
  const scenario = goal.scenarioId === null ? undefined : scenarios.get(goal.scenarioId);
  // Past due is late in the words of its day.
  const pace = due === 'past' ? null : paceWords(goal, today);
  const tone = pace?.pace === 'AT_RISK' ? 'risk' : pace?.pace === 'LATE' ? 'past' : due;
  const value = valueWords(goal);
  const before = [scenario && shortTitle(scenario.title), pace?.label ?? value].filter((part) => part !== undefined);
  if (before.length === 0) return { tone, text, spoken };
  const words = tone === 'achieved' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const said = [scenario && shortTitle(scenario.title), value, pace?.text].filter((part) => part !== undefined);
  return { tone, text: [...before, words].join(' · '), spoken: [...said, spoken].join(', ') };
}

function valueWords({ status, metricType, milestoneValue, checkInValue }: Goal): string | undefined {
  if (metricType === 'text') return undefined;
  if (status === 'ACHIEVED') return metricWords(metricType, checkInValue ?? milestoneValue);
  return checkInValue === null ? undefined : `${metricWords(metricType, checkInValue)} today`;
}

/** "Stretch: third city" is called "Stretch" where there is little room. */
export function shortTitle(title: string): string {
  return title.split(':')[0]?.trim() || title;
}
