import type { CompanyFactsFragment } from '../src/generated/graphql';

/** What the sample company says of itself. */
export function sampleCompany(id: string): CompanyFactsFragment {
  return {
    __typename: 'Company', id, name: 'Loopcrate', logo: null, coverImage: null, country: 'DE', city: 'Berlin', size: '6–10',
    sectors: ['e-commerce-retail', 'logistics-supply-chain'], stageId: 5, objective: 'RAISE_FUNDING', isSoloFounder: false,
    investmentEtaMetric: 'MONTHS', investmentEtaValue: 4, customerSegments: 'Grocers, farm shops, wholesalers',
    elevatorPitch: 'Crates that come back by themselves. From week six a shop saves 12%.',
    createdAt: '2026-02-03T09:00:00Z', updatedAt: '2026-05-14T09:00:00Z',
  };
}
