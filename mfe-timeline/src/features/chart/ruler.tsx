import { shortGoalDay } from '@heartwood/contract/domain';
import { dayAt, dayNumber } from '../../timeline/days';
import { ticksBetween, xOf, type Scale, type Tick } from '../../timeline/scale';
import { Corner, HEAD, Line, Pill, Ruler, RULER, TickLabel } from './chart-look';
import type { Sight } from './layout';

/** The marks between the ends of what is drawn. */
export function ticksIn(scale: Scale, { left, right }: Pick<Sight, 'left' | 'right'>): Tick[] {
  const from = Math.max(scale.first, scale.first + Math.floor(left / scale.dayWidth));
  const to = Math.min(scale.first + scale.days, scale.first + Math.ceil(right / scale.dayWidth));
  return ticksBetween(scale.zoom, from, to).filter(({ day }) => day >= scale.first);
}

/** A label that today's pill would cover is left out. */
const PILL_ROOM = 44;

export function TimeRuler({ scale, ticks, today, year, move }: {
  scale: Scale; ticks: readonly Tick[]; today: string; year: string; move: { x: number; words: string } | null;
}) {
  const pillX = xOf(scale, dayNumber(today));
  const isFree = (x: number) => x + PILL_ROOM < pillX - 30 || x > pillX + 30;
  return (
    <Ruler aria-hidden="true" style={{ width: HEAD + scale.width }}>
      <Corner>{year}</Corner>
      <div style={{ position: 'absolute', top: 0, left: HEAD, width: scale.width, height: RULER }}>
        {ticks.map(({ day, label }) => (
          isFree(xOf(scale, day)) ? <TickLabel key={day} style={{ left: xOf(scale, day) }}>{label}</TickLabel> : null
        ))}
        <Pill style={{ left: pillX }}>{shortGoalDay(today, today)}</Pill>
        {move ? <Pill $isMove style={{ left: move.x }}>{move.words}</Pill> : null}
      </div>
    </Ruler>
  );
}

export function TimeLines({ scale, ticks, today, moveX, height }: {
  scale: Scale; ticks: readonly Tick[]; today: string; moveX: number | null; height: number;
}) {
  return (
    <div aria-hidden="true" style={{ position: 'absolute', top: RULER, left: HEAD, width: scale.width, height }}>
      {ticks.map(({ day, isStrong }) => <Line key={day} $kind={isStrong ? 'strong' : 'weak'} style={{ left: xOf(scale, day) }} />)}
      <Line $kind="today" style={{ left: xOf(scale, dayNumber(today)) }} />
      {moveX === null ? null : <Line $kind="move" style={{ left: moveX }} />}
    </div>
  );
}

/** The year at the left edge. */
export const yearAt = (scale: Scale, x: number): string => dayAt(scale.first + Math.max(0, Math.round(x / scale.dayWidth))).slice(0, 4);
