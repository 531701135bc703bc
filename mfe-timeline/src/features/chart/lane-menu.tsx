import { Menu, Trash2Icon } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import type { Lane } from '../../timeline/lanes';
import { useRemoveCategory } from '../../timeline/use-remove-category';

/** What can be done with a category; fetched when its button is pressed, and open at once. */
export function LaneMenu({ lane, trigger }: { lane: Lane; trigger: ReactElement }) {
  const remove = useRemoveCategory();
  return (
    <Menu
      defaultOpen align="start" label={`Actions for ${lane.title}`} trigger={trigger}
      items={[{ key: 'delete', label: 'Delete category', icon: Trash2Icon, danger: true, onSelect: () => remove(lane) }]}
    />
  );
}
