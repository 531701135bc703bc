import { readPreviewKey } from './preview';

const KEY = 'a'.repeat(32);

beforeEach(() => window.sessionStorage.clear());

it('is of a tab that came by its link, from then on', () => {
  expect(readPreviewKey('')).toBeNull();
  expect(readPreviewKey(`?preview=${KEY}`)).toBe(KEY);
  expect(readPreviewKey('')).toBe(KEY);
  expect(window.localStorage.getItem('heartwood-preview')).toBeNull();
});

it('is nothing that is no key', () => {
  expect(readPreviewKey('?preview=../../x')).toBeNull();
  window.sessionStorage.setItem('heartwood-preview', '<script>');
  expect(readPreviewKey('')).toBeNull();
});
