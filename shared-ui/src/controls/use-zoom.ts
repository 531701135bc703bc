import { useState, type KeyboardEvent } from 'react';

/** Of a picture: times the size that fits the screen. */
const PICTURE_STEPS = [1, 1.5, 2, 3, 4, 6];

export interface Zoom {
  /** 1 fits. */
  level: number;
  isNearest: boolean;
  isFarthest: boolean;
  /** A step nearer or farther, as far as it goes. */
  step(by: 1 | -1): void;
  /** Fits again; from there, twice as large. */
  toggle(): void;
  fit(): void;
}

/**
 * How near one looks at what has this id; another one fits again.
 * @param steps from the farthest to the nearest, 1 and 2 among them
 */
export function useZoom(id: string, steps: readonly number[] = PICTURE_STEPS): Zoom {
  const fitting = steps.indexOf(1);
  const [state, setState] = useState({ id, at: fitting });
  const at = state.id === id ? state.at : fitting;
  const go = (next: (from: number) => number) => setState((present) => (
    { id, at: Math.max(0, Math.min(steps.length - 1, next(present.id === id ? present.at : fitting))) }
  ));
  return {
    level: steps[at] ?? 1,
    isNearest: at === steps.length - 1,
    isFarthest: at === 0,
    step: (by) => go((from) => from + by),
    toggle: () => go((from) => (from === fitting ? steps.indexOf(2) : fitting)),
    fit: () => go(() => fitting),
  };
}

/** What a key does to it: plus, minus, and 0 to fit. With Ctrl and the like it is the browser's own zoom. */
export function zoomKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, zoom: Zoom): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const nearer = () => zoom.step(1);
  const keys: Record<string, () => void> = { '+': nearer, '=': nearer, '-': () => zoom.step(-1), 0: zoom.fit };
  return keys[key];
}
