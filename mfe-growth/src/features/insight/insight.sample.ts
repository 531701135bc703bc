import type { InsightQuery } from '../../generated/graphql';
import { shiftDay } from './insight-points';

const VISITS = [48, 52, 61, 55, 70, 66, 78, 74, 69, 81, 132, 148];
const DONE = [2, 4, 5, 7, 7, 9, 10, 12, 13, 13, 14, 15];

/** Twelve weeks that end on a Thursday, as the pictures show them. */
export function sampleInsight(companyId: string): NonNullable<InsightQuery['insight']> {
  const since = '2026-02-23';
  const weekly = (values: readonly number[]) => values.map((value, week) => ({ __typename: 'InsightPoint' as const, at: shiftDay(since, 7 * week), value }));
  return {
    __typename: 'Insight', companyId, since, today: '2026-05-14', profileVisits: 934, profileVisitsBefore: 677, visitHistory: weekly(VISITS),
    followers: 640, followersNew: 52, modulesDone: 17, modulesDoneNew: 2,
    moduleHistory: [...weekly(DONE), { __typename: 'InsightPoint', at: '2026-05-13', value: 17 }],
  };
}
