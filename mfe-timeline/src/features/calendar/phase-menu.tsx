import { Menu } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import { ScenarioDot } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Phase } from '../../timeline/timeline';

/** Phases that are not named above the month; fetched when its button is pressed, and open at once. */
export function PhaseMenu({ trigger, phases, onOpen }: { trigger: ReactElement; phases: readonly Phase[]; onOpen(phase: Phase): void }) {
  const { colorOf } = usePlan();
  return (
    <Menu
      defaultOpen align="start" label="More phases" trigger={trigger}
      items={phases.map((phase) => ({
        key: phase.id, label: phase.title, lead: <ScenarioDot $color={colorOf(phase)} $isBase />, onSelect: () => onOpen(phase),
      }))}
    />
  );
}
