import { modulePath } from './module-page';

test('modules of areas to come lead nowhere yet', () => {
  expect(modulePath('tam')).toBeNull();
  expect(modulePath('marketGoals')).toBeNull();
  expect(modulePath('businessStage')).toBe('/?module=businessStage');
  expect(modulePath('keyPartners')).toBe('/business-model?module=keyPartners');
  expect(modulePath('culture')).toBe('/foundation?module=culture');
});
