import { Drawing, ticksFor, useWidth } from '@heartwood/shared-ui/charts';
import { useRef } from 'react';
import type { Bar } from './insight-points';

/** Left of a drawing for its numbers, below it for its names, above it for the number of the last bar. */
export const CHART = { axis: 34, foot: 22, head: 18, height: 220 } as const;

/** Visits in bars, the present one solid. The table says the same. */
export function VisitChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const { axis, foot, head, height } = CHART;
  const ticks = ticksFor(bars.map(({ value }) => value)).filter(Number.isInteger);
  const high = ticks.at(-1) || 1;
  const slot = Math.max(1, (width - axis) / bars.length);
  const thick = Math.min(24, slot * 0.6);
  const every = Math.ceil(26 / slot);
  const x = (at: number) => axis + slot * (at + 0.5);
  const y = (value: number) => head + (height - head - foot) * (1 - value / high);
  const last = bars.length - 1;
  return (
    <Drawing ref={frame} role="img" aria-label={label} height={height} viewBox={`0 0 ${width} ${height}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'zero' : 'line'} x1={axis} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={axis - 8} y={y(tick) + 4} textAnchor="end">{tick}</text>
        </g>
      ))}
      {bars.map(({ from, value }, at) => (
        <rect
          key={from} className={at === last ? 'now' : 'before'} x={x(at) - thick / 2} width={thick} rx={3} y={y(
            value,
          )} height={y(0) - y(value)}
        />
      ))}
      <text className="over" x={x(last)} y={y(bars[last]?.value ?? 0) - 7} textAnchor="middle" data-strong>{bars[last]?.value ?? 0}</text>
      {bars.map(({ from, label: name }, at) => ((last - at) % every === 0
        ? <text
          key={from} x={x(at)} y={height - 4} textAnchor="middle" {...(at === last && { 'data-strong': true })}
        >{name}</text> : null))}
    </Drawing>
  );
}
