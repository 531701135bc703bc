import type { AffiliateStatisticsQuery } from '../../generated/graphql';
import { monthWords } from '../../program/amounts';

export type Statistics = AffiliateStatisticsQuery['affiliateStatistics'];
export type By = Statistics['by'];
export interface Funnel { clicks: number; signUps: number; paid: number }

export const WINDOWS = [
  { value: 'DAY', label: '30 days' }, { value: 'WEEK', label: '26 weeks' }, { value: 'MONTH', label: '12 months' },
] as const;
export const HEADS = { DAY: 'Day', WEEK: 'Week from', MONTH: 'Month' } as const satisfies Record<By, string>;

export function sumOf(steps: readonly Funnel[]): Funnel {
  return steps.reduce((sum, { clicks, signUps, paid }) => ({
    clicks: sum.clicks + clicks, signUps: sum.signUps + signUps, paid: sum.paid + paid,
  }),
    { clicks: 0, signUps: 0, paid: 0 });
}

/** "1 in 13 clicks becomes a company, 6 in 10 of them pay" */
export function funnelHeadline({ clicks, signUps, paid }: Funnel): string {
  if (clicks === 0 && signUps === 0) return 'Nobody has followed your links yet';
  if (signUps === 0) return `${clicks === 1 ? '1 click' : `${clicks} clicks`}, no company yet`;
  const becomes = clicks >= signUps
    ? `1 in ${Math.round(clicks / signUps)} clicks becomes a company`
    : `${signUps === 1 ? '1 company' : `${signUps} companies`} by your codes`;
  return paid === 0 ? `${becomes}, none pays yet` : `${becomes}, ${Math.round((paid / signUps) * 10)} in 10 of them pay`;
}

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Of a step: "May" of months, "11 May" of weeks and days. */
export const stepLabel = (from: string, by: By): string => (
  by === 'MONTH' ? `${monthWords(from.slice(0, 7)).slice(0, 3)} ${from.slice(2, 4)}` : DAY.format(new Date(`${from}T00:00:00Z`))
);
