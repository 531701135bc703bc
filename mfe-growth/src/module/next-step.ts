import { MODULES, type ModuleKey } from '@heartwood/contract/domain';

export interface NextStepCandidate {
  key: ModuleKey;
  progress: 'DONE' | 'NOT_DONE';
  isLocked: boolean;
  isHidden: boolean;
  canEdit: boolean;
  assignees: readonly { id: string }[];
  /** `YYYY-MM-DD` */
  dueDate: string | null;
}

export interface NextStepCircumstances {
  viewerId: string;
  /** Whether the product has a place to work on the module. */
  hasPage: (key: ModuleKey) => boolean;
  /** `YYYY-MM-DD` */
  today: string;
  /** Modules that rows of the plan ask for: "Your resources name two depots, but no partner runs them". */
  clues?: readonly { key: ModuleKey }[] | null | undefined;
}

// Everything else in a plan leans on the vision, so an empty plan starts there; then the framework's own order.
const ORDER: readonly ModuleKey[] = ['vision', ...MODULES.map(({ key }) => key).filter((key) => key !== 'vision')];

/** So many days ahead what is theirs leaves no time for anything else. */
const SOON = 3;

/**
 * The one module to suggest: open by plan, not done, shown to the viewer and theirs to edit, with a page to do it on.
 * Their own work that is due within days comes first; then the gap that the plan's own rows name and nobody is at, which closes by itself
 * least of all; then the rest of their own, what is due soonest before the others; then what nobody is at yet, then what others have begun.
 */
export function chooseNextStep(modules: readonly NextStepCandidate[], circumstances: NextStepCircumstances): ModuleKey | null {
  const open = modules.filter((module) => isOpen(module) && circumstances.hasPage(module.key));
  // What rows ask for leans on the vision as everything does.
  const isBegun = !open.some(({ key }) => key === 'vision');
  const rankOf = rankIn(isBegun ? circumstances : { ...circumstances, clues: [] });
  const { viewerId } = circumstances;
  const ranked = open.sort((a, b) => rankOf(a) - rankOf(b) || byDueDate(a, b, viewerId) || ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  return ranked[0]?.key ?? null;
}

function isOpen({ progress, isLocked, isHidden, canEdit }: NextStepCandidate): boolean {
  return progress === 'NOT_DONE' && !isLocked && !isHidden && canEdit;
}

const isTheirs = ({ assignees }: NextStepCandidate, viewerId: string) => assignees.some(({ id }) => id === viewerId);

function rankIn({ viewerId, today, clues }: NextStepCircumstances): (module: NextStepCandidate) => number {
  const soon = new Date(Date.parse(today) + SOON * DAY).toISOString().slice(0, 10);
  const named = new Set(clues?.map(({ key }) => key));
  return (module) => {
    if (isTheirs(module, viewerId)) return (module.dueDate ?? NEVER) <= soon ? 0 : 2;
    if (module.assignees.length > 0) return 4;
    return named.has(module.key) ? 1 : 3;
  };
}

// The dates of others are theirs to keep: they order nothing here.
function byDueDate(a: NextStepCandidate, b: NextStepCandidate, viewerId: string): number {
  if (!isTheirs(a, viewerId) || !isTheirs(b, viewerId) || a.dueDate === b.dueDate) return 0;
  return (a.dueDate ?? NEVER) < (b.dueDate ?? NEVER) ? -1 : 1;
}

const NEVER = '9999-12-31';
const DAY = 86_400_000;
