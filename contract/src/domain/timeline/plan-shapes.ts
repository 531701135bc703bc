import { daysBetween, type GoalTone } from './due-words';

/** What a drawing is made of. Lengths are px of the drawing, from its upper left corner; colours are `#rrggbb`. */
export type Shape =
  | {
    kind: 'box'; x: number; y: number; width: number; height: number; radius?: number; fill?: string; stroke?: string; isDashed?: boolean;
  }
  /** `d` is SVG path data, from `x` and `y`. */
  | { kind: 'path'; x: number; y: number; d: string; stroke: string; isDashed?: boolean }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; stroke: string; width?: number }
  /** `x` and `y` are its middle. */
  | { kind: 'diamond'; x: number; y: number; stroke: string; fill: string; isDashed?: boolean }
  /** `y` is the line that the letters stand on; `x` is where they begin, or end. */
  | { kind: 'text'; x: number; y: number; text: string; size: number; color: string; isBold?: boolean; endsThere?: boolean };

export interface PlanDrawing { title: string; width: number; height: number; shapes: readonly Shape[] }

/** As on the screen by day: a file is read on paper. */
export const PALETTE: Readonly<Record<string, string>> = {
  'cat-1': '#2b3ebb', 'cat-2': '#9c9526', 'cat-3': '#038168', 'cat-4': '#722268', 'cat-5': '#cd5eaa', 'cat-6': '#0a98ea',
  'cat-7': '#3d4812',
  'cat-8': '#a15804',
};
export const INK = '#14231b';
export const MUTED = '#5c6b62';
export const RULE = '#d5ded8';
export const STRONG_RULE = '#aebbb3';
export const SUNKEN = '#f1f5f2';
export const PAPER = '#ffffff';
export const TONES: Readonly<Record<GoalTone, string>> = {
  achieved: MUTED, past: '#a4161a', today: '#1a5ba6', future: '#12693a', undated: MUTED,
};

export const MARGIN = 24;
export const HEAD = 160;
/** What titles and what stands below them are written in, px. */
export const [TITLE_SIZE, META_SIZE] = [12.6, 11.6];

/** Where days stand. */
export interface Span { from: string; days: number; left: number; width: number }

export const xOf = ({ from, days, left, width }: Span, day: string) => left + daysBetween(from, day) / days * width;

/** So many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** An eighth of a colour on paper. */
export function tint(color: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(255 - (255 - parseInt(color.slice(at, at + 2), 16)) * .12));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** "1 goal", "1,204 goals". */
export const plural = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
