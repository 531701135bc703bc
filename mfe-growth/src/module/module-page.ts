import { AREAS, moduleOf, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';

/** Modules that open in a card on the growth home: their area has no page of its own (product decisions, row 15). */
const MODULES_ON_HOME: ReadonlySet<ModuleKey> = new Set(['businessSectors', 'businessStage', 'marketGoals', 'traction']);

/** Where a module is worked on, relative to the growth framework. */
export function modulePath(key: ModuleKey): string {
  if (MODULES_ON_HOME.has(key)) return `/?module=${key}`;
  return `${areaPath(moduleOf(key).area) ?? '/'}?module=${key}`;
}

/** The name of an area. */
export function areaName(area: AreaKey): string {
  return AREAS.find(({ key }) => key === area)?.label ?? '';
}

/** The page of an area, relative to the growth framework; null while it has none. */
export function areaPath(area: AreaKey): string | null {
  const route = AREAS.find(({ key }) => key === area)?.route ?? '';
  return route === '' ? null : `/${route}`;
}
