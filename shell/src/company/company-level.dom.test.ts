import { MODULES } from '@heartwood/contract/domain';
import { areaDone, levelText, ringOf } from './company-level';
import { placeOf } from './company-words';

it('names the level and counts', () => {
  expect(levelText(17)).toBe('Very Robust · 17 of 28');
  expect(levelText(0)).toBe('Not robust · 0 of 28');
});

it('draws one segment a module and the modules of an area in their order', () => {
  const done = MODULES.map(({ key }) => key === 'vision' || key === 'swot');
  expect(ringOf(done)).toHaveLength(28);
  expect(areaDone(done, 'foundation')).toEqual([true, false, false, false, false, false, false]);
  expect(areaDone(done, 'riskAssessment')).toEqual([true, false]);
});

it('says where a company is and how many people it has', () => {
  expect(placeOf({ city: 'Berlin', country: 'DE', size: '6–10' })).toBe('Berlin, Germany · 6–10 people');
  expect(placeOf({ city: null, country: null, size: '1' })).toBe('1 person');
  expect(placeOf({ city: null, country: null, size: null })).toBe('');
});
