import { MODULE_COUNT } from './module-count';

export const LEVELS = ['Not robust', 'Somewhat robust', 'Robust Enough', 'Very Robust', 'Solid'] as const;
export type LevelName = (typeof LEVELS)[number];

/** Exact share of done modules, 0 to 100 (specification, section 4). */
export function completionPercent(done: number): number {
  return (done / MODULE_COUNT) * 100;
}

/**
 * Name of the company level (specification, section 4). Exactly 20, 40, 60 and 80 percent have no name;
 * with 28 modules no count reaches them.
 */
export function levelName(percent: number): LevelName | null {
  if (percent < 0 || percent > 100 || percent === 20 || percent === 40 || percent === 60 || percent === 80) return null;
  if (percent < 20) return 'Not robust';
  if (percent < 40) return 'Somewhat robust';
  if (percent < 60) return 'Robust Enough';
  if (percent < 80) return 'Very Robust';
  return 'Solid';
}

/** Done modules still missing for the next level, and its name; null at the top. */
export function nextLevel(done: number): { name: LevelName; missing: number } | null {
  const present = levelName(completionPercent(done));
  for (let count = done + 1; count <= MODULE_COUNT; count += 1) {
    const name = levelName(completionPercent(count));
    if (name && name !== present) return { name, missing: count - done };
  }
  return null;
}
