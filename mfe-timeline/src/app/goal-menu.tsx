import {
  CalendarDaysIcon, CheckIcon, EllipsisIcon, FolderIcon, IconButton, ListChecksIcon, Menu, PanelRightIcon, Trash2Icon, Undo2Icon,
  type MenuItem,
} from '@heartwood/shared-ui';
import type { Goal } from '../timeline/timeline';
import type { GoalCommands } from '../timeline/use-goal-commands';

export interface GoalMenuProps {
  goal: Goal;
  commands: GoalCommands;
  onOpen?: (goal: Goal) => void;
  onAchieve(goal: Goal): void;
  onMove(goal: Goal): void;
  onRegroup(goal: Goal): void;
  onRemoved?: () => void;
  /** The page has a key for marking it. */
  hasKey?: boolean;
}

/** All that can be done with a goal beside its fields; moving it by its day is the way without dragging. */
export function GoalMenu(props: GoalMenuProps) {
  const label = `Actions for ${props.goal.title}`;
  return <Menu label={label} items={goalItems(props)} trigger={<IconButton size="sm" icon={EllipsisIcon} label={label} />} />;
}

export function goalItems({ goal, commands, onOpen, onAchieve, onMove, onRegroup, onRemoved, hasKey = false }: GoalMenuProps): MenuItem[] {
  return [
    ...(onOpen ? [{ key: 'open', label: 'Open', icon: PanelRightIcon, shortcut: 'Enter', onSelect: () => onOpen(goal) }] : []),
    goal.status === 'IN_PROGRESS'
      ? { key: 'achieve', label: 'Mark as achieved', icon: CheckIcon, ...(hasKey && { shortcut: 'M' }), onSelect: () => onAchieve(goal) }
      : { key: 'reopen', label: 'Mark as in progress', icon: Undo2Icon, onSelect: () => void commands.reopen(goal) },
    { key: 'move', label: 'Move to date…', icon: CalendarDaysIcon, onSelect: () => onMove(goal) },
    { key: 'regroup', label: 'Move to category…', icon: FolderIcon, onSelect: () => onRegroup(goal) },
    {
      key: 'show', label: goal.showOnMarketPlan ? 'Remove from Market Plan' : 'Show on Market Plan', icon: ListChecksIcon,
      onSelect: () => void commands.show(goal, !goal.showOnMarketPlan),
    },
    'line',
    {
      key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true,
      onSelect: () => {
        commands.remove(goal);
        onRemoved?.();
      },
    },
  ];
}
