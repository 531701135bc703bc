import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { monthName } from './month-names';
import { shortAmount, ticksFor } from './scale';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font: 500 11px/1 var(--font);
  font-variant-numeric: tabular-nums;
  & text { fill: var(--text-3); }
  & text[data-strong] { fill: var(--text); font-weight: 660; }
  & .line { stroke: var(--border); }
  & .zero { stroke: var(--border-2); }
  & .now { fill: var(--text); }
  & .planned { fill: var(--surface); stroke: var(--text-2); stroke-width: 1.25; }
`;

export interface MonthChartProps {
  /** What it shows, in a sentence that says where the same stands as a table. */
  label: string;
  /** 2026-05; the first is the present one, and solid. */
  months: readonly string[];
  /** One a month. Decimals as they are written, and drawn to the pixel. */
  values: readonly string[];
  currency: string;
}

const AXIS = 46;
const FOOT = 20;
const HEAD = 8;
const HEIGHT = 150;

/** Amounts by month. The table beside it is its text: it is one picture to whoever hears the page. */
export function MonthChart({ label, months, values, currency }: MonthChartProps) {
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const amounts = values.map(Number);
  const ticks = ticksFor(amounts);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const slot = Math.max(1, (width - AXIS) / months.length);
  const thick = Math.min(26, slot * 0.56);
  const x = (index: number) => AXIS + slot * (index + 0.5);
  const y = (value: number) => HEAD + (HEIGHT - HEAD - FOOT) * (1 - (value - low) / (high - low || 1));
  // Every second name where they would meet.
  const every = slot < 34 ? 2 : 1;
  return (
    <Drawing ref={frame} role="img" aria-label={label} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'zero' : 'line'} x1={AXIS} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={AXIS - 8} y={y(tick) + 4} textAnchor="end">{shortAmount(tick, currency)}</text>
        </g>
      ))}
      {amounts.map((value, at) => (
        <rect
          key={months[at]} className={at === 0 ? 'now' : 'planned'} x={x(at) - thick / 2} width={thick} rx={2.5}
          y={Math.min(y(value), y(0))} height={Math.abs(y(value) - y(0))}
        />
      ))}
      {months.map((month, at) => (at % every === 0 ? (
        <text key={month} x={x(at)} y={HEIGHT - 5} textAnchor="middle" {...(at === 0 && { 'data-strong': true })}>{monthName(month)}</text>
      ) : null))}
    </Drawing>
  );
}

function useWidth(frame: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const drawing = frame.current;
    if (!drawing) return undefined;
    const measure = () => setWidth(drawing.clientWidth || 640);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawing);
    return () => sizes.disconnect();
  }, [frame]);
  return width;
}
