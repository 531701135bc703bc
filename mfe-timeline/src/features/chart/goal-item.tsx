import { shortGoalDay } from '@heartwood/contract/domain';
import { VisuallyHidden } from '@heartwood/shared-ui';
import { memo } from 'react';
import { reasonOf } from '../../timeline/counted';
import { dependencyWords } from '../../timeline/dependencies';
import { goalWords } from '../../timeline/goal-words';
import { Diamond, Meta } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import { GoalButton } from './chart-look';
import type { DrawnGoal } from './layout';
import type { PlaceHandlers } from './place-handlers';

export interface GoalItemProps {
  drawn: DrawnGoal;
  isOpen: boolean;
  isRelated: boolean;
  /** Its old place while it is moved to an earlier or a later day: its words stand out of the way. */
  ghost: 'earlier' | 'later' | null;
  isTabStop: boolean;
  on: PlaceHandlers;
}

/** A goal of the chart: a diamond with its name and its day. */
export const GoalItem = memo(function GoalItem({
  drawn: { goal, lane, x, top, isFlipped: isDrawnFlipped }, isOpen, isRelated, ghost, isTabStop, on,
}: GoalItemProps) {
  const { scenarios, today, colorOf, timeline, earlier, dependencies } = usePlan();
  const isFlipped = ghost === null ? isDrawnFlipped : ghost === 'later';
  const isGhost = ghost !== null;
  const words = goalWords(goal, scenarios, today, earlier.get(goal.id));
  const lines = dependencyWords(goal.id, dependencies.get(goal.id));
  const color = colorOf(goal, lane);
  const isDim = goal.scenarioId !== null && scenarios.has(goal.scenarioId) && !timeline.canEditScenarios;
  return (
    <li style={{ top, left: x - 6, zIndex: 1, ...(isFlipped && { transform: 'translateX(calc(-100% + 11px))' }) }}>
      <GoalButton
        type="button" data-place={goal.id} data-tip={reasonOf(goal)} aria-expanded={isOpen} tabIndex={isTabStop ? 0 : -1}
        $isFlipped={isFlipped} $color={color} $isOpen={isOpen} $isRelated={isRelated} $isDim={isDim}
        onClick={() => on.pressGoal(goal)} onKeyDown={(event) => on.keyOnGoal(event, goal)} onKeyUp={on.keyUp} onBlur={on.blur}
        onPointerDown={(event) => on.grabGoal(event, goal)}
      >
        <Diamond $color={color} $solid={goal.status === 'ACHIEVED' && !isGhost} $dashed={isGhost} />
        <span>
          {isGhost ? <VisuallyHidden>{goal.title}</VisuallyHidden> : <b>{goal.title}</b>}
          <Meta as="small" $tone={isDim || isGhost ? 'undated' : words.tone} aria-hidden="true">
            {isGhost ? shortGoalDay(goal.date ?? today, today) : words.text}
          </Meta>
          <VisuallyHidden>, {words.spoken}{lines && `, ${lines}`}, {lane.title}</VisuallyHidden>
        </span>
      </GoalButton>
    </li>
  );
});
