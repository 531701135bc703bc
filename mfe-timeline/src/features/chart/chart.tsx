import { latePart } from '@heartwood/shared-ui';
import {
  useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref,
} from 'react';
import { dayNumber } from '../../timeline/days';
import { lanesOf, type Lane } from '../../timeline/lanes';
import type { Address } from '../../timeline/address';
import { usePlan } from '../../timeline/plan-context';
import { scaleOver, snapDays, xOf, type Scale } from '../../timeline/scale';
import type { Goal, Phase, Timeline } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';
import { Canvas, HEAD, Heads, Items, LaneFloor, LaneHead, RULER, Scroller } from './chart-look';
import { GoalItem } from './goal-item';
import { drawTimeline, inSight, laneAt, withPeek } from './layout';
import { MoveLayer, MoveWords, targetOf } from './move-layer';
import { PhaseItem } from './phase-item';
import type { PlaceHandlers } from './place-handlers';
import { ticksIn, TimeLines, TimeRuler, yearAt } from './ruler';
import { useMove, type Move } from './use-move';
import { useRoving } from './use-roving';
import { useSight } from './use-sight';
import { useStable } from './use-stable';

const Peek = latePart(() => import('./peek').then((part) => part.Peek));

/** Where today stands in the pane when the page begins, a share of its width. */
const TODAY_AT = .24;

export interface ChartHandle { showToday(): void }

export interface ChartProps {
  /** What is shown of the plan. */
  shown: Timeline;
  address: Pick<Address, 'zoom' | 'group' | 'phase'>;
  commands: GoalCommands;
  onOpenGoal(goal: Goal): void;
  onOpenPhase(phase: Phase): void;
  onAchieve(goal: Goal): void;
  renderMenu(goal: Goal): ReactNode;
  ref?: Ref<ChartHandle>;
}

