import { ContextMenu, PanelRightIcon, Trash2Icon, type ContextMenuProps, type MenuItem } from '@heartwood/shared-ui';
import type { Phase } from '../timeline/timeline';
import { usePhaseCommands } from '../timeline/use-phase-commands';
import { goalItems, type GoalMenuProps } from './goal-menu';

type Place = Pick<ContextMenuProps, 'at' | 'from' | 'onClose'>;

/** What the button of a goal offers, where the goal was pressed. */
export function GoalContextMenu({ at, from, onClose, ...goal }: GoalMenuProps & Place) {
  return <ContextMenu at={at} from={from} onClose={onClose} label={`Actions for ${goal.goal.title}`} items={goalItems({ ...goal, hasKey: true })} />;
}

export function PhaseContextMenu({ phase, onOpen, ...place }: Place & { phase: Phase; onOpen(phase: Phase): void }) {
  const { remove } = usePhaseCommands();
  const items: MenuItem[] = [
    { key: 'open', label: 'Open', icon: PanelRightIcon, shortcut: 'Enter', onSelect: () => onOpen(phase) },
    'line',
    { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => remove(phase) },
  ];
  return <ContextMenu {...place} label={`Actions for ${phase.title}`} items={items} />;
}
