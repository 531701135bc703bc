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
  /** `YYYY-MM-DD` where the viewer is. */
  today: string;
  /** Whether the product has a place to work on the module. */
  hasPage: (key: ModuleKey) => boolean;
}

// Everything else in a plan leans on the vision, so an empty plan starts there; then the framework's own order.
const ORDER: readonly ModuleKey[] = ['vision', ...MODULES.map(({ key }) => key).filter((key) => key !== 'vision')];

/**
 * The one module to suggest: open by plan, not done, shown to the viewer and theirs to edit, with a page to do it on.
 * Their own overdue work comes first, then what nobody is at yet, then the rest of their own, then what others have begun.
 */
export function chooseNextStep(modules: readonly NextStepCandidate[], circumstances: NextStepCircumstances): ModuleKey | null {
  const open = modules.filter((module) => isOpen(module) && circumstances.hasPage(module.key));
  const ranked = open.sort((a, b) => rank(a, circumstances) - rank(b, circumstances) || ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  return ranked[0]?.key ?? null;
}

function isOpen({ progress, isLocked, isHidden, canEdit }: NextStepCandidate): boolean {
  return progress === 'NOT_DONE' && !isLocked && !isHidden && canEdit;
}

function rank({ assignees, dueDate }: NextStepCandidate, { viewerId, today }: NextStepCircumstances): number {
  const isMine = assignees.some(({ id }) => id === viewerId);
  if (isMine && dueDate !== null && dueDate <= today) return 0;
  if (assignees.length === 0) return 1;
  return isMine ? 2 : 3;
}
