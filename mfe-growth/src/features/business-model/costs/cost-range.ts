import {
  add, compare, costInMonth, monthsFrom, multiply, normalise, type CostSeries, type DecimalString, type MonthAmount,
} from '@heartwood/contract/numbers';
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

type Series = Pick<CostSeries, 'value' | 'valueArray'>;

const own = (series: readonly MonthAmount[], month: string) => series.find((entry) => entry.month === month)?.value ?? null;
const isSame = (left: DecimalString | null, right: DecimalString | null) => (
  left === null || right === null ? left === right : compare(left, right) === 0
);

/**
 * Whether somebody has written in the chosen months since: what is set or taken back asks for what stands in them, and what is made of the
 * present values for these, which may come from months before.
 */
export function isWrittenSince(
  base: CostSeries, now: CostSeries, chosen: readonly string[], { kind }: RangeChange, since: string,
): boolean {
  const [before, after] = [withMonths(base, {}, since), withMonths(now, {}, since)];
  return chosen.some((month) => (kind === 'set' || kind === 'clear'
    ? !isSame(own(before, month), own(after, month))
    : !isSame(costInMonth(base, month), costInMonth(now, month))));
}

/**
 * A cost after a change of months was taken back: as it was if nobody has written in it since; otherwise what others wrote stays.
 * @param written what the change made of `before`
 * @param since the first month that is planned
 */
export function takenBack(now: Series, before: Series, written: readonly MonthAmount[], since: string): Series {
  const months = [...new Set([...now.valueArray, ...before.valueArray, ...written].map(({ month }) => month))];
  if (now.valueArray.length > 0 && months.every((month) => isSame(own(now.valueArray, month), own(written, month)))) {
    return { value: before.value, valueArray: before.valueArray };
  }
  const former = withMonths(before, {}, since);
  const changes = [...new Set([...former, ...written].map(({ month }) => month))].flatMap((month) => {
    const isMine = !isSame(own(former, month), own(written, month)) && isSame(own(now.valueArray, month), own(written, month));
    return isMine ? [[month, own(former, month)] as const] : [];
  });
  return { value: null, valueArray: withMonths(now, Object.fromEntries(changes), since) };
}
