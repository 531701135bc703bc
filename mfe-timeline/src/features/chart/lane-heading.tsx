import { EllipsisIcon, Icon, IconButtonLook, Menu, Trash2Icon } from '@heartwood/shared-ui';
import type { Lane } from '../../timeline/lanes';
import { useRemoveCategory } from '../../timeline/use-remove-category';
import { LaneHead } from './chart-look';

/** The name of a lane at the left edge. */
export function LaneHeading({ lane, top, height, canChange }: { lane: Lane; top: number; height: number; canChange: boolean }) {
  const { phases, goals } = lane;
  const [count, one, many] = phases.length > 0 ? [phases.length, 'phase', 'phases'] : [goals.length, 'goal', 'goals'];
  return (
    <LaneHead style={{ top, height }}>
      <h2>{lane.title}</h2><span>{count} {count === 1 ? one : many}</span>{canChange ? <Actions lane={lane} /> : null}
    </LaneHead>
  );
}

function Actions({ lane }: { lane: Lane }) {
  const remove = useRemoveCategory();
  const label = `Actions for ${lane.title}`;
  return (
    <Menu
      align="start" label={label}
      trigger={<IconButtonLook $size="sm" aria-label={label}><Icon as={EllipsisIcon} size={16} /></IconButtonLook>}
      items={[{ key: 'delete', label: 'Delete category', icon: Trash2Icon, danger: true, onSelect: () => remove(lane) }]}
    />
  );
}
