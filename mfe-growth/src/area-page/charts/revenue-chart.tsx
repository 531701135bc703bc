import { Drawing, ticksFor, useWidth } from '@heartwood/shared-ui/charts';
import { useRef } from 'react';
import type { MonthAmount } from '@heartwood/contract/numbers';
import { AmountLines, AXIS, FOOT, HEAD, MonthNames } from './month-axis';
import { shortAmount } from './scale';

export interface RevenueChartProps {
  /** What it shows, in a sentence that says where the same stands as a table. */
  label: string;
  /** 2026-05. */
  months: readonly string[];
  /** Those up to it are solid. */
  present: string;
  /** One a month, decimals. */
  revenue: readonly string[];
  costs: readonly string[];
  /** What came in, in the months of which it is known. */
  reached: readonly MonthAmount[];
  /** The month that is marked. */
  breakEven: string | null;
  currency: string;
}

const HEIGHT = 276;
/** For the names of bars and line. */
const RIGHT = 58;

/** Revenue in bars, costs as a line over them. The table of the page is its text. */
export function RevenueChart({ label, months, present, revenue, costs, reached, breakEven, currency }: RevenueChartProps) {
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const bars = revenue.map(Number);
  const line = costs.map(Number);
  const marks = reached.map(({ month, value }) => ({ at: months.indexOf(month), value: Number(value) })).filter(({ at }) => at >= 0);
  const ticks = ticksFor([...bars, ...line, ...marks.map(({ value }) => value)]);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const right = width - RIGHT;
  const slot = Math.max(1, (right - AXIS) / months.length);
  const thick = Math.min(26, slot * 0.6);
  const x = (at: number) => AXIS + slot * (at + 0.5);
  const y = (value: number) => HEAD + (HEIGHT - HEAD - FOOT) * (1 - (value - low) / (high - low || 1));
  const steps = line.map((value, at) => `${at === 0 ? 'M' : 'L'}${AXIS + slot * at} ${y(value)}H${AXIS + slot * (at + 1)}`);
  const met = breakEven === null ? -1 : months.indexOf(breakEven);
  const [lastRevenue = 0, lastCosts = 0] = [bars.at(-1), line.at(-1)];
  const names = apart(y(lastRevenue), y(lastCosts));
  return (
    <Drawing ref={frame} role="img" aria-label={label} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <AmountLines ticks={ticks} currency={currency} right={right} y={y} />
      {bars.map((value, at) => (
        <rect
          key={months[at]} className={(months[at] ?? '') <= present ? 'now' : 'planned'} x={x(at) - thick / 2} width={thick} rx={2.5}
          y={Math.min(y(value), y(0))} height={Math.abs(y(value) - y(0))}
        />
      ))}
      <path className="path" d={steps.join('')} />
      {met >= 0 ? <circle className="mark" cx={x(met)} cy={y(bars[met] ?? 0)} r={4} /> : null}
      {marks.map(({ at, value }) => <path key={at} className="reached" d={`M${x(at)} ${y(value) - 6}l6 6l-6 6l-6 -6z`} />)}
      <text x={right + 6} y={names[0] + 4} data-strong>Revenue</text>
      <text x={right + 6} y={names[1] + 4} data-strong>Costs</text>
      <text x={right + 6} y={names[1] + 18}>{shortAmount(lastCosts, currency)}</text>
      <MonthNames months={months} present={present} slot={slot} height={HEIGHT} x={x} />
    </Drawing>
  );
}

/** Two names at a line each, moved so that they can be read: the second has two lines. */
function apart(first: number, second: number): readonly [number, number] {
  if (first <= second) return [first, Math.max(second, first + 16)];
  return [Math.max(first, second + 30), second];
}