/** The plan along time: lanes of phases and goals that scroll both ways. Only what is in sight is drawn. */
export function Chart({ shown, address: { zoom, group, phase: pickedPhase }, commands, onOpenGoal, onOpenPhase, onAchieve, renderMenu, ref }: ChartProps) {
  const { today, scenarios, canWrite, canWritePhase, timeline } = usePlan();
  const scroller = useRef<HTMLDivElement>(null);
  const { sight, pane } = useSight(scroller, HEAD);
  const [peeked, setPeeked] = useState<{ id: string; left: number } | null>(null);
  const todayNumber = dayNumber(today);
  const scale = useMemo(() => {
    const days = [...shown.milestones.flatMap(({ date }) => date ?? []), ...shown.phases.flatMap(({ from, to }) => [from, to])];
    return scaleOver(days.map(dayNumber), todayNumber, zoom, pane.width);
  }, [shown, todayNumber, zoom, pane.width]);
  const laid = useMemo(() => drawTimeline(lanesOf(shown, group), scale, scenarios, today), [shown, group, scale, scenarios, today]);
  const { drawing, peek, peekTop } = useMemo(() => withPeek(laid, peeked?.id ?? null), [laid, peeked]);
  const visible = useMemo(() => inSight(drawing, sight), [drawing, sight]);
  const ticks = useMemo(() => ticksIn(scale, sight), [scale, sight]);
  const ids = new Set([...visible.phases.map(({ phase }) => phase.id), ...visible.goals.map(({ goal }) => goal.id)]);
  const roving = useRoving(scroller, drawing, ids);

  const showToday = () => {
    if (scroller.current) scroller.current.scrollLeft = xOf(scale, todayNumber) - pane.width * TODAY_AT;
  };
  useImperativeHandle(ref, () => ({ showToday }));
  useKeptPlace(scroller, scale, pane.width, todayNumber);

  const mover = useMove({
    dayWidth: scale.dayWidth, snap: snapDays(zoom),
    laneAt: (clientY) => {
      const element = scroller.current;
      if (!element || group !== 'category') return null;
      return laneAt(drawing, clientY - element.getBoundingClientRect().top + element.scrollTop - RULER);
    },
    onDrop: (move) => {
      const target = targetOf(move, drawing, scale, today);
      if (target?.kind === 'phase') {
        if (target.from !== target.phase.from || target.to !== target.phase.to) commands.stretch(target.phase, target.from, target.to);
      } else if (target) {
        const categoryId = move.lane === null ? target.goal.categoryId : move.lane.id || null;
        if (target.date !== target.goal.date || categoryId !== target.goal.categoryId) void commands.move(target.goal, target.date, categoryId);
      }
    },
  });
  const { move } = mover;
  const target = move && targetOf(move, drawing, scale, today);

  const onKey = (event: KeyboardEvent<HTMLElement>, place: Pick<Move, 'kind' | 'id'>, canMove: boolean, open: () => void) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.shiftKey && side !== 0) {
      event.preventDefault();
      // Alt takes the end of a phase alone.
      if (canMove) mover.nudge({ ...place, end: event.altKey && place.kind === 'phase' ? 'to' : 'both' }, side);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && roving.go(event.key, place.id)) event.preventDefault();
    else if (event.key === 'Escape' && peeked !== null && !move) setPeeked(null);
  };
  const on = useStable<PlaceHandlers>({
    pressGoal: (goal) => {
      if (mover.wasDragged()) return;
      roving.touch(goal.id);
      setPeeked((before) => (before?.id === goal.id ? null : { id: goal.id, left: scroller.current?.scrollLeft ?? 0 }));
    },
    pressPhase: (phase) => {
      if (!mover.wasDragged()) onOpenPhase(phase);
    },
    keyOnGoal: (event, goal) => onKey(event, { kind: 'goal', id: goal.id }, canWrite(goal), () => onOpenGoal(goal)),
    keyOnPhase: (event, phase) => onKey(event, { kind: 'phase', id: phase.id }, canWritePhase(phase), () => onOpenPhase(phase)),
    keyUp: (event) => {
      if (event.key === 'Shift') mover.settle();
    },
    blur: mover.settle,
    grabGoal: (event, goal) => {
      if (canWrite(goal)) mover.start(event, { kind: 'goal', id: goal.id, end: 'both' });
    },
    grabPhase: (event, phase, end) => {
      if (canWritePhase(phase)) mover.start(event, { kind: 'phase', id: phase.id, end });
    },
  });
  const chosen = peek?.goal ?? null;
  const isRelated = (goal: Goal) => chosen !== null && (goal.id === chosen.relatedGoalId || (goal.relatedGoalId === chosen.id));

  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Timeline, scrolls both ways">
      <Canvas style={{ width: HEAD + scale.width, minHeight: RULER + drawing.height }}>
        <TimeRuler
          scale={scale} ticks={ticks} today={today} year={yearAt(scale, sight.left + pane.width)}
          move={target ? { x: target.x, words: target.words } : null}
        />
        <Heads>
          {visible.lanes.map(({ lane, top, height }) => <LaneHeading key={lane.id} lane={lane} top={top} height={height} />)}
        </Heads>
        <TimeLines scale={scale} ticks={ticks} today={today} moveX={target?.x ?? null} height={drawing.height} />
        {visible.lanes.map(({ lane, top, height }) => (
          <LaneFloor key={lane.id} $isTarget={move?.lane === lane} style={{ top: RULER + top, height }} />
        ))}
        <Items aria-label="Phases and goals by date">
          {visible.phases.map((drawn) => (
            <PhaseItem
              key={drawn.phase.id} drawn={drawn} isPicked={drawn.phase.id === pickedPhase} isTabStop={roving.tabStop === drawn.phase.id} on={on}
            />
          ))}
          {visible.goals.flatMap((drawn) => [
            <GoalItem
              key={drawn.goal.id} drawn={drawn} isOpen={drawn.goal.id === peeked?.id} isRelated={isRelated(drawn.goal)}
              isGhost={move?.id === drawn.goal.id} isTabStop={roving.tabStop === drawn.goal.id} on={on}
            />,
            ...(peeked && peek?.goal.id === drawn.goal.id ? [
              <Peek
                key="peek" drawn={peek} top={peekTop} seen={{ left: peeked.left, right: peeked.left + pane.width }}
                onOpen={onOpenGoal} onAchieve={onAchieve} menu={renderMenu(drawn.goal)}
              />,
            ] : []),
          ])}
          {move && target ? <li role="presentation"><MoveLayer move={move} target={target} drawing={drawing} scale={scale} /></li> : null}
        </Items>
      </Canvas>
      {move && target ? <MoveWords move={move} target={target} canChangeCategory={group === 'category' && timeline.canEdit} /> : null}
    </Scroller>
  );
}

function LaneHeading({ lane, top, height }: { lane: Lane; top: number; height: number }) {
  const { phases, goals } = lane;
  const count = phases.length > 0 ? `${phases.length} ${phases.length === 1 ? 'phase' : 'phases'}` : `${goals.length} ${goals.length === 1 ? 'goal' : 'goals'}`;
  return <LaneHead style={{ top, height }}><h2>{lane.title}</h2><span>{count}</span></LaneHead>;
}

/** At first today is shown. The day in the middle stays there when the zoom changes, the one at the left edge when the width does. */
function useKeptPlace(scroller: { current: HTMLElement | null }, scale: Scale, width: number, today: number): void {
  const before = useRef<{ scale: Scale; width: number } | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    const last = before.current;
    before.current = { scale, width };
    if (!element) return;
    // Before it is measured nobody has scrolled.
    if (last === null || (last.width !== width && element.scrollLeft === 0)) element.scrollLeft = xOf(scale, today) - width * TODAY_AT;
    else if (last.scale !== scale) {
      const share = last.scale.zoom === scale.zoom ? 0 : .5;
      const day = last.scale.first + (element.scrollLeft + last.width * share) / last.scale.dayWidth;
      element.scrollLeft = (day - scale.first) * scale.dayWidth - width * share;
    }
  }, [scroller, scale, width, today]);
}
