import { shortGoalDay } from '@heartwood/contract/domain';
import { VisuallyHidden } from '@heartwood/shared-ui';
import { memo } from 'react';
import { usePlan } from '../../timeline/plan-context';
import { Grip, PhaseBar } from './chart-look';
import type { DrawnPhase } from './layout';
import type { PlaceHandlers } from './place-handlers';

export interface PhaseItemProps {
  drawn: DrawnPhase;
  isPicked: boolean;
  isTabStop: boolean;
  on: PlaceHandlers;
}

/** A phase of the chart: a bar from its first to its last day. */
export const PhaseItem = memo(function PhaseItem({
  drawn: { phase, lane, left, right, top }, isPicked, isTabStop, on,
}: PhaseItemProps) {
  const { scenarios, today, colorOf, canWritePhase, timeline } = usePlan();
  const isWhatIf = phase.scenarioId !== null && scenarios.has(phase.scenarioId);
  const canMove = canWritePhase(phase);
  return (
    <li style={{ top, left, width: Math.max(right - left - 2, 8) }}>
      <PhaseBar
        type="button" data-place={phase.id} tabIndex={isTabStop ? 0 : -1} data-tip={phase.title}
        $color={colorOf(phase, lane)} $isWhatIf={isWhatIf} $isLocked={isWhatIf && !timeline.canEditScenarios} $isPicked={isPicked}
        onClick={() => on.pressPhase(phase)} onKeyDown={(event) => on.keyOnPhase(event, phase)} onKeyUp={on.keyUp} onBlur={on.blur}
        onPointerDown={(event) => on.grabPhase(event, phase, 'both')}
      >
        <span>{phase.title}</span>
        <VisuallyHidden>, phase from {shortGoalDay(phase.from, today)} to {shortGoalDay(phase.to, today)}, {lane.title}</VisuallyHidden>
        {canMove ? (
          <>
            <Grip $end="from" onPointerDown={(event) => { event.stopPropagation(); on.grabPhase(event, phase, 'from'); }} />
            <Grip $end="to" onPointerDown={(event) => { event.stopPropagation(); on.grabPhase(event, phase, 'to'); }} />
          </>
        ) : null}
      </PhaseBar>
    </li>
  );
});
