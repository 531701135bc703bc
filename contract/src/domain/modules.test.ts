import { MODULE_COUNT } from './module-count';
import { AREAS, MODULES, isModuleKey, moduleOf, modulesOfArea } from './modules';

describe('the 28 modules', () => {
  it('has 28 unique keys', () => {
    expect(new Set(MODULES.map((module) => module.key)).size).toBe(28);
    expect(MODULES).toHaveLength(MODULE_COUNT);
  });

  it('derives 5 from records and leaves 23 to the user', () => {
    expect(MODULES.filter((module) => module.completion === 'derived').map((module) => module.key)).toEqual([
      'businessSectors', 'businessStage', 'team', 'marketGoals', 'traction',
    ]);
  });

  it('gives each module one of seven areas with a route, and each area at least two modules', () => {
    const areas = new Map(AREAS.map((area) => [area.key, area]));
    expect(areas.size).toBe(7);
    for (const module of MODULES) expect(areas.get(module.area)?.route).toBeDefined();
    for (const area of AREAS) expect(modulesOfArea(area.key).length).toBeGreaterThanOrEqual(2);
  });

  it('lists modules area by area, in the order of the ring', () => {
    expect([...new Set(MODULES.map((module) => module.area))]).toEqual(AREAS.map((area) => area.key));
    expect(MODULES).toEqual(AREAS.flatMap((area) => modulesOfArea(area.key)));
  });

  it('knows its own keys and no others', () => {
    expect(isModuleKey('vision')).toBe(true);
    expect(isModuleKey('toString')).toBe(false);
    expect(moduleOf('sdgs').shortLabel).toBe('Development goals');
  });
});
