const { createRequire } = require('node:module');

const wanted = new Map();
/** What stands in brackets, in quotes or not; what stands in the innermost parentheses. */
const BRACKETS = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const PARENTHESES = /\([^()]*\)/g;
const COMBINATOR = /\s*([>+~])\s*|\s+/;

/**
 * What there must be at the very least when a selector matches an element: one for each of its alternatives.
 * @param {string} selector
 * @returns {string[] | null} `.class` or `tag` of the element, `>.class` or `>tag` of its parent; null where nothing of the kind can be
 *   said
 */
function leastOf(selector) {
  // What is escaped, nested in another rule or has other letters is left to the engine.
  if (/[\\&]|[^\s!-~]/.test(selector)) return null;
  let plain = selector.replace(BRACKETS, '[]');
  while (PARENTHESES.test(plain)) plain = plain.replace(PARENTHESES, '');
  if (/["'()]/.test(plain)) return null;
  const least = plain.split(',').map((alternative) => leastOfOne(alternative.trim()));
  return least.every((each) => each !== null) ? least : null;
}

/** @param {string} alternative without what stood in brackets and parentheses, all of which only asks for more */
function leastOfOne(alternative) {
  // Compounds, and between each two the sign that combines them; a space has none.
  const parts = alternative.split(COMBINATOR);
  const own = nameIn(parts.at(-1));
  if (own) return own;
  for (let at = parts.length - 2; at > 0; at -= 2) {
    // A sibling has the same parent.
    if (parts[at] === '+' || parts[at] === '~') continue;
    const name = parts[at] === '>' && nameIn(parts[at - 1]);
    return name ? `>${name}` : null;
  }
  return null;
}

function nameIn(compound) {
  const plain = compound.replace(/\[\]|::?[\w-]+/g, '');
  return /\.[\w-]+/.exec(plain)?.[0] ?? /^[a-z][a-z0-9]*$/.exec(plain)?.[0];
}

/**
 * The classes of the element that was asked about last, and of the parent: the rules of all sheets are asked for one element after the
 * other.
 */
const known = { own: { value: '', classes: new Set() }, parent: { value: '', classes: new Set() } };

function has(name, element, which) {
  if (name[0] !== '.') return element.localName === name;
  const value = element.getAttributeNS(null, 'class') ?? '';
  if (known[which].value !== value) known[which] = { value, classes: new Set(value.split(/\s+/).map((each) => `.${each}`)) };
  return known[which].classes.has(name);
}

function canMatch(element, selector) {
  // A rule of no elements, such as `@keyframes`, has no selector.
  if (typeof selector !== 'string') return true;
  if (!wanted.has(selector)) wanted.set(selector, leastOf(selector));
  const least = wanted.get(selector);
  if (least === null) return true;
  return least.some((each) => {
    if (each[0] !== '>') return has(each, element, 'own');
    const parent = element.parentElement;
    return parent !== null && has(each.slice(1), parent, 'parent');
  });
}

/**
 * For the style of an element jsdom asks its selector engine for every rule of every sheet, and a query by role asks for the style of
 * whatever there is. Most rules of styled-components name one class that the element, or its parent, does not have: that is seen without
 * the engine. Called before jsdom is loaded; what can match goes on to the engine.
 */
function quickenSelectors() {
  const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
  const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) => (element._ownerDocument._mode === 'quirks' || canMatch(element, selector)) && matchesDontThrow(element, selector);
}

module.exports = { canMatch, leastOf, quickenSelectors };
