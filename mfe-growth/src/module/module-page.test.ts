import { modulePath } from './module-page';

test('modules of areas to come lead nowhere yet', () => {
  expect(modulePath('swot')).toBeNull();
  expect(modulePath('marketGoals')).toBeNull();
  expect(modulePath('businessStage')).toBe('/?module=businessStage');
  expect(modulePath('keyPartners')).toBe('/business-model?module=keyPartners');
  expect(modulePath('tam')).toBe('/market-potential?module=tam');
  expect(modulePath('culture')).toBe('/foundation?module=culture');
});
