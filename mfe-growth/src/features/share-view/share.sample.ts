import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import { MODULES } from '@heartwood/contract/domain';
import type { PersonFieldsFragment } from '../../generated/graphql';
import type { Plan, Source } from './plan';

const assumption: Source = { __typename: 'SharedSource', status: null, strength: 'NONE', count: 0, newest: null };
const measured: Source = {
  __typename: 'SharedSource', status: 'TRUE', strength: 'STRONG', count: 1,
  newest: {
    __typename: 'SharedEvidence', kind: 'MEASUREMENT', date: '2026-05-12', note: 'Six invoices: the median is €412 a month.', link: null,
  },
};
const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }];

/** A plan as a link with nearly everything shows it. */
export function sampleSharedPlan(companyId: string, people: readonly PersonFieldsFragment[]): Plan {
  const [founder] = people;
  return {
    __typename: 'SharedPlan', companyId, name: 'Loopcrate', logo: null, oneLine: 'Crates that come back.', sectors: ['logistics'],
    stageId: 5,
    sharedBy: founder
      ? { __typename: 'SharedBy', id: founder.id, firstname: founder.firstname, lastname: founder.lastname, profilePhoto: null }
      : null,
    sharedAt: '2026-05-14T10:00:00Z',
    referralCode: null,
    sections: ['level', 'pitch', 'problem', 'market', 'businessModel', 'goals', 'team', 'timeline'],
    done: 17, doneModules: MODULES.slice(0, 17).map(({ key }) => key),
    elevatorPitch: 'Crates that come back by themselves. We wash and track them.', city: 'Berlin', country: 'DE', size: '6–10',
    texts: [
      { __typename: 'SharedText', key: 'overallProblem', description: words('Grocers throw 71 boxes away a day.'), source: measured },
    ],
    markets: [
      { __typename: 'SharedMarket', key: 'tam', value: '2580000000.00', currency: 'EUR', source: assumption },
      { __typename: 'SharedMarket', key: 'sam', value: '587000000.00', currency: 'EUR', source: measured },
    ],
    takeaway: null,
    prices: [{ __typename: 'SharedPrice', type: 'USAGE_FEE', value: '0.2100', currency: 'EUR', frequency: 'PER_UNIT', unit: 'crate trip' }],
    pricesSource: assumption, partners: [], partnersSource: null,
    goals: [
      { __typename: 'SharedGoal', title: '43 pilot grocers', isAchieved: true, day: '2026-04-29', color: 'cat-1' },
      { __typename: 'SharedGoal', title: '1,000 trips a day', isAchieved: false, day: '2099-06-30', color: null },
    ],
    team: people.map(({ id, firstname, lastname }, at) => (
      {
        __typename: 'SharedFace', id, firstname, lastname, profilePhoto: null, position: at === 0 ? 'Founder' : 'CTO', isAdvisory: false,
      })),
    habits: [], sdgs: [],
    phases: [
      { __typename: 'SharedPhase', title: 'Pilot in Neukölln', from: '2026-03-01', to: '2026-05-31', lane: 0 },
      { __typename: 'SharedPhase', title: 'Founder-led sales', from: '2026-03-01', to: '2026-06-30', lane: 1 },
    ],
  };
}

/** A link that is open to everybody who has it. */
export const shareViewOperations = (plan: Plan): Record<string, OperationAnswer> => ({
  OpenShare: {
    openShare: { __typename: 'OpenSharePayload', error: null, share: { __typename: 'OpenedShare', asks: null, changes: null, plan } },
  },
  ReadShared: { readShared: { __typename: 'SharedPayload', error: null } },
  AskShareQuestion: { askShareQuestion: { __typename: 'SharedPayload', error: null } },
});
