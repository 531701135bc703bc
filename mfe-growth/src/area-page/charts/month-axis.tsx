import { monthName } from './month-names';
import { shortAmount } from './scale';

/** Left of a drawing for its amounts, below it for its months, above it for what stands out. */
export const AXIS = 46;
export const FOOT = 20;
export const HEAD = 8;

interface AmountLinesProps { ticks: readonly number[]; currency: string; right: number; y(value: number): number }

/** The lines across a chart, with their amounts. */
export function AmountLines({ ticks, currency, right, y }: AmountLinesProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line className={tick === 0 ? 'zero' : 'line'} x1={AXIS} x2={right} y1={y(tick)} y2={y(tick)} />
      <text x={AXIS - 8} y={y(tick) + 4} textAnchor="end">{shortAmount(tick, currency)}</text>
    </g>
  ));
}

interface MonthNamesProps { months: readonly string[]; present: string; slot: number; height: number; x(at: number): number }

/** The months below a chart: every second where the names would meet. */
export function MonthNames({ months, present, slot, height, x }: MonthNamesProps) {
  const every = slot < 34 ? 2 : 1;
  return months.map((month, at) => (at % every === 0 ? (
    <text key={month} x={x(at)} y={height - 5} textAnchor="middle" {...(month === present && { 'data-strong': true })}>
      {monthName(month)}
    </text>
  ) : null));
}
