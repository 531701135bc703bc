import { completionPercent, levelName, MODULE_COUNT, MODULES } from '@heartwood/contract/domain';
import type { RingSegment } from '@heartwood/shared-ui';

/** "Very Robust · 17 of 28"; only the count where the level has no name. */
export function levelText(done: number): string {
  return [levelName(completionPercent(done)), `${done} of ${MODULE_COUNT}`].filter(Boolean).join(' · ');
}

export function levelOf(done: number): string | null {
  return levelName(completionPercent(done));
}

/** The modules of the list as ring segments; `modulesDone` is in the list's order. */
export function ringOf(modulesDone: readonly boolean[]): RingSegment[] {
  return MODULES.map(({ key, area }, index) => ({ key, area, done: modulesDone[index] ?? false }));
}

/** Which modules of one area are done, in their order. */
export function areaDone(modulesDone: readonly boolean[], area: string): boolean[] {
  return MODULES.flatMap((module, index) => (module.area === area ? [modulesDone[index] ?? false] : []));
}
