import { evidenceStrength, nextTests, type ClaimStatus, type EvidenceStrength } from '@heartwood/contract/domain';
import type { AssumptionModuleFragment, EvidenceFieldsFragment, Priority } from '../../generated/graphql';

/** One assumption of the plan with what it is founded on. */
export interface Assumption {
  key: AssumptionModuleFragment['key'];
  words: string;
  status: ClaimStatus;
  priority: Priority | null;
  strength: EvidenceStrength;
  dueDate: string | null;
  module: AssumptionModuleFragment;
  evidence: readonly EvidenceFieldsFragment[];
}

export type BoardFilter = 'all' | 'mine' | 'toTest';

/** What the modules that are shown take for granted, in the framework's order. */
export function assumptionsOf(modules: readonly AssumptionModuleFragment[], evidence: readonly EvidenceFieldsFragment[]): Assumption[] {
  return modules.flatMap((module) => {
    const { key, assumption, assumptionData, priority, dueDate } = module;
    if (!assumption) return [];
    const own = evidence.filter((each) => each.key === key && each.rowId === null && each.field === null);
    const status = assumptionData?.status ?? 'TO_TEST';
    return [{ key, words: assumption, status, priority, dueDate, module, evidence: own, strength: evidenceStrength(own) }];
  });
}

/** Those that the filter shows. */
export function shownBy(filter: BoardFilter, assumptions: readonly Assumption[], viewerId: string): readonly Assumption[] {
  if (filter === 'mine') return assumptions.filter(({ module }) => module.assignees.some(({ id }) => id === viewerId));
  return filter === 'toTest' ? assumptions.filter(({ status }) => status === 'TO_TEST') : assumptions;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Two important beliefs have no evidence yet": what the board says first. */
export function boardTitle(assumptions: readonly Assumption[]): string {
  if (assumptions.length === 0) return 'No assumption is written down yet';
  const count = nextTests(assumptions).filter(({ priority, strength }) => priority === 'HIGH' && strength === 'NONE').length;
  if (count === 0) return 'Every important belief has evidence';
  const number = NUMBERS[count] ?? String(count);
  return count === 1 ? `${number} important belief has no evidence yet` : `${number} important beliefs have no evidence yet`;
}
