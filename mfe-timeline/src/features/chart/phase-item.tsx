import { shortGoalDay } from '@heartwood/contract/domain';
import { VisuallyHidden } from '@heartwood/shared-ui';
import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { usePlan } from '../../timeline/plan-context';
import type { Phase } from '../../timeline/timeline';
import { Grip, PhaseBar } from './chart-look';
import type { DrawnPhase } from './layout';
import type { Move } from './use-move';

export interface PhaseItemProps {
  drawn: DrawnPhase;
  isPicked: boolean;
  isTabStop: boolean;
  onPress(phase: Phase): void;
  onKey(event: KeyboardEvent<HTMLElement>, phase: Phase): void;
  onKeyUp(event: KeyboardEvent<HTMLElement>): void;
  onBlur(): void;
  onGrab(event: PointerEvent<HTMLElement>, phase: Phase, end: Move['end']): void;
}

/** A phase of the chart: a bar from its first to its last day. */
export const PhaseItem = memo(function PhaseItem({
  drawn: { phase, lane, left, right, top }, isPicked, isTabStop, onPress, onKey, onKeyUp, onBlur, onGrab,
}: PhaseItemProps) {
  const { scenarios, today, colorOf, canWritePhase, timeline } = usePlan();
  const isWhatIf = phase.scenarioId !== null && scenarios.has(phase.scenarioId);
  const canMove = canWritePhase(phase);
  return (
    <li style={{ top, left, width: Math.max(right - left - 2, 8) }}>
      <PhaseBar
        type="button" data-place={phase.id} tabIndex={isTabStop ? 0 : -1} title={phase.title}
        $color={colorOf(phase, lane)} $isWhatIf={isWhatIf} $isLocked={isWhatIf && !timeline.canEditScenarios} $isPicked={isPicked} $canMove={canMove}
        onClick={() => onPress(phase)} onKeyDown={(event) => onKey(event, phase)} onKeyUp={onKeyUp} onBlur={onBlur}
        onPointerDown={(event) => onGrab(event, phase, 'both')}
      >
        <span>{phase.title}</span>
        <VisuallyHidden>, phase from {shortGoalDay(phase.from, today)} to {shortGoalDay(phase.to, today)}, {lane.title}</VisuallyHidden>
        {canMove ? (
          <>
            <Grip $end="from" onPointerDown={(event) => { event.stopPropagation(); onGrab(event, phase, 'from'); }} />
            <Grip $end="to" onPointerDown={(event) => { event.stopPropagation(); onGrab(event, phase, 'to'); }} />
          </>
        ) : null}
      </PhaseBar>
    </li>
  );
});
