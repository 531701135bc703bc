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
}

// Everything else in a plan leans on the vision, so an empty plan starts there; then the framework's own order.
const ORDER: readonly ModuleKey[] = ['vision', ...MODULES.map(({ key }) => key).filter((key) => key !== 'vision')];

/**
 * The one module to suggest: open by plan, not done, shown to the viewer and theirs to edit, with a page to do it on.
 * Their own work comes first, what is due soonest before the rest; then what nobody is at yet, then what others have begun.
 */
export function chooseNextStep(modules: readonly NextStepCandidate[], circumstances: NextStepCircumstances): ModuleKey | null {
  const open = modules.filter((module) => isOpen(module) && circumstances.hasPage(module.key));
  const { viewerId } = circumstances;
  const ranked = open.sort((a, b) => (
    rank(a, viewerId) - rank(b, viewerId) || byDueDate(a, b, viewerId) || ORDER.indexOf(a.key) - ORDER.indexOf(b.key)
  ));
  return ranked[0]?.key ?? null;
}

function isOpen({ progress, isLocked, isHidden, canEdit }: NextStepCandidate): boolean {
  return progress === 'NOT_DONE' && !isLocked && !isHidden && canEdit;
}

function rank({ assignees }: NextStepCandidate, viewerId: string): number {
  if (assignees.some(({ id }) => id === viewerId)) return 0;
  return assignees.length === 0 ? 1 : 2;
}

// The dates of others are theirs to keep: they order nothing here.
function byDueDate(a: NextStepCandidate, b: NextStepCandidate, viewerId: string): number {
  if (rank(a, viewerId) !== 0 || a.dueDate === b.dueDate) return 0;
  return (a.dueDate ?? NEVER) < (b.dueDate ?? NEVER) ? -1 : 1;
}

const NEVER = '9999-12-31';
