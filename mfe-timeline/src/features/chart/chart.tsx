import { latePart } from '@heartwood/shared-ui';
import {
  useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref,
} from 'react';
import { dayNumber } from '../../timeline/days';
import { lanesOf, type Lane } from '../../timeline/lanes';
import type { Address } from '../../timeline/address';
import { usePlan } from '../../timeline/plan-context';
import { snapDays, xOf, type Scale } from '../../timeline/scale';
import type { Goal, Phase, Timeline } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';
import { Canvas, GhostMark, Ghosts, HEAD, Heads, LaneFloor, RULER, Scroller, TODAY_AT } from './chart-look';
import { ItemsLayer } from './items-layer';
import { edgeOf, laneAt, placeAt, seenOf, sightAt, withPeek } from './layout';
import { LaneHeading } from './lane-heading';
import { Minimap } from './minimap';
import { targetOf, type MovePlace } from './move-target';
import type { PlaceHandlers } from './place-handlers';
import { ticksIn, TimeLines, TimeRuler, yearAt } from './ruler';
import { useDrawings } from './use-drawings';
import { useLayers } from './use-layers';
import { useMove, type Grabbed, type Move } from './use-move';
import { usePane } from './use-pane';
import { useRoving } from './use-roving';
import { useStable } from './use-stable';

// What shows a move comes when somebody comes near what can be moved.
const MoveLayer = latePart(() => import('./move-layer').then((part) => part.MoveLayer), { failed: () => null });
const MoveWords = latePart(() => import('./move-layer').then((part) => part.MoveWords), { failed: () => null });
const prefetchMove = () => {
  MoveLayer.prefetch();
  MoveWords.prefetch();
};
const Peek = latePart(() => import('./peek').then((part) => part.Peek), { failed: () => null });
const DependencyLines = latePart(() => import('./dependency-lines').then((part) => part.DependencyLines), { failed: () => null });

const START = { x: 0, y: 0 };

export interface ChartHandle {
  showToday(): void;
  /** A press on a goal that stands beside the chart: it can be dragged onto a lane. */
  grab(event: PointerEvent<HTMLElement>, goal: Goal): void;
}

export interface ChartProps {
  /** What is shown of the plan. */
  shown: Timeline;
  address: Pick<Address, 'zoom' | 'group' | 'phase' | 'lines'>;
  commands: GoalCommands;
  onOpenGoal(goal: Goal): void;
  onOpenPhase(phase: Phase): void;
  onAchieve(goal: Goal): void;
  renderMenu(goal: Goal): ReactNode;
  ref?: Ref<ChartHandle>;
}

