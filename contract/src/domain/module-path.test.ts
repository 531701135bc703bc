import { modulePath, modulePlace } from './module-path';

it.each([
  ['marketGoals', '/?module=marketGoals'], ['businessStage', '/?module=businessStage'],
  ['keyPartners', '/business-model?module=keyPartners'],
  ['tam', '/market-potential?module=tam'], ['swot', '/risk-assessment?module=swot'], ['culture', '/foundation?module=culture'],
] as const)('%s leads to the page of its area, or to the home where that has none: %s', (key, path) => expect(modulePath(key)).toBe(path));

it.each([
  ['vision', '/app/growth-framework/foundation?module=vision'], ['marketGoals', '/app/growth-framework?module=marketGoals'],
] as const)('%s stands in the product at %s', (key, place) => expect(modulePlace(key)).toBe(place));
