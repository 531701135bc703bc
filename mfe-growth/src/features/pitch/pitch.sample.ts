import type { SampleSources } from '../../area-page/source/source.sample';
import type { CompanyFactsFragment, ModuleContentFragment, PersonFieldsFragment } from '../../generated/graphql';
import type { Deck } from './deck';

interface PitchSample {
  company: CompanyFactsFragment;
  framework: object;
  modules: readonly ModuleContentFragment[];
  people: readonly PersonFieldsFragment[];
  sources: SampleSources;
}

const BUSINESS_MODEL = [
  'overallProblem', 'overallSolution', 'customerSegment', 'channels', 'keyResources', 'keyActivities', 'keyPartners', 'revenue', 'costs',
];

/** The summary as a server tells it to somebody who may see all of it. */
export function samplePitch({ company, framework, modules, people, sources }: PitchSample): Deck {
  const of = (keys: readonly string[]) => modules.filter(({ key }) => keys.includes(key));
  const market = (id: string, key: 'tam' | 'sam', number: number, price: string) => (
    { __typename: 'MarketCustomer' as const, id, key, currency: 'EUR', number, price }
  );
  const price = { __typename: 'Revenue' as const, currency: 'EUR' };
  return {
    __typename: 'PitchDeck', companyId: company.id, company: { ...company },
    framework: { ...framework, modules } as unknown as Deck['framework'],
    foundation: of(['vision', 'belief', 'culture', 'sdgs']),
    businessModels: of(BUSINESS_MODEL),
    competition: of(['pointOfDifferentiation', 'comparison']),
    marketPotential: of(['tam', 'sam', 'som', 'marketStrategy']).map((module) => ({ ...module, otherDescription: null })),
    items: [{ __typename: 'FoundationItem', id: 'item-1', label: 'Depot Friday', description: 'One hour at the line' }],
    sdgs: [{ __typename: 'CompanySdg', id: `${company.id}:12`, sdgId: 12 }],
    revenues: [
      { ...price, id: 'revenue-1', type: 'USAGE_FEE', value: '0.2100', frequency: 'PER_UNIT', unit: 'crate trip' },
      { ...price, id: 'revenue-2', type: 'SUBSCRIPTION_FEE', value: '89.0000', frequency: 'MONTHLY', unit: 'shop' },
    ],
    keyPartners: [],
    competitors: [{ __typename: 'Competitor', id: 'competitor-1', name: 'Rebox', isSelf: false, keyTakeaway: null }],
    marketCustomers: [market('market-1', 'tam', 66_700, '38680.00'), market('market-2', 'sam', 18_300, '32080.00')],
    ...sources,
    milestones: [
      { __typename: 'Goal', id: 'goal-1', title: '43 pilot grocers', status: 'ACHIEVED', date: '2026-04-30', dateAchieved: '2026-04-29' },
      { __typename: 'Goal', id: 'goal-2', title: '1,000 trips a day', status: 'IN_PROGRESS', date: '2099-06-30', dateAchieved: null },
    ],
    team: people.map((person, at) => ({ __typename: 'TeamFace', person, position: at === 0 ? 'Founder' : 'CTO', isAdvisory: false })),
  };
}
