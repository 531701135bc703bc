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

/** A segment of a ring, in turns of the circle; on: it is part of the first value. */
export interface Segment { from: number; to: number; isOn: boolean }

const MOST_SEGMENTS = 60;
/** Of a segment's room, between it and the next one. */
const GAP = 0.22;

/** A ring of as many segments as the values are together, the first value's on: how far something is, counted. Of more, sixty to scale. */
export function ringSegments({ series }: Pick<ChartBlock, 'series'>): Segment[] {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum === 0) return [];
  const count = Math.min(MOST_SEGMENTS, Math.max(1, Math.round(sum)));
  const on = Math.round(((values[0] ?? 0) / sum) * count);
  return Array.from({ length: count }, (_, at) => ({ from: (at + GAP / 2) / count, to: (at + 1 - GAP / 2) / count, isOn: at < on }));
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
