import { SKILL_CATALOGUE, findInCatalogue } from './skill-catalogue';

describe('the catalogue of skills', () => {
  it('has 150 to 200 skills, none twice', () => {
    expect(SKILL_CATALOGUE.length).toBeGreaterThanOrEqual(150);
    expect(SKILL_CATALOGUE.length).toBeLessThanOrEqual(200);
    expect(new Set(SKILL_CATALOGUE.map((skill) => skill.name.toLowerCase())).size).toBe(SKILL_CATALOGUE.length);
    expect(new Set(SKILL_CATALOGUE.map((skill) => skill.id)).size).toBe(SKILL_CATALOGUE.length);
  });

  it('gives its own spelling for any case', () => {
    expect(findInCatalogue('b2b SALES')?.name).toBe('B2B sales');
    expect(findInCatalogue('Underwater basket weaving')).toBeUndefined();
  });

  it('makes ids that a uuid column takes', () => {
    for (const { id } of SKILL_CATALOGUE) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
