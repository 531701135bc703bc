import type { MetricType } from '../goals';

/** What a goal is measured by; values are words, or decimals such as "1000.5". */
export interface GoalMetric {
  metricType: MetricType;
  metricName: string | null;
  milestoneValue: string;
}

/** A value as it is read: "1,000", "94%", or the words themselves. */
export function metricWords(type: MetricType, value: string): string {
  if (type === 'text') return value;
  const number = Number(value);
  const words = value.trim() === '' || !Number.isFinite(number) ? value : number.toLocaleString('en', { maximumFractionDigits: 10 });
  return type === 'percentage' ? `${words}%` : words;
}

/** What is aimed at, with its name: "1,000 trips", "94% return rate". */
export function targetWords({ metricType, metricName, milestoneValue }: GoalMetric): string {
  return [metricWords(metricType, milestoneValue), metricType === 'text' ? null : metricName].filter(Boolean).join(' ');
}

/** How much of the target is reached, 0 to 1; null for words, and while there is no value. */
export function goalShare({ metricType, milestoneValue }: GoalMetric, value: string | null): number | null {
  const target = Number(milestoneValue);
  if (metricType === 'text' || value === null || !(target > 0)) return null;
  const share = Number(value) / target;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : null;
}