/** The plan along time: lanes of phases and goals that scroll both ways. Only what is in sight is drawn. */
export function Chart({ shown, address, commands, onOpenGoal, onOpenPhase, onAchieve, renderMenu, ref }: ChartProps) {
  const { zoom: wanted, group, phase: pickedPhase, lines } = address;
  const { today, scenarios, goals, canWrite, canWritePhase, colorOf, timeline, earlier, dependencies } = usePlan();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const pane = usePane(scroller);
  // `inPane`: how far from the pane's left edge its diamond stood; what is px of the whole range is otherwise in another width and zoom.
  const [peeked, setPeeked] = useState<{ id: string; inPane: number } | null>(null);
  const todayNumber = dayNumber(today);
  const lanes = useMemo(() => lanesOf(shown, group), [shown, group]);
  const drawnOf = useDrawings(shown, lanes, { scenarios, today, earlier }, pane.width);
  const { shown: zoom, layers, look } = useLayers(scroller, wanted, pane, {
    amountOf: (layer) => {
      const { order, inView } = seenOf(drawnOf(layer.zoom).drawing, layer.place, pane);
      return { inSight: order.length, inView };
    },
    placeFrom: (from, left, next) => {
      const there = sameDay({ scale: drawnOf(from.zoom).scale, left, width: pane.width }, drawnOf(next).scale, pane.width);
      return { ...placeAt(there, 0, pane), y: from.place.y };
    },
  });
  const { scale, drawing: laid } = drawnOf(zoom);
  const layer = layers.find((each) => each.zoom === zoom);
  const place = layer?.place ?? START;
  const { drawing, peek, peekTop } = useMemo(() => withPeek(laid, peeked?.id ?? null), [laid, peeked]);
  const visible = seenOf(drawing, place, pane);
  const ticks = useMemo(() => ticksIn(scale, sightAt(place, pane)), [scale, place, pane]);
  const ids = useMemo(() => new Set(visible.order), [visible]);
  const roving = useRoving(scroller, drawing, ids);

  const showToday = () => {
    if (scroller.current) scroller.current.scrollLeft = xOf(scale, todayNumber) - pane.width * TODAY_AT;
  };
  useKeptPlace(scroller, scale, pane.width, todayNumber, look);
  const { followFocus } = roving;
  useLayoutEffect(() => followFocus(), [zoom, followFocus]);

  const moved: MovePlace = { scale, group, today, goals, phases: shown.phases };
  // As it was when it was taken hold of: who moves it after somebody else has meanwhile is told.
  const held = useRef<Goal | Phase | null>(null);
  const asHeld = <Row extends Goal | Phase>(row: Row): Row => ({
    ...row, revision: held.current?.id === row.id ? held.current.revision : row.revision,
  });
  const mover = useMove({
    scroller, dayWidth: scale.dayWidth, snap: snapDays(zoom), todayX: xOf(scale, todayNumber),
    laneAt: (clientY) => {
      const element = scroller.current;
      const lane = element && laneAt(drawing, clientY - element.getBoundingClientRect().top + element.scrollTop - RULER);
      return lane && isOpenLane(lane, group, timeline.canEditScenarios) ? lane : null;
    },
    onDrop: (move) => {
      const target = targetOf(move, moved);
      if (target?.kind === 'phase') {
        const { phase, from, to } = target;
        if (from !== phase.from || to !== phase.to) commands.stretch(asHeld(phase), from, to);
      } else if (target) {
        const { goal, drop: { date, ...lanes } } = target;
        if (date !== goal.date) void commands.move(asHeld(goal), date, lanes);
        else if (move.lane && Object.keys(lanes).length > 0) void commands.regroup(asHeld(goal), lanes, move.lane.title);
      }
    },
  });
  useImperativeHandle(ref, () => ({
    showToday,
    grab: (event, goal) => {
      if (canWrite(goal)) grab(event, goal, { kind: 'goal', id: goal.id, end: 'both', isLoose: true });
    },
  }));
  const { move } = mover;
  const grab = (event: PointerEvent<HTMLElement>, row: Goal | Phase, grabbed: Grabbed) => {
    held.current = row;
    mover.start(event, grabbed);
  };
  const target = move && targetOf(move, moved);

  const onKey = (event: KeyboardEvent<HTMLElement>, kind: Move['kind'], row: Goal | Phase, canMove: boolean, open: () => void) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.shiftKey && side !== 0) {
      event.preventDefault();
      if (!canMove) return;
      if (move?.id !== row.id) held.current = row;
      // Alt takes the end of a phase alone.
      mover.nudge({ kind, id: row.id, end: event.altKey && kind === 'phase' ? 'to' : 'both' }, side);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && roving.go(event.key, row.id)) event.preventDefault();
    else if (event.key === 'Escape' && peeked !== null && !move) setPeeked(null);
  };
  const on = useStable<PlaceHandlers>({
    pressGoal: (goal) => {
      if (mover.wasDragged()) return;
      roving.touch(goal.id);
      const x = laid.goals.find((drawn) => drawn.goal.id === goal.id)?.x ?? 0;
      setPeeked((before) => (before?.id === goal.id ? null : { id: goal.id, inPane: x - (scroller.current?.scrollLeft ?? 0) }));
    },
    pressPhase: (phase) => {
      if (!mover.wasDragged()) onOpenPhase(phase);
    },
    keyOnGoal: (event, goal) => onKey(event, 'goal', goal, canWrite(goal), () => onOpenGoal(goal)),
    keyOnPhase: (event, phase) => onKey(event, 'phase', phase, canWritePhase(phase), () => onOpenPhase(phase)),
    keyUp: (event) => {
      if (event.key === 'Shift') mover.settle();
    },
    blur: mover.settle,
    grabGoal: (event, goal) => {
      if (canWrite(goal)) grab(event, goal, { kind: 'goal', id: goal.id, end: 'both' });
    },
    grabPhase: (event, phase, end) => {
      if (canWritePhase(phase)) grab(event, phase, { kind: 'phase', id: phase.id, end });
    },
  });
  const chosen = peek?.goal ?? null;
  // While one zoom gives way to another they would join what is not there.
  const hasLines = lines === 'on' && dependencies.size > 0 && layers.length === 1 && layer?.count === Infinity;

  return (
    <>
      <Scroller
        ref={scroller} id={id} tabIndex={0} role="region" aria-label="Timeline, scrolls both ways" onPointerEnter={prefetchMove}
        onFocus={prefetchMove}
      >
        <Canvas style={{ width: HEAD + scale.width, minHeight: RULER + drawing.height }}>
          <TimeRuler
            scale={scale} ticks={ticks} today={today} year={yearAt(scale, edgeOf(place, pane))}
            move={target ? { x: target.x, words: target.words } : null}
          />
          <Heads>
            {visible.lanes.map(({ lane, top, height }) => (
              <LaneHeading
                key={lane.id} lane={lane} top={top} height={height} canChange={group === 'category' && lane.id !== '' && timeline.canEdit}
              />
            ))}
          </Heads>
          <TimeLines scale={scale} ticks={ticks} today={today} moveX={target?.x ?? null} height={drawing.height} />
          {visible.lanes.map(({ lane, top, height }) => (
            <LaneFloor key={lane.id} $isTarget={move?.lane === lane} style={{ top: RULER + top, height }} />
          ))}
          {hasLines ? <DependencyLines drawn={drawing.goals} seen={ids} scroller={scroller} /> : null}
          <Ghosts aria-hidden="true">
            {visible.goals.map(({ goal, lane, x, ghostX, top }) => (ghostX === undefined ? null : (
              <GhostMark
                key={goal.id} $color={colorOf(goal, lane)} $isLater={ghostX < x}
                style={{ top: top + 9, left: Math.min(x, ghostX), width: Math.abs(x - ghostX) }}
              />
            )))}
          </Ghosts>
          {layers.map((each) => (each.zoom === zoom ? (
            <ItemsLayer
              key={each.zoom} seen={visible} count={each.count} isShown chosen={chosen} pickedPhase={pickedPhase}
              movedGoal={move?.kind === 'goal' ? move.id : null} movesLater={move !== null && move.days > 0} tabStop={roving.tabStop}
              on={on}
              peek={peeked && peek ? (
                <Peek
                  key="peek" drawn={peek} top={peekTop} seen={{ left: peek.x - peeked.inPane, right: peek.x - peeked.inPane + pane.width }}
                  onOpen={onOpenGoal} onAchieve={onAchieve} menu={renderMenu(peek.goal)}
                />
              ) : undefined}
            >
              {move && target
                ? <li role="presentation"><MoveLayer move={move} target={target} drawing={drawing} scale={scale} /></li>
                : undefined}
            </ItemsLayer>
          ) : (
            <ItemsLayer
              key={each.zoom} seen={seenOf(drawnOf(each.zoom).drawing, each.place, pane)} count={each.count} isShown={false} chosen={null}
              pickedPhase={null} movedGoal={null} tabStop={null} on={on}
            />
          )))}
        </Canvas>
        {move && target ? <MoveWords move={move} target={target} group={group} /> : null}
      </Scroller>
      <Minimap id={id} lanes={lanes} scale={scale} scroller={scroller} />
    </>
  );
}

