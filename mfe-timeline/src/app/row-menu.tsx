import { CalendarDaysIcon, ContextMenu, FolderIcon, PanelRightIcon, Trash2Icon, type ContextMenuProps, type MenuItem } from '@heartwood/shared-ui';
import type { Goal, Phase } from '../timeline/timeline';
import { usePhaseCommands } from '../timeline/use-phase-commands';
import { goalItems } from './goal-menu';
import type { GoalDialogs } from './use-goal-dialogs';

export interface RowMenuProps extends Pick<ContextMenuProps, 'at' | 'from' | 'onClose'> {
  goal: Goal | undefined;
  phase: Phase | undefined;
  dialogs: GoalDialogs;
  onOpenGoal(goal: Goal): void;
  onOpenPhase(phase: Phase): void;
}

/** What the button of a goal offers, where the goal was pressed; of a phase what its drawer does. Nothing once it is gone. */
export function RowMenu(
  { goal, phase, dialogs: { commands, achieve, move, regroup, regroupPhase, movePhase }, onOpenGoal, onOpenPhase, ...place }: RowMenuProps,
) {
  const { remove } = usePhaseCommands();
  if (goal) {
    const items = goalItems({ goal, commands, onOpen: onOpenGoal, onAchieve: achieve, onMove: move, onRegroup: regroup, hasKey: true });
    return <ContextMenu {...place} label={`Actions for ${goal.title}`} items={items} />;
  }
  if (!phase) return null;
  const items: MenuItem[] = [
    { key: 'open', label: 'Open', icon: PanelRightIcon, shortcut: 'Enter', onSelect: () => onOpenPhase(phase) },
    { key: 'move', label: 'Move to date…', icon: CalendarDaysIcon, onSelect: () => movePhase(phase) },
    { key: 'regroup', label: 'Move to category…', icon: FolderIcon, onSelect: () => regroupPhase(phase) },
    'line',
    { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => remove(phase) },
  ];
  return <ContextMenu {...place} label={`Actions for ${phase.title}`} items={items} />;
}
