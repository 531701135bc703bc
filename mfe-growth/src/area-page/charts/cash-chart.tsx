import { Drawing, ticksFor, useWidth } from '@heartwood/shared-ui/charts';
import { useRef } from 'react';
import type { MonthAmount } from '@heartwood/contract/numbers';
import { AmountLines, AXIS, FOOT, HEAD, MonthNames } from './month-axis';
import { shortAmount } from './scale';

export interface CashChartProps {
  /** What it shows, in a sentence that says where the same stands as a table. */
  label: string;
  /** 2026-05. */
  months: readonly string[];
  present: string;
  /** On the first day, and at the end of each month; decimals. */
  cash: readonly string[];
  /** The same of other scenarios. */
  others: readonly (readonly string[])[];
  /** The month that is marked. */
  lowest: MonthAmount | null;
  currency: string;
}

const HEIGHT = 276;

/** What is left at the end of each month. The table of the page is its text. */
export function CashChart({ label, months, present, cash, others, lowest, currency }: CashChartProps) {
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const ticks = ticksFor([cash, ...others].flat().map(Number));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const slot = Math.max(1, (width - AXIS) / months.length);
  const x = (end: number) => AXIS + slot * end;
  const y = (value: number) => HEAD + (HEIGHT - HEAD - FOOT) * (1 - (value - low) / (high - low || 1));
  const pathOf = (values: readonly string[]) => values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(Number(value))}`).join('');
  const end = lowest === null ? 0 : months.indexOf(lowest.month) + 1;
  const place = Math.min(x(end), width - 26);
  return (
    <Drawing ref={frame} role="img" aria-label={label} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <path className="area" d={`${pathOf(cash)}L${x(cash.length - 1)} ${y(0)}L${x(0)} ${y(0)}z`} />
      <AmountLines ticks={ticks} currency={currency} right={width} y={y} />
      {others.map((other, at) => <path key={at} className="other" d={pathOf(other)} />)}
      <path className="path" d={pathOf(cash)} />
      {lowest === null ? null : (
        <g>
          <circle className="mark" cx={x(end)} cy={y(Number(lowest.value))} r={4} />
          <text className="over" x={place} y={y(Number(lowest.value)) - 24} textAnchor="middle" data-strong>
            {shortAmount(Number(lowest.value), currency)}
          </text>
          <text className="over" x={place} y={y(Number(lowest.value)) - 11} textAnchor="middle">lowest</text>
        </g>
      )}
      <MonthNames months={months} present={present} slot={slot} height={HEIGHT} x={(at) => x(at + 0.5)} />
    </Drawing>
  );
}
