import { AREAS, moduleOf, type AreaKey, type ModuleKey } from './modules';

/** Modules that open in a card on the growth home: their area has no page of its own (product decisions, row 15). */
const MODULES_ON_HOME: ReadonlySet<ModuleKey> = new Set(['businessSectors', 'businessStage', 'marketGoals', 'traction']);

/** The page of an area, relative to the growth framework; null while it has none. */
export function areaPath(area: AreaKey): string | null {
  const route = AREAS.find(({ key }) => key === area)?.route ?? '';
  return route === '' ? null : `/${route}`;
}

/** Where a module is worked on, relative to the growth framework. */
export function modulePath(key: ModuleKey): string {
  if (MODULES_ON_HOME.has(key)) return `/?module=${key}`;
  return `${areaPath(moduleOf(key).area) ?? '/'}?module=${key}`;
}

/** The same as a path of the product. */
export const modulePlace = (key: ModuleKey): string => `/app/growth-framework${modulePath(key).replace(/^\/(?=\?)/, '')}`;
