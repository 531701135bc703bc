import { VisuallyHidden } from '@heartwood/shared-ui';
import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { goalWords } from '../../timeline/goal-words';
import { Diamond, Meta } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import { GoalButton } from './chart-look';
import type { DrawnGoal } from './layout';

export interface GoalItemProps {
  drawn: DrawnGoal;
  isOpen: boolean;
  isRelated: boolean;
  /** Its old place while it is moved. */
  isGhost: boolean;
  isTabStop: boolean;
  onPress(goal: Goal): void;
  onKey(event: KeyboardEvent<HTMLElement>, goal: Goal): void;
  onKeyUp(event: KeyboardEvent<HTMLElement>): void;
  onBlur(): void;
  onGrab(event: PointerEvent<HTMLElement>, goal: Goal): void;
}

/** A goal of the chart: a diamond with its name and its day. */
export const GoalItem = memo(function GoalItem({
  drawn: { goal, lane, x, top, isFlipped }, isOpen, isRelated, isGhost, isTabStop, onPress, onKey, onKeyUp, onBlur, onGrab,
}: GoalItemProps) {
  const { scenarios, today, colorOf, timeline } = usePlan();
  const words = goalWords(goal, scenarios, today);
  const color = colorOf(goal, lane);
  const isDim = goal.scenarioId !== null && scenarios.has(goal.scenarioId) && !timeline.canEditScenarios;
  return (
    <li style={{ top, left: x - 6, zIndex: 1, ...(isFlipped && { transform: 'translateX(calc(-100% + 11px))' }) }}>
      <GoalButton
        type="button" data-place={goal.id} aria-expanded={isOpen} tabIndex={isTabStop ? 0 : -1}
        $isFlipped={isFlipped} $color={color} $isOpen={isOpen} $isRelated={isRelated} $isDim={isDim}
        onClick={() => onPress(goal)} onKeyDown={(event) => onKey(event, goal)} onKeyUp={onKeyUp} onBlur={onBlur}
        onPointerDown={(event) => onGrab(event, goal)}
      >
        <Diamond $color={color} $solid={goal.status === 'ACHIEVED' && !isGhost} $dashed={isGhost} />
        <span>
          <b>{goal.title}</b>
          <Meta as="small" $tone={isDim ? 'undated' : words.tone} aria-hidden="true">{words.text}</Meta>
          <VisuallyHidden>, {words.spoken}, {lane.title}</VisuallyHidden>
        </span>
      </GoalButton>
    </li>
  );
});
