import { AREAS, moduleOf, type ModuleKey } from '@heartwood/contract/domain';
import { dueWords } from '../../module/due-date';
import { STEP_CLUES } from './step-clues';
import { STEP_REASONS } from './step-reasons';

export interface StepModule {
  key: ModuleKey;
  progress: 'DONE' | 'NOT_DONE';
  /** One line of what is in it, such as the chosen sectors; null where there is none or it is not shown to the viewer. */
  summary: string | null;
  isHidden: boolean;
  assignees: readonly { id: string }[];
  /** `YYYY-MM-DD` */
  dueDate: string | null;
}

/** What the home knows of the company. */
export interface StepFacts {
  company: string;
  modules: readonly StepModule[];
  /** First names of everybody in the company, the viewer among them. */
  people: readonly string[];
  viewerId: string;
  /** `YYYY-MM-DD` where the viewer is. */
  today: string;
  /** What its rows say, of modules that the viewer sees. */
  clues: readonly StepClue[] | null | undefined;
}

/** Rows that make a module worth opening: how many, and what the first is called. */
export interface StepClue { key: ModuleKey; count: number; name: string }

/** Why this module is the next step of this company: whose it is, and what the plan says already. */
export function stepWords(key: ModuleKey, facts: StepFacts): string {
  return [
    whoseWords(key, facts), clueWords(key, facts) ?? companyWords(key, facts) ?? closingWords(key, facts) ?? STEP_REASONS[key],
  ].filter(Boolean).join(' ');
}

function whoseWords(key: ModuleKey, { modules, viewerId, today }: StepFacts): string | null {
  const module = find(key, modules);
  if (!module?.assignees.some(({ id }) => id === viewerId)) return null;
  if (module.dueDate === null) return 'It is yours.';
  const { tone, text } = dueWords(module.dueDate, today);
  if (tone === 'past') return `It is yours and ${text}.`;
  return tone === 'today' ? 'It is yours and due today.' : `It is yours, due ${text}.`;
}

/** What the plan's own rows say; null where they say nothing. */
function clueWords(key: ModuleKey, { clues }: StepFacts): string | null {
  const clue = clues?.find((each) => each.key === key);
  if (!clue) return null;
  return STEP_CLUES[key]?.(`“${clue.name}”${clue.count > 1 ? ` and ${clue.count - 1} more` : ''}`, clue.count > 1) ?? null;
}

/** A sentence that only this company gets; null where the plan says too little so far. */
function companyWords(key: ModuleKey, { company, modules, people }: StepFacts): string | null {
  const sectors = shown('businessSectors', modules);
  const stage = shown('businessStage', modules);
  const others = people.slice(1);
  switch (key) {
    case 'vision':
      return sectors && `${company} works in ${named(sectors)}: say what will be different there in ten years because of you.`;
    case 'belief':
      return isDone('vision', modules)
        ? `The vision says where ${company} goes. Say what you hold to be true that makes you bet on it.`
        : null;
    case 'values':
      return others.length > 0 ? `${listed(people)} decide for ${company}. Name what all of you keep to when it costs something.` : null;
    case 'culture':
      return isDone('values', modules) ? `The values of ${company} are written. Name the habits in which somebody would see them.` : null;
    case 'sdgs':
      return sectors && `${company} works in ${named(sectors)}: choose the goals that it moves there and that you can measure.`;
    case 'skills':
      return others.length > 0 ? `${listed(people)} are in ${company}. Write down what each can do, and what nobody can yet.` : null;
    case 'team':
      return others.length === 0
        ? `So far you are alone in ${company}. Invite who builds it with you, or say that you are a solo founder.`
        : null;
    case 'businessStage':
      return sectors && `${company} works in ${named(sectors)}. Say how far it is today: the stage sets what to prove first.`;
    case 'businessSectors':
      return stage && `${company} is at “${stage}”. Name the markets it sells into, so that partners and advisors know where you play.`;
    default:
      return null;
  }
}

/** The last open module of its area. */
function closingWords(key: ModuleKey, { modules }: StepFacts): string | null {
  const { area, label } = moduleOf(key);
  const open = modules.filter((module) => moduleOf(module.key).area === area && module.progress === 'NOT_DONE');
  if (open.length !== 1) return null;
  return `${label} is all that is left of ${AREAS.find((each) => each.key === area)?.label ?? 'its area'}.`;
}

function find(key: ModuleKey, modules: readonly StepModule[]): StepModule | undefined {
  return modules.find((module) => module.key === key);
}

function shown(key: ModuleKey, modules: readonly StepModule[]): string | null {
  const module = find(key, modules);
  return module && !module.isHidden ? module.summary : null;
}

function isDone(key: ModuleKey, modules: readonly StepModule[]): boolean {
  return find(key, modules)?.progress === 'DONE';
}

/** "E-commerce, Logistics" as it is said. */
const named = (summary: string) => listed(summary.split(', '));

const MOST_NAMES = 3;

/** "Amara, Priya and Mateo"; a long team is counted from the third on. */
function listed(names: readonly string[]): string {
  const all = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} others`] : [...names];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
