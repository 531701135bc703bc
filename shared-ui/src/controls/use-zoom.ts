import { useState } from 'react';

/** Times the size that fits the screen. */
const STEPS = [1, 1.5, 2, 3, 4, 6];

export interface Zoom {
  /** 1 fits the screen. */
  level: number;
  /** A step nearer or farther, as far as it goes. */
  step(by: 1 | -1): void;
  /** Fits the screen again; from there, twice as large. */
  toggle(): void;
  fit(): void;
}

/** How near one looks at the picture with this id; another one fits the screen again. */
export function useZoom(id: string): Zoom {
  const [state, setState] = useState({ id, at: 0 });
  const at = state.id === id ? state.at : 0;
  const go = (next: (from: number) => number) => setState((present) => (
    { id, at: Math.max(0, Math.min(STEPS.length - 1, next(present.id === id ? present.at : 0))) }
  ));
  return {
    level: STEPS[at] ?? 1,
    step: (by) => go((from) => from + by),
    toggle: () => go((from) => (from === 0 ? STEPS.indexOf(2) : 0)),
    fit: () => go(() => 0),
  };
}
