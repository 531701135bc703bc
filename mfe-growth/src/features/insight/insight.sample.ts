import type { InsightQuery } from '../../generated/graphql';
import { shiftDay } from './insight-points';

const VISITS = [48, 52, 61, 55, 70, 66, 78, 74, 69, 81, 132, 148];
const DONE = [2, 4, 5, 7, 7, 9, 10, 12, 13, 13, 14, 15];

const LINK = {
  __typename: 'InsightLink' as const, id: '0b000000-0000-4000-8000-000000000001', name: 'Seed investors',
  sections: ['market' as const, 'team' as const],
  views: 41, lastOpenedAt: '2026-05-12T08:12:00.000Z', expiresAt: '2026-06-30T00:00:00.000Z',
  createdBy: {
    __typename: 'Person' as const, id: '0a000000-0000-4000-8000-000000000001', firstname: 'Amara', lastname: 'Okafor', profilePhoto: null,
  },
};

/** Twelve weeks that end on a Thursday, as the pictures show them. */
export function sampleInsight(companyId: string): NonNullable<InsightQuery['insight']> {
  const since = '2026-02-23';
  const weekly = (values: readonly number[]) => (
    values.map((value, week) => ({ __typename: 'InsightPoint' as const, at: shiftDay(since, 7 * week), value }))
  );
  return {
    __typename: 'Insight', companyId, since, today: '2026-05-14', profileVisits: 934, profileVisitsBefore: 677,
    visitHistory: weekly(VISITS),
    shareViews: 71, shareViewsBefore: 0, shareLinkCount: 9, shareLinks: [LINK],
    followers: 640, followersNew: 52, modulesDone: 17, modulesDoneNew: 2,
    moduleHistory: [...weekly(DONE), { __typename: 'InsightPoint', at: '2026-05-13', value: 17 }],
  };
}
