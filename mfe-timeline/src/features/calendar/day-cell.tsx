import { useIsMobile, VisuallyHidden } from '@heartwood/shared-ui';
import { usePlace, useThing } from '@heartwood/shared-ui/sortable';
import type { MouseEvent } from 'react';
import { toneColor } from '../../timeline/look';
import { usePlan } from '../../timeline/plan-context';
import type { Goal, Phase } from '../../timeline/timeline';
import { dayName, rowIdOf, type Entry } from './entries';
import { EntryMark } from './entry-mark';
import { dayTitle, spokenDay, weekdayOf } from './month';
import { Cell, Item, Lines, Marks, More, Number as DayNumber, PhaseLine } from './month-look';
import type { PhaseLines } from './phase-lines';
import { useEntryWords } from './use-entry-words';
import { lateLayer } from '../../timeline/late-layer';

const DayPopover = lateLayer('The day', () => import('./day-popover').then((part) => part.DayPopover));

/** A cell has room for so many; of more the last place says how many. */
const ROOM = 3;

export interface DayCellProps {
  day: string;
  isOut: boolean;
  isToday: boolean;
  /** The day that Tab leads to, and on to what stands on it. */
  isCurrent: boolean;
  /** All of it is shown in a popover. */
  isOpen: boolean;
  entries: readonly Entry[];
  lines: PhaseLines;
  canMove(goal: Goal): boolean;
  onOpen(entry: Entry): void;
  onOpenPhase(phase: Phase): void;
  /** A press where nothing stands. */
  onPress(): void;
  onAdd: (() => void) | null;
  onOpenDay(): void;
  onCloseDay(): void;
}

/** A day of the month. */
export function DayCell({
  day, isOut, isToday, isCurrent, isOpen, entries, lines, canMove, onOpen, onOpenPhase, onPress, onAdd, onOpenDay, onCloseDay,
}: DayCellProps) {
  const isMobile = useIsMobile();
  const { ref, isOver } = usePlace(day);
  const phases = lines.phasesOn(day);
  const hiddenPhases = phases.filter((phase) => lines.rest.includes(phase)).length;
  const shown = entries.length > ROOM ? entries.slice(0, ROOM - 1) : entries;
  const more = entries.length - shown.length + hiddenPhases;
  const all = [...phases.map((phase): Entry => ({ kind: 'phase', id: phase.id, day, title: phase.title, phase })), ...entries];
  const number = (
    <DayNumber
      type="button" tabIndex={-1} $isOut={isOut} $isToday={isToday} aria-label={`Open ${spokenDay(day)}`} onClick={all.length > 0
        ? onOpenDay
        : onPress}
    >
      {day.endsWith('-01') && !isMobile ? dayTitle(day) : Number(day.slice(8))}
    </DayNumber>
  );
  const leave = (then: () => void) => () => {
    onCloseDay();
    then();
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isMobile || !(event.target as HTMLElement).closest('button, i')) onPress();
  };
  return (
    <Cell
      ref={ref} role="gridcell" data-day={day} tabIndex={isCurrent ? 0 : -1}
      aria-label={cellWords(day, isToday, entries.length, phases.length)}
      aria-selected={isMobile ? isCurrent : undefined} aria-current={isToday ? 'date' : undefined} onClick={onClick}
      $isOut={isOut} $isWeekend={weekdayOf(day) > 4} $isOver={isOver}
    >
      {isOpen ? (
        <DayPopover
          trigger={number} day={day} entries={all} onClose={onCloseDay} fallback={number} onAdd={onAdd && leave(onAdd)}
          onOpen={(entry) => leave(() => onOpen(entry))()}
        />
      ) : number}
      <PhaseLinesOf day={day} lines={lines} onOpen={onOpenPhase} />
      {isMobile ? <Marks aria-hidden="true">{entries.slice(0, 4).map((entry) => <EntryMark key={entry.id} entry={entry} />)}</Marks> : (
        <>
          {shown.map((entry) => <DayItem key={entry.id} entry={entry} isTabStop={isCurrent} canMove={canMove} onOpen={onOpen} />)}
          {more > 0 ? <More type="button" tabIndex={isCurrent ? 0 : -1} onClick={onOpenDay}>+{more} more</More> : null}
        </>
      )}
    </Cell>
  );
}

function cellWords(day: string, isToday: boolean, entries: number, phases: number): string {
  const count = (number: number, one: string, many: string) => (number === 0 ? null : `${number} ${number === 1 ? one : many}`);
  return [spokenDay(day), isToday ? 'today' : null, count(entries, 'entry', 'entries'), count(phases, 'phase', 'phases')].filter(Boolean)
    .join(', ');
}

/** Thin, without words: the key above the month names them, and the day tells of them. */
function PhaseLinesOf({ day, lines, onOpen }: { day: string; lines: PhaseLines; onOpen(phase: Phase): void }) {
  const { colorOf, scenarios } = usePlan();
  const on = lines.on(day);
  if (on.length === 0) return null;
  return (
    <Lines aria-hidden="true">
      {on.map((phase, at) => (phase ? (
        <PhaseLine
          key={phase.id} data-tip={phase.title} $color={colorOf(phase)}
          $isWhatIf={phase.scenarioId !== null && scenarios.has(phase.scenarioId)}
          $begins={phase.from === day} $ends={phase.to === day} onClick={() => onOpen(phase)}
        />
      ) : <span key={at} />))}
    </Lines>
  );
}

interface DayItemProps { entry: Entry; isTabStop: boolean; canMove(goal: Goal): boolean; onOpen(entry: Entry): void }

function DayItem({ entry, isTabStop, canMove, onOpen }: DayItemProps) {
  const isFixed = entry.kind !== 'goal' || !canMove(entry.goal);
  const { ref, isLifted, handles } = useThing(entry.id, isFixed);
  const { tone, text } = useEntryWords(entry);
  return (
    <Item
      ref={ref} type="button" data-place={rowIdOf(entry)} {...handles} tabIndex={isTabStop ? 0 : -1}
      {...(isLifted && { 'data-lifted': '' })} onClick={() => onOpen(entry)}
      $isLifted={isLifted} $isEvent={entry.kind === 'event'} $color={tone === 'past' || tone === 'today' ? toneColor[tone] : 'inherit'}
    >
      {entry.kind === 'event' ? null : <EntryMark entry={entry} />}
      <span>{dayName(entry)}<VisuallyHidden>, {text}</VisuallyHidden></span>
    </Item>
  );
}
