import { dayShift, goalDueWords, metricWords, shortGoalDay, type GoalDueWords } from '@heartwood/contract/domain';
import { paceWords } from './pace-words';
import type { ShownTone } from './look';
import type { Goal, Scenario } from './timeline';

export type GoalWords = Omit<GoalDueWords, 'tone'> & { tone: ShownTone };

/**
 * The second line of a goal: "94% · achieved 17 Apr.", "640 today · 30 Jun.", "Stretch · 30 Oct.", "6 May · 8 days late".
 * @param was the day it is compared with: "10 Jul. · 14 days later than 26 Jun."
 */
export function goalWords(goal: Goal, scenarios: ReadonlyMap<string, Scenario>, today: string, was?: string): GoalWords {
  const said = saidLast.get(goal);
  if (said && said.scenarios === scenarios && said.today === today && said.was === was) return said.words;
  const words = newWords(goal, scenarios, today, was);
  saidLast.set(goal, { scenarios, today, was, words });
  return words;
}

/** The words of each goal as they were asked for last: a zoom asks for those of thousands again. */
const saidLast = new WeakMap<Goal, {
  scenarios: ReadonlyMap<string, Scenario>; today: string; was: string | undefined; words: GoalWords;
}>();

function newWords(goal: Goal, scenarios: ReadonlyMap<string, Scenario>, today: string, was: string | undefined): GoalWords {
  const due = plainWords(goal, scenarios, today);
  if (was === undefined || goal.date === null) return due;
  const slip = `${dayShift(was, goal.date)} than ${shortGoalDay(was, today)}`;
  return { ...due, text: `${due.text} · ${slip}`, spoken: `${due.spoken}, ${slip}` };
}

function plainWords(goal: Goal, scenarios: ReadonlyMap<string, Scenario>, today: string): GoalWords {
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

/** What was counted last, where it is counted. */
export function valueWords({ status, metricType, milestoneValue, checkInValue }: Goal): string | undefined {
  if (metricType === 'text') return undefined;
  if (status === 'ACHIEVED') return metricWords(metricType, checkInValue ?? milestoneValue);
  return checkInValue === null ? undefined : `${metricWords(metricType, checkInValue)} today`;
}

/** "Stretch: third city" is called "Stretch" where there is little room. */
export function shortTitle(title: string): string {
  return title.split(':')[0]?.trim() || title;
}
