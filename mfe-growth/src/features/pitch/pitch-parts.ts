import { moduleOf } from '@heartwood/contract/domain';
import { isBlank, parseRichText, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import type { ModuleKey, ModuleRowFragment } from '../../generated/graphql';
import { dueWords } from '../../module/due-date';
import { modulePath } from '../../module/module-page';
import { COMPANY_OVERVIEW, inFramework } from '../../module/places';
import type { Deck } from './deck';
import { marketsOf } from './pitch-words';

export type PartKey =
  | 'pitch' | 'problem' | 'solution' | 'market' | 'competition' | 'businessModel' | 'goals' | 'team'
  | 'visionAndBelief' | 'culture' | 'sdgs';

/** What is missing in a part, and where it is put right. */
export interface Notice { text: string; action: string; to: string }

export interface PitchPart {
  key: PartKey;
  title: string;
  /** All that an investor asks of it is marked as done. */
  isReady: boolean;
  /** There is something to read: on paper a part without is left out. */
  hasContent: boolean;
  notices: Notice[];
}

interface PartDefinition {
  key: PartKey;
  title: string;
  modules: readonly ModuleKey[];
  /** Those whose being done makes it ready; all of them unless told. */
  needed?: readonly ModuleKey[];
}

/** The parts after the pitch itself, in the order of a summary (specification, section 7). */
const PARTS: readonly PartDefinition[] = [
  { key: 'problem', title: 'Problem', modules: ['overallProblem'] },
  { key: 'solution', title: 'Solution', modules: ['overallSolution'] },
  // What one can win next year may still be open while the market itself is known.
  { key: 'market', title: 'Market potential', modules: ['tam', 'sam', 'som', 'marketStrategy'], needed: ['tam', 'sam'] },
  { key: 'competition', title: 'Competition', modules: ['pointOfDifferentiation', 'comparison'] },
  {
    key: 'businessModel', title: 'Business model',
    modules: ['customerSegment', 'channels', 'keyResources', 'keyActivities', 'keyPartners', 'revenue', 'costs'],
  },
  { key: 'goals', title: 'Goals', modules: ['marketGoals'] },
  { key: 'team', title: 'Team', modules: ['team'] },
  { key: 'visionAndBelief', title: 'Vision and belief', modules: ['vision', 'belief'] },
  { key: 'culture', title: 'Culture', modules: ['culture'] },
  { key: 'sdgs', title: 'Development goals', modules: ['sdgs'] },
];

export function moduleOfDeck(deck: Deck, key: ModuleKey): Deck['foundation'][number] | undefined {
  return [...deck.foundation, ...deck.businessModels, ...deck.competition, ...deck.marketPotential].find((each) => each.key === key);
}

/** What a module says; null where it says nothing, or nothing to this viewer. */
export function textOf(deck: Deck, key: ModuleKey): RichTextValue | null {
  const module = moduleOfDeck(deck, key);
  const text = module?.description ? parseRichText(module.description) : null;
  return text && !isBlank(text) ? text : null;
}

/** The parts of the summary. One whose modules are all hidden from the viewer is not among them. */
export function pitchParts(deck: Deck, today: string): PitchPart[] {
  const modules = new Map(deck.framework.modules.map((module) => [module.key, module]));
  const shown = PARTS.flatMap((part) => {
    const own = part.modules.flatMap((key) => modules.get(key) ?? []).filter(({ isHidden }) => !isHidden);
    return own.length === 0 ? [] : [composePart(deck, part, own, today)];
  });
  return [pitchItself(deck), ...shown];
}

function pitchItself({ company }: Deck): PitchPart {
  const hasContent = Boolean(company.elevatorPitch?.trim());
  return {
    key: 'pitch', title: 'Pitch', isReady: hasContent, hasContent,
    notices: hasContent ? [] : [{ text: 'No elevator pitch yet', action: 'Write it', to: inFramework(COMPANY_OVERVIEW) }],
  };
}

function composePart(deck: Deck, { key, title, needed }: PartDefinition, own: readonly ModuleRowFragment[], today: string): PitchPart {
  const filled = own.filter((module) => isFilled(deck, module.key));
  const asked = own.filter((module) => needed?.includes(module.key) ?? true);
  return {
    key, title,
    isReady: asked.length > 0 && asked.every(({ progress }) => progress === 'DONE'),
    hasContent: filled.length > 0,
    notices: own.flatMap((module) => noticeOf(deck, module, today) ?? []).slice(0, MOST_NOTICES),
  };
}

/** A part says its first gap or two: the whole list is the overview's. */
const MOST_NOTICES = 2;

/** Whether the summary has something of a module to show. */
function isFilled(deck: Deck, key: ModuleKey): boolean {
  switch (key) {
    case 'tam': case 'sam': case 'som': return marketsOf(deck).some((market) => market.key === key && market.value !== null);
    case 'comparison': return takeaway(deck) !== null;
    case 'revenue': return deck.revenues.length > 0 || textOf(deck, key) !== null;
    case 'keyPartners': return deck.keyPartners.length > 0;
    // Counted as ready or not; what they say is for the plan.
    case 'customerSegment': case 'channels': case 'keyResources': case 'keyActivities': case 'costs': return false;
    case 'marketGoals': return deck.milestones.length > 0;
    case 'team': return deck.team.length > 0;
    case 'culture': return deck.items.length > 0 || textOf(deck, key) !== null;
    case 'sdgs': return deck.sdgs.length > 0;
    default: return textOf(deck, key) !== null;
  }
}

/** What the own company takes away from the comparison. */
export function takeaway({ competitors }: Deck): string | null {
  return competitors.find(({ isSelf }) => isSelf)?.keyTakeaway?.trim() || null;
}

/** What is said of a module that has nothing to show, and what to do about it. */
const EMPTY: Partial<Record<ModuleKey, readonly [text: string, action: string]>> = {
  overallProblem: ['The problem is not written yet', 'Write it'],
  overallSolution: ['The solution is not written yet', 'Write it'],
  marketStrategy: ['No go-to-market strategy yet', 'Write it'],
  pointOfDifferentiation: ['What sets you apart is not written yet', 'Write it'],
  revenue: ['No revenue yet', 'Add'],
  keyPartners: ['No key partners yet', 'Add'],
  marketGoals: ['No goals on the market plan yet', 'Open'],
  vision: ['The vision is not written yet', 'Write it'],
  belief: ['The belief is not written yet', 'Write it'],
  sdgs: ['No development goals yet', 'Choose'],
};

function noticeOf(deck: Deck, module: ModuleRowFragment, today: string): Notice | null {
  const { key, progress, isLocked, canEdit, dueDate } = module;
  const { label } = moduleOf(key);
  const to = inFramework(modulePath(key));
  // Of a market without a figure its own place says so.
  if (key === 'tam' || key === 'sam' || key === 'som') return null;
  if (progress === 'DONE' && (isFilled(deck, key) || EMPTY[key] === undefined)) return null;
  if (isLocked) return { text: `${label} is part of Pro, Premium and Trial`, action: 'Open', to };
  const [text, action] = emptyWords(deck, key) ?? [`${label} is not done${dueDate === null ? '' : `, ${dueAs(dueDate, today)}`}`, 'Open'];
  return { text, action: canEdit ? action : 'Open', to };
}

function emptyWords(deck: Deck, key: ModuleKey): readonly [string, string] | null {
  const rivals = deck.competitors.filter(({ isSelf }) => !isSelf).length;
  if (key === 'comparison' && rivals === 0) return ['No competitors yet', 'Add'];
  if (key === 'comparison' && takeaway(deck) === null) return ['Your own takeaway is missing', 'Write it'];
  if (key === 'team' && deck.team.length < 2) return ['You are alone here so far', 'Open'];
  return isFilled(deck, key) ? null : EMPTY[key] ?? null;
}

function dueAs(date: string, today: string): string {
  const { tone, text } = dueWords(date, today);
  if (tone === 'past') return text;
  return tone === 'today' ? 'due today' : `due ${text}`;
}

/** "8 of 11 parts are ready for investors." */
export function readyWords(parts: readonly PitchPart[]): string {
  const ready = parts.filter(({ isReady }) => isReady).length;
  return `${ready} of ${parts.length} parts are ready for investors.`;
}
