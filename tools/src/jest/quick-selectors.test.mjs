import { leastOf } from './quick-selectors.cjs';

it.each([
  ['.a', ['.a']],
  ['.a:hover', ['.a']],
  ['.a .b', ['.b']],
  ['.a>svg', ['svg']],
  ['.a > .b:not(.c)::before', ['.b']],
  ['.a, .b:focus-visible', ['.a', '.b']],
  ['.a.b[data-open]', ['.a']],
  ['div.a', ['.a']],
  ['.a + h2', ['h2']],
  ['.a:is(.b, .c) p', ['p']],
])('what matches %s has one of %j', (selector, least) => {
  expect(leastOf(selector)).toEqual(least);
});

it.each(['*', ':root', '.a, *', '.a > *', '[data-open]', '.a [role="list"]', '.a:not(:is(.b, .c))', '.w-1\\/2', '.é', 'svg|a', 'DIV', '.a:hover > :first-child'])(
  'of %s nothing can be said without the engine',
  (selector) => {
    expect(leastOf(selector)).toBeNull();
  },
);