/** While the company's plan does not open scenarios, nothing is put into one. */
const isOpenLane = ({ id, phases: [phase] }: Lane, group: Address['group'], canEditScenarios: boolean) => (
  canEditScenarios || group === 'category' || (group === 'scenario' ? id === '' : !phase?.scenarioId)
);

/** How far another scale is scrolled where the same day stands in the middle; of the same zoom, at the left edge. */
function sameDay(from: { scale: Scale; left: number; width: number }, scale: Scale, width: number): number {
  const share = from.scale.zoom === scale.zoom ? 0 : .5;
  const day = from.scale.first + (from.left + from.width * share) / from.scale.dayWidth;
  return (day - scale.first) * scale.dayWidth - width * share;
}

/** At first today is shown. The day in the middle stays there when the zoom changes, the one at the left edge when the width does. */
function useKeptPlace(scroller: { current: HTMLElement | null }, scale: Scale, width: number, today: number, look: () => void): void {
  const before = useRef<{ scale: Scale; width: number } | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    const last = before.current;
    before.current = { scale, width };
    if (!element) return;
    // Before it is measured nobody has scrolled.
    if (last === null || (last.width !== width && element.scrollLeft === 0)) element.scrollLeft = xOf(scale, today) - width * TODAY_AT;
    else if (last.scale !== scale) {
      element.scrollLeft = sameDay({ ...last, left: element.scrollLeft }, scale, width);
    }
    // What is in sight now is drawn before anything is painted.
    look();
  }, [scroller, scale, width, today, look]);
}
