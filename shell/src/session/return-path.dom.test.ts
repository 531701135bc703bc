import { keepReturnPath, takeReturnPath } from './return-path';

beforeEach(() => sessionStorage.clear());
const kept = { userId: 'u1', path: '/app/growth-framework/foundation?module=belief' };

it('leads the same person back, once', () => {
  keepReturnPath(sessionStorage, kept);
  expect(takeReturnPath(sessionStorage, 'u1')).toBe(kept.path);
  expect(takeReturnPath(sessionStorage, 'u1')).toBeNull();
});

it('never shows one person the page of another', () => {
  keepReturnPath(sessionStorage, kept);
  expect(takeReturnPath(sessionStorage, 'u2')).toBeNull();
  expect(takeReturnPath(sessionStorage, 'u1')).toBeNull();
});

it.each(['no JSON', 'null', '{"userId":"u1"}', '{"userId":"u1","path":7}'])('takes %s for nothing', (text) => {
  sessionStorage.setItem('heartwood-return', text);
  expect(takeReturnPath(sessionStorage, 'u1')).toBeNull();
});
