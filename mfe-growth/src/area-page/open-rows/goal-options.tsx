import type { SelectOption } from '@heartwood/shared-ui';
import { GoalMark } from '../../module/goal-mark';

/** The goals that a row can be linked to. */
export function goalOptions(goals: readonly { id: string; title: string }[]): SelectOption[] {
  return goals.map(({ id, title }) => ({ value: id, label: title, lead: <GoalMark /> }));
}
