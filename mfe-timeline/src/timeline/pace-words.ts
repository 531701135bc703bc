import { dayCount, daysBetween, paceOf, shortGoalDay, type GoalPace, type PacedGoal } from '@heartwood/contract/domain';

export const PACE_LABELS: Record<GoalPace, string> = { ON_TRACK: 'On track', AT_RISK: 'At risk', LATE: 'Late' };
export const PACE_TONES = { ON_TRACK: 'success', AT_RISK: 'warning', LATE: 'danger' } as const;

export interface PaceWords {
  pace: GoalPace;
  tone: (typeof PACE_TONES)[GoalPace];
  label: string;
  /** "22 Jul. at this pace"; null without a forecast. */
  forecast: string | null;
  /** Both: "At risk, 22 Jul. at this pace". */
  text: string;
}

/** How a goal goes, in words; null where nothing says it. `today` is where the reader is. */
export function paceWords(goal: PacedGoal, today: string): PaceWords | null {
  const pace = paceOf(goal, today);
  if (pace === null) return null;
  const label = PACE_LABELS[pace];
  const forecast = goal.projectedDate === null ? null : `${shortGoalDay(goal.projectedDate, today)} at this pace`;
  return { pace, tone: PACE_TONES[pace], label, forecast, text: forecast === null ? label : `${label}, ${forecast}` };
}

/** Where the plan of an earlier day stood: "Planned for 18 Jun., slipped 12 days"; null while it stands there. */
export function slipWords(plannedDate: string | null, date: string | null, today: string): string | null {
  if (plannedDate === null || plannedDate === date) return null;
  const planned = `Planned for ${shortGoalDay(plannedDate, today)}`;
  if (date === null) return `${planned}, without a day now`;
  const days = daysBetween(plannedDate, date);
  return days > 0 ? `${planned}, slipped ${dayCount(days)}` : `${planned}, ${dayCount(-days)} earlier now`;
}
