import { shortGoalDay } from '@heartwood/contract/domain';
import { Icon, Kbd, MoveHorizontalIcon } from '@heartwood/shared-ui';
import { dayNumber } from '../../timeline/days';
import { Diamond, Meta } from '../../timeline/look';
import { valueWords } from '../../timeline/goal-words';
import { longDay } from '../../timeline/long-day';
import { usePlan } from '../../timeline/plan-context';
import type { Group } from '../../timeline/address';
import { xOf, type Scale } from '../../timeline/scale';
import type { Drawing } from './layout';
import { MovedWay, MoveFoot, MovingBar, MovingLabel } from './move-look';
import type { Target } from './move-target';
import type { Move } from './use-move';

/** What is moved, at its new place. */
export function MoveLayer({ move, target, drawing, scale }: { move: Move; target: Target; drawing: Drawing; scale: Scale }) {
  const { colorOf, scenarios, today } = usePlan();
  if (target.kind === 'phase') {
    const drawn = drawing.phases.find(({ phase }) => phase.id === move.id);
    if (!drawn) return null;
    const [left, right] = [xOf(scale, dayNumber(target.from)), xOf(scale, dayNumber(target.to) + 1)];
    return (
      <MovingBar
        aria-hidden="true" $color={colorOf(drawn.phase, drawn.lane)}
        $isWhatIf={drawn.phase.scenarioId !== null && scenarios.has(drawn.phase.scenarioId)}
        style={{ top: drawn.top, left, width: Math.max(right - left - 2, 8) }}
      >
        <span>{drawn.phase.title}</span>
      </MovingBar>
    );
  }
  const drawn = drawing.goals.find(({ goal }) => goal.id === move.id);
  const lane = move.lane === null ? undefined : drawing.lanes.find((each) => each.lane === move.lane);
  const isElsewhere = lane !== undefined && lane.lane !== drawn?.lane;
  const [top, within] = isElsewhere ? [lane.top + lane.height / 2 - 16, lane.lane] : [drawn?.top, drawn?.lane];
  if (top === undefined) return null;
  return (
    <>
      {drawn && !isElsewhere ? (
        <MovedWay
          aria-hidden="true"
          style={{ top: drawn.top + 9, left: Math.min(drawn.x, target.x) + 8, width: Math.max(Math.abs(target.x - drawn.x) - 16, 0) }}
        />
      ) : null}
      <MovingLabel aria-hidden="true" style={{ left: target.x - 6, top }}>
        <Diamond $color={colorOf({ ...target.goal, ...target.drop }, within)} />
        <span>
          <b>{target.goal.title}</b>
          <Meta as="small" $tone="future">
            {[valueWords(target.goal), shortGoalDay(target.drop.date, today)].filter(Boolean).join(' · ')}
          </Meta>
        </span>
      </MovingLabel>
    </>
  );
}

/** "from 30 Jun. to 14 Jul. 2026"; the year is said twice only where it changes. */
function wayWords(from: string | null, to: string): string {
  if (from === null) return `to ${longDay(to)}`;
  const day = longDay(from);
  return `from ${from.slice(0, 4) === to.slice(0, 4) ? day.slice(0, -' 2026'.length) : day} to ${longDay(to)}`;
}

/** The same in words, for everybody. */
export function MoveWords({ move, target, group }: { move: Move; target: Target; group: Group }) {
  const name = target.kind === 'goal' ? target.goal.title : target.phase.title;
  const words = target.kind === 'goal'
    ? `moves ${wayWords(target.goal.date, target.drop.date)}${
      move.lane ? `, ${move.lane.title}` : ''}.`
    : `is ${longDay(target.from)} to ${longDay(target.to)}.`;
  return (
    <MoveFoot role="status">
      <Icon as={MoveHorizontalIcon} size={16} /><b>{name}</b> {words}
      <small>
        <span><Kbd>Shift</Kbd> <Kbd>→</Kbd> one day</span><span><Kbd>Esc</Kbd> put back</span>
        {target.kind === 'goal' ? <span>Drop on a lane to change the {group}</span> : null}
      </small>
    </MoveFoot>
  );
}
