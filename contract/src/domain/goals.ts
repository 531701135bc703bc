/** Specification, section 9. */
export const METRIC_TYPES = ['text', 'number', 'percentage'] as const;
export type MetricType = (typeof METRIC_TYPES)[number];

export const GOAL_STATUSES = ['IN_PROGRESS', 'ACHIEVED'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

/** Names of the tokens of the category palette (product decision 52). */
export const GOAL_COLORS = ['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6', 'cat-7', 'cat-8'] as const;
export type GoalColor = (typeof GOAL_COLORS)[number];

/** The name of the value is shown for what is counted, and needed for a number (spec section 5, product decision 23). */
export const hasMetricName = (type: MetricType) => type !== 'text';
export const needsMetricName = (type: MetricType) => type === 'number';

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

/** What keeps a value from being taken, as the end of a sentence that begins with its name; null when nothing does (spec section 5). */
export function metricValueFault(type: MetricType, value: string): string | null {
  if (value.trim() === '') return 'is required';
  return type === 'text' || NUMBER.test(value) ? null : 'must be a number';
}

/** The last day that has begun somewhere: nobody can have achieved anything later. `now` in any zone. */
export function latestToday(now: Date): string {
  // UTC+14 is ahead of all others.
  return new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
