import type { GoalStatus } from '../goals';

export const GOAL_PACES = ['ON_TRACK', 'AT_RISK', 'LATE'] as const;
export type GoalPace = (typeof GOAL_PACES)[number];

/** What was counted on a day, `YYYY-MM-DD`. */
export interface CheckInPoint { date: string; value: number }

/** Where check-ins lead: so much a day, and the day on which the value is reached; null when they do not lead there. */
export interface Forecast { perDay: number; date: string | null }

const MOST = 8;
const LEAST = 3;
/** Less than this is no part of a day but a rounding of the sums. */
const ROUNDING = 1e-9;
/** Later than anybody plans. */
const HORIZON_DAYS = 36_500;
/** So many days over the due date are a risk, more are late. */
export const AT_RISK_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/**
 * The straight line through the last eight check-ins by least squares: with x in days, `perDay = Σ(x − x̄)(y − ȳ) ÷ Σ(x − x̄)²`, and the
 * target is reached at `x = x̄ + (target − ȳ) ÷ perDay`, rounded up to a day and not before the last check-in. Once the values have
 * reached or crossed the target, that day is the last check-in's. Null under three check-ins, or when all are of one day. `checkIns` in
 * the order in which they were made where they have the same day.
 */
export function forecast(checkIns: readonly CheckInPoint[], target: number): Forecast | null {
  const points = checkIns.map(({ date, value }) => ({ x: numberOf(date), y: value })).sort((one, other) => one.x - other.x).slice(-MOST);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < LEAST || !first || !last) return null;
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (spread === 0) return null;
  const perDay = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  if ((first.y - target) * (last.y - target) <= 0) return { perDay, date: dayOf(last.x) };
  const days = x + (target - y) / perDay - last.x;
  const leadsThere = perDay * (target - last.y) > 0 && days <= HORIZON_DAYS;
  return { perDay, date: leadsThere ? dayOf(last.x + Math.max(0, Math.ceil(days - ROUNDING))) : null };
}

/** What the pace of a goal follows from; days are `YYYY-MM-DD`. */
export interface PacedGoal {
  status: GoalStatus;
  date: string | null;
  projectedDate: string | null;
  chosenPace: GoalPace | null;
}

/**
 * How a goal goes: what somebody chose, else late when it is past due, else by its forecast: on track up to the due date, at risk up to
 * thirty days later, then late. Null for what is achieved, and for what has no day or no forecast. `today` where the reader is.
 */
export function paceOf({ status, date, projectedDate, chosenPace }: PacedGoal, today: string): GoalPace | null {
  if (status === 'ACHIEVED') return null;
  if (chosenPace !== null) return chosenPace;
  if (date === null) return null;
  if (date < today) return 'LATE';
  if (projectedDate === null) return null;
  const over = numberOf(projectedDate) - numberOf(date);
  if (over <= 0) return 'ON_TRACK';
  return over <= AT_RISK_DAYS ? 'AT_RISK' : 'LATE';
}
