import { Drawing, ticksFor, useWidth } from '@heartwood/shared-ui/charts';
import { useRef } from 'react';
import { AmountLines, AXIS, FOOT, HEAD, MonthNames } from './month-axis';
import { shortAmount } from './scale';

export interface MonthChartProps {
  /** What it shows, in a sentence that says where the same stands as a table. */
  label: string;
  /** 2026-05. */
  months: readonly string[];
  /** The month that is solid, those before it are past; the first unless told. */
  present?: string;
  /** One a month, null where none is known. Decimals as they are written, and drawn to the pixel. */
  values: readonly (string | null)[];
  /** Months whose amount stands over their bar. */
  told?: readonly string[];
  currency: string;
}

const HEIGHT = 150;
/** For the amount over the highest bar. */
const ROOM_ABOVE = 1.12;

/** Amounts by month. The table beside it is its text: it is one picture to whoever hears the page. */
export function MonthChart({ label, months, present = months[0] ?? '', values, told = [], currency }: MonthChartProps) {
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const amounts = values.map(Number);
  const ticks = ticksFor(told.length > 0 ? amounts.map((amount) => amount * ROOM_ABOVE) : amounts);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const slot = Math.max(1, (width - AXIS) / months.length);
  const thick = Math.min(26, slot * 0.56);
  const x = (index: number) => AXIS + slot * (index + 0.5);
  const y = (value: number) => HEAD + (HEIGHT - HEAD - FOOT) * (1 - (value - low) / (high - low || 1));
  return (
    <Drawing ref={frame} role="img" aria-label={label} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <AmountLines ticks={ticks} currency={currency} right={width} y={y} />
      {amounts.map((value, at) => (
        <rect
          key={months[at]} className={lookOf(months[at] ?? '', present)} x={x(at) - thick / 2} width={thick} rx={2.5}
          y={Math.min(y(value), y(0))} height={Math.abs(y(value) - y(0))}
        />
      ))}
      {amounts.map((value, at) => (told.includes(months[at] ?? '') ? (
        <text key={months[at]} className="over" x={x(at)} y={y(value) - 6} textAnchor="middle" data-strong>
          {shortAmount(value, currency)}
        </text>
      ) : null))}
      <MonthNames months={months} present={present} slot={slot} height={HEIGHT} x={x} />
    </Drawing>
  );
}

function lookOf(month: string, present: string): 'past' | 'now' | 'planned' {
  if (month < present) return 'past';
  return month === present ? 'now' : 'planned';
}
