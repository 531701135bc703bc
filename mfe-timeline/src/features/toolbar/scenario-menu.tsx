import { Menu } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import { ScenarioDot } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';

/** Which scenario to edit; fetched when its button is pressed, and open at once. */
export function ScenarioMenu({ trigger, onEdit }: { trigger: ReactElement; onEdit(id: string): void }) {
  const { timeline: { scenarios } } = usePlan();
  return (
    <Menu
      defaultOpen align="start" label="Edit scenarios" trigger={trigger}
      items={scenarios.map(({ id, title, color }) => ({
        key: id, label: `Edit ${title}`, lead: <ScenarioDot $color={color} $isBase={false} />, onSelect: () => onEdit(id),
      }))}
    />
  );
}
