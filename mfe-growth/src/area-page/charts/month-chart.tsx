import { Drawing, ticksFor, useWidth } from '@heartwood/shared-ui/charts';
import { useRef } from 'react';
import { AmountLines, AXIS, FOOT, HEAD, MonthNames } from './month-axis';

export interface MonthChartProps {
  /** What it shows, in a sentence that says where the same stands as a table. */
  label: string;
  /** 2026-05; the first is the present one, and solid. */
  months: readonly string[];
  /** One a month. Decimals as they are written, and drawn to the pixel. */
  values: readonly string[];
  currency: string;
}

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
  return (
    <Drawing ref={frame} role="img" aria-label={label} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <AmountLines ticks={ticks} currency={currency} right={width} y={y} />
      {amounts.map((value, at) => (
        <rect
          key={months[at]} className={at === 0 ? 'now' : 'planned'} x={x(at) - thick / 2} width={thick} rx={2.5}
          y={Math.min(y(value), y(0))} height={Math.abs(y(value) - y(0))}
        />
      ))}
      <MonthNames months={months} present={months[0] ?? ''} slot={slot} height={HEIGHT} x={x} />
    </Drawing>
  );
}
