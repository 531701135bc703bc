import { modulePath } from './module-page';

test('a module leads to the page of its area, or to the home where that has none', () => {
  expect(modulePath('marketGoals')).toBe('/?module=marketGoals');
  expect(modulePath('businessStage')).toBe('/?module=businessStage');
  expect(modulePath('keyPartners')).toBe('/business-model?module=keyPartners');
  expect(modulePath('tam')).toBe('/market-potential?module=tam');
  expect(modulePath('swot')).toBe('/risk-assessment?module=swot');
  expect(modulePath('culture')).toBe('/foundation?module=culture');
});
