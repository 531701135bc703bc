import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import type { ModuleContentFragment, PersonFieldsFragment } from '../src/generated/graphql';
import { AMARA, COMPANY_ID, JONAS, MATEO, PRIYA } from './sample-people';

type Sample = Partial<ModuleContentFragment>;

const text = (words: string) => [{ type: 'paragraph', children: [{ text: words }] }];
const done = (...assignees: PersonFieldsFragment[]): Sample => ({ progress: 'DONE', assignees });
const open = (...assignees: PersonFieldsFragment[]): Sample => ({ progress: 'NOT_DONE', assignees });

/** A day from now on, as `YYYY-MM-DD`. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The plan of the pictures: 17 of 28. */
const SAMPLES: Record<ModuleKey, Sample> = {
  businessSectors: { ...done(AMARA), summary: 'E-commerce, Logistics' },
  businessStage: { ...done(AMARA), summary: 'Early traction' },
  vision: { ...done(AMARA), description: text('In ten years nobody in a European city remembers the word parcel waste.') },
  belief: {
    ...done(AMARA), description: text('Reuse does not fail because people are lazy. It fails because returning costs them a trip.'),
  },
  values: {
    ...done(AMARA, PRIYA), description: text('Three values, and what each of them rules out.'),
  },
  culture: {
    ...open(PRIYA, AMARA), dueDate: dayFromNow(8), priority: 'MEDIUM', commentCount: 2, revision: 3, updatedAt: new Date().toISOString(),
    updatedBy: AMARA,
    description: [{ type: 'paragraph', children: [
      { text: 'Everybody at Loopcrate spends ' }, { text: 'one hour a week at the washing line', bold: true },
      { text: '. Problems are fixed where they are seen, and numbers are open to every driver.' },
    ] }],
    assumption: 'Open costs make drivers stay longer than a year.',
    assumptionData: {
      __typename: 'AssumptionData', status: 'TO_TEST', test: 'compare 6 month turnover with two couriers.', passesIf: null, result: null,
    },
  },
  sdgs: done(MATEO),
  skills: open(PRIYA),
  team: done(AMARA),
  overallProblem: done(AMARA),
  overallSolution: done(AMARA, JONAS),
  customerSegment: done(MATEO),
  channels: done(MATEO),
  keyResources: done(JONAS),
  keyActivities: { ...open(JONAS), dueDate: dayFromNow(5) },
  keyPartners: open(),
  revenue: open(PRIYA),
  costs: open(PRIYA),
  pointOfDifferentiation: done(AMARA),
  comparison: { ...open(MATEO), dueDate: dayFromNow(0) },
  tam: done(PRIYA),
  sam: done(PRIYA),
  som: open(PRIYA),
  marketStrategy: open(MATEO, AMARA),
  swot: open(JONAS),
  riskAnalysis: open(),
  marketGoals: done(AMARA),
  traction: done(MATEO),
};

/** A module as the server would tell it, with what a test wants different. */
export function sampleModule(key: ModuleKey, change: Sample = {}): ModuleContentFragment {
  return {
    __typename: 'GrowthModule', id: `${COMPANY_ID}:${key}`, companyId: COMPANY_ID, key, progress: 'NOT_DONE', isLocked: false,
    isHidden: false,
    canEdit: true, canComment: true, canShare: true, summary: null, dueDate: null, assignees: [], visibleTo: [], priority: null,
    commentCount: 0,
    doneAt: null, description: null, otherDescription: null, hiddenFields: [], assumption: null, assumptionData: null, revision: 0,
    isEvidenced: false, updatedAt: null, updatedBy: null,
    ...SAMPLES[key], ...change,
  };
}

export function sampleModules(change: (module: ModuleContentFragment) => Sample = () => ({})): ModuleContentFragment[] {
  return MODULES.map(({ key }) => {
    const module = sampleModule(key);
    return { ...module, ...change(module) };
  });
}
