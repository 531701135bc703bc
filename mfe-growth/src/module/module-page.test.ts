import { modulePath } from './module-page';

test('modules of areas to come lead nowhere yet', () => {
  expect(modulePath('keyPartners')).toBeNull();
  expect(modulePath('marketGoals')).toBeNull();
  expect(modulePath('businessStage')).toBe('/?module=businessStage');
  expect(modulePath('culture')).toBe('/foundation?module=culture');
});
