import type { ChartBlock } from './deck';

/** A pie's piece, in turns of the circle: 0 is at the top. */
export interface Piece { label: string; value: number; from: number; to: number }

/** Pieces of a doughnut; what is missing or not above zero takes no place. */
export function doughnutPieces({ labels, series }: Pick<ChartBlock, 'labels' | 'series'>): Piece[] {
  const values = labels.map((_, index) => Math.max(0, series[0]?.values[index] ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  let reached = 0;
  return labels.flatMap((label, index) => {
    const value = values[index] ?? 0;
    if (sum === 0 || value === 0) return [];
    const from = reached / sum;
    reached += value;
    return [{ label, value, from, to: reached / sum }];
  });
}

export interface Circle { label: string; value: number; cx: number; cy: number; radius: number }

/** Circles in each other, areas to scale and the largest first, that stand on one ground in a square of `side`. */
export function nestedCircles({ labels, series }: Pick<ChartBlock, 'labels' | 'series'>, side: number): Circle[] {
  const values = labels.map((_, index) => Math.max(0, series[0]?.values[index] ?? 0));
  const most = Math.max(0, ...values);
  if (most === 0) return [];
  return labels.map((label, index) => {
    const value = values[index] ?? 0;
    const radius = (side / 2 - 2) * Math.sqrt(value / most);
    return { label, value, radius, cx: side / 2, cy: side - 2 - radius };
  }).sort((a, b) => b.radius - a.radius);
}

/** Round numbers from zero (or what is below it) to above all values, in about four steps. */
export function chartTicks({ series }: Pick<ChartBlock, 'series'>): number[] {
  const values = series.flatMap((each) => each.values).filter((value) => value !== null);
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  const rough = (most - least || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10) * power;
  const from = Math.floor(least / step);
  return Array.from(
    { length: Math.max(1, Math.ceil(most / step) - from) + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)),
  );
}
