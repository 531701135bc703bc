import { createRequire } from 'node:module';
import { canMatch, leastOf } from './quick-selectors.cjs';

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
  [".a:has([role='textbox']:focus-visible)", ['.a']],
  ['.a:not(:is(.b, .c))', ['.a']],
  ['input[type="a,b]"]:focus, button', ['input', 'button']],
  ['.a>*', ['>.a']],
  [".b .a>:has([aria-expanded='true'])", ['>.a']],
  ['.a>*+*', ['>.a']],
  ['.a tr > :first-child', ['>tr']],
])('what matches %s has one of %j', (selector, least) => {
  expect(leastOf(selector)).toEqual(least);
});

it.each([
  '*', ':root', '.a, *', '.a *', '[data-open]', '.a [role="list"]', '.a > * *', '.a + *', '.w-1\\/2', '.é', 'svg|a', 'DIV', '&.a',
  '.a:is(")")',
])(
  'of %s nothing can be said without the engine',
  (selector) => {
    expect(leastOf(selector)).toBeNull();
  },
);

it('nothing that matches is held to be impossible', () => {
  const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom');
  const inner = ['a', 'b', 'a b', ''].map((name) => `<p class="${name}"><i class="b" data-open>x</i><svg class="a"><g/></svg></p>`)
    .join('');
  const { document } = new JSDOM(
    ['a', 'b', 'a b', ''].map((name) => `<div class="${name}" role="list">${inner}<input type="text"></div>`).join(''),
  ).window;
  const compounds = [
    '.a', '.b', 'p', 'i', '*', '[data-open]', '[class="a b"]', '.a:not(.b)', ':is(.a, p)', 'div:has(i.b)', ':first-child',
    '.b:not(:is(.a, p))', "[role='list']",
  ];
  const selectors = compounds.flatMap((one) => (
    compounds.flatMap((other) => [' ', '>', '+', ' ~ ', ','].map((between) => one + between + other))
  ));
  const wrong = [...selectors, ...selectors.slice(0, 100).map((each) => `${each}>*+*`)].flatMap((selector) => (
    [...document.querySelectorAll(selector)].filter((element) => !canMatch(element, selector))
      .map((element) => [selector, element.outerHTML])));
  expect(wrong).toEqual([]);
});
