import { useIsMobile } from '@heartwood/shared-ui';
import { PlacingFrame } from '@heartwood/shared-ui/sortable';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { addDays } from '../../timeline/days';
import { usePlan } from '../../timeline/plan-context';
import type { Goal, Phase } from '../../timeline/timeline';
import { DayCell } from './day-cell';
import { byDay, type Entry } from './entries';
import { EntryMark } from './entry-mark';
import { addMonths, monthOf, monthTitle, sameDayIn, spokenDay, weekdayOf, weekdayTitle, weeksOf } from './month';
import { Grid, Lifted, Weekday } from './month-look';
import type { PhaseLines } from './phase-lines';

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const PAGES: Record<string, number> = { PageUp: -1, PageDown: 1 };

/** Where a key leads from a day; null for a key that leads nowhere. */
function dayAfter(day: string, key: string): string | null {
  if (ARROWS[key] !== undefined) return addDays(day, ARROWS[key]);
  if (PAGES[key] !== undefined) return sameDayIn(addMonths(monthOf(day), PAGES[key]), day);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  return key === 'End' ? addDays(day, 6 - weekdayOf(day)) : null;
}

export interface MonthHandle {
  /** Shows a day and moves the focus to it. */
  goTo(day: string): void;
}

export interface MonthGridProps {
  ref?: Ref<MonthHandle>;
  /** `YYYY-MM`. */
  month: string;
  entries: readonly Entry[];
  lines: PhaseLines;
  /** The day that keys go on from; on a phone the one whose entries are shown. */
  day: string;
  /** Another day is gone to, in whatever month. */
  onDay(day: string): void;
  onOpen(entry: Entry): void;
  onOpenPhase(phase: Phase): void;
  onMove(goal: Goal, day: string): void;
  /** Null for who may not. */
  onAdd: ((day: string) => void) | null;
}

/**
 * A month by weeks: one tab stop, arrows go by day, PageUp and PageDown by month, Home and End within the week, Enter opens the day.
 * Tab leads on to what stands on it; a goal is lifted there with Space, or dragged.
 */
export function MonthGrid({ ref, month, entries, lines, day: current, onDay, onOpen, onOpenPhase, onMove, onAdd }: MonthGridProps) {
  const { today, canWrite } = usePlan();
  const isMobile = useIsMobile();
  const grid = useRef<HTMLDivElement>(null);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const weeks = weeksOf(month);
  const days = byDay(entries);
  const goalOf = (id: string) => entries.find((entry) => entry.kind === 'goal' && entry.id === id);

  useEffect(() => {
    if (wanted.current === null) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus();
  });

  const goTo = (day: string) => {
    wanted.current = day;
    onDay(day);
  };
  useImperativeHandle(ref, () => ({ goTo }));
  const enter = (day: string) => {
    if ((days.get(day)?.length ?? 0) > 0 || lines.phasesOn(day).length > 0) setOpenDay(day);
    else onAdd?.(day);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    // What is lifted is moved by the same keys; what floats above has keys of its own.
    if (day === undefined || target.closest('[data-lifted]') || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = dayAfter(day, event.key);
    if (next !== null) goTo(next);
    else if (event.key === 'Enter' && target.dataset['day'] !== undefined) enter(day);
    else if (event.key === 'Escape' && target.dataset['day'] === undefined) goTo(day);
    else return;
    event.preventDefault();
  };
  const cells = (
    <Grid ref={grid} role="grid" aria-label={monthTitle(month)} onKeyDown={onKeyDown}>
      <div role="row">
        {weeks[0]?.map((day) => (
          <Weekday key={day} role="columnheader" aria-label={spokenDay(day).split(' ')[0]}>
            {weekdayTitle(day).slice(0, isMobile ? 1 : 3)}
          </Weekday>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row">
          {week.map((day) => (
            <DayCell
              key={day} day={day} isOut={monthOf(day) !== month} isToday={day === today} isCurrent={day === current}
              isOpen={day === openDay}
              entries={days.get(day) ?? []} lines={lines} canMove={(goal) => !isMobile && canWrite(goal) && goal.date !== null}
              onOpen={onOpen} onOpenPhase={onOpenPhase} onPress={() => (isMobile ? goTo(day) : onAdd?.(day))}
              onAdd={onAdd && (() => onAdd(day))} onOpenDay={() => setOpenDay(day)} onCloseDay={() => setOpenDay(null)}
            />
          ))}
        </div>
      ))}
    </Grid>
  );
  return (
    <PlacingFrame
      nameOf={(id) => goalOf(id)?.title ?? ''} placeNameOf={spokenDay} placeOf={(id) => goalOf(id)?.day ?? null}
      neighbourOf={(day, arrow) => (ARROWS[arrow] === undefined ? null : addDays(day, ARROWS[arrow]))}
      onPlace={(id, day) => {
        const entry = goalOf(id);
        if (entry?.kind !== 'goal') return;
        onMove(entry.goal, day);
      }}
      renderLifted={(id) => {
        const entry = goalOf(id);
        return entry ? <Lifted><EntryMark entry={entry} /><span>{entry.title}</span></Lifted> : null;
      }}
    >
      {cells}
    </PlacingFrame>
  );
}
