import type { ModuleKey } from './modules';

/**
 * What a link can show of a company: the parts of its pitch in their order, its level and its timeline (product decision 90), each
 * with the modules it speaks of. One that not even the whole team sees is never shown by a link (decision 58).
 */
const SECTIONS = {
  level: { title: 'Level', modules: [] },
  pitch: { title: 'Pitch', modules: [] },
  problem: { title: 'Problem', modules: ['overallProblem'] },
  solution: { title: 'Solution', modules: ['overallSolution'] },
  market: { title: 'Market potential', modules: ['tam', 'sam', 'som', 'marketStrategy'] },
  competition: { title: 'Competition', modules: ['pointOfDifferentiation', 'comparison'] },
  businessModel: { title: 'Business model', modules: ['revenue', 'keyPartners'] },
  goals: { title: 'Goals', modules: ['traction', 'marketGoals'] },
  team: { title: 'Team', modules: ['team'] },
  visionAndBelief: { title: 'Vision and belief', modules: ['vision', 'belief'] },
  culture: { title: 'Culture', modules: ['culture'] },
  sdgs: { title: 'Development goals', modules: ['sdgs'] },
  timeline: { title: 'Timeline', modules: [] },
} as const satisfies Record<string, { title: string; modules: readonly ModuleKey[] }>;

export type ShareSection = keyof typeof SECTIONS;
export const SHARE_SECTIONS = Object.keys(SECTIONS) as [ShareSection, ...ShareSection[]];

export const shareSectionTitle = (section: ShareSection): string => SECTIONS[section].title;

/** The modules of which a section says something. */
export const modulesOfSection = (section: ShareSection): readonly ModuleKey[] => SECTIONS[section].modules;

/** Time with a section counts from here on: whoever scrolls past has not read it. */
export const READ_FROM_SECONDS = 3;

/** So many live and ended links a company can have. */
export const MOST_SHARE_LINKS = 100;

/** Wrong passcodes in a row, after which a link takes none for a while. */
export const PASSCODE_TRIES = { most: 5, minutes: 15 } as const;

/** Where a company's plan is read by a link; the token stands in the query (product decisions 4 and 5). */
export const SHARE_PATH = '/app/share';

/** Where a presentation is looked at: its id follows for the company's people, the token of a link for everybody else. */
export const DECK_PATH = '/app/presentation/view';
