import { MODULES } from '@heartwood/contract/domain';
import { guideOf } from './module-guides';
import { modulePath } from './module-page';

test.each(MODULES.map(({ key }) => key).filter((key) => modulePath(key) !== null))('%s has a page, so it has a question and an example', (key) => {
  const guide = guideOf(key);
  expect(guide?.question).toMatch(/[.?]$/);
  expect(guide?.example.length).toBeGreaterThan(20);
  expect(guide?.minutes).toBeGreaterThan(0);
});

test('modules of areas to come lead nowhere yet', () => {
  expect(modulePath('keyPartners')).toBeNull();
  expect(modulePath('marketGoals')).toBeNull();
  expect(modulePath('businessStage')).toBe('/?module=businessStage');
  expect(modulePath('culture')).toBe('/foundation?module=culture');
});
