import { add, costInMonth, monthsFrom, multiply, normalise, type CostSeries, type DecimalString } from '@heartwood/contract/numbers';
import { withMonths } from './cost-months';

/** A cell of the grid: the cost and the month by their places. */
export interface Cell { row: number; month: number }

/** The chosen cells: the one where choosing began, and the one where it is. */
export interface CellRange { from: Cell; to: Cell }

/** The outermost places of a range. */
export function rangeOf({ from, to }: CellRange): { top: number; bottom: number; left: number; right: number } {
  const [rows, months] = [[from.row, to.row], [from.month, to.month]];
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...months), right: Math.max(...months) };
}

export function isInRange(range: CellRange | null, { row, month }: Cell): boolean {
  if (!range) return false;
  const { top, bottom, left, right } = rangeOf(range);
  return row >= top && row <= bottom && month >= left && month <= right;
}

/** What becomes of the chosen months. */
export type RangeChange =
  | { kind: 'set'; value: DecimalString }
  /** By so many per cent, to whole units. */
  | { kind: 'percent'; by: DecimalString }
  /** Each of them as the first. */
  | { kind: 'copy' }
  /** They repeat the one before. */
  | { kind: 'clear' };

/**
 * A series after the chosen months were changed, and no other: the month behind them keeps what it was, unless one month alone was set,
 * which those that are left blank repeat as they always do, or months were taken back.
 * @param chosen one after another, 2026-05
 * @param since the first month that is planned
 */
export function changedSeries(cost: CostSeries, chosen: readonly string[], change: RangeChange, since: string): CostSeries['valueArray'] {
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined) return cost.valueArray;
  const next = (month: string): DecimalString | null => {
    if (change.kind === 'clear') return null;
    if (change.kind === 'set') return change.value;
    const now = costInMonth(cost, change.kind === 'copy' ? first : month);
    return change.kind === 'copy' ? now : normalise(multiply(now, multiply(add(['100', change.by]), '0.01')), 0);
  };
  const changes: Record<string, DecimalString | null> = Object.fromEntries(chosen.map((month) => [month, next(month)]));
  const behind = monthsFrom(last, 2)[1];
  const isRepeatedBehind = change.kind === 'clear' || (change.kind === 'set' && chosen.length === 1);
  if (behind !== undefined && !isRepeatedBehind) changes[behind] = costInMonth(cost, behind);
  return withMonths(cost, changes, since);
}
