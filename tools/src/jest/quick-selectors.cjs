const { createRequire } = require('node:module');

/** A combinator, or a comma, that does not stand in brackets or parentheses. */
const BORDER = /(\s*[>+~]\s*|\s+|\s*,\s*)(?![^()[\]]*[)\]])/;
const wanted = new Map();

/**
 * Which class, or which tag, an element has at the very least when a selector matches it: one for each of its alternatives.
 * @param {string} selector
 * @returns {string[] | null} `.class` or `tag`; null where nothing of the kind can be said
 */
function leastOf(selector) {
  // What is escaped, quoted or nested, or has other letters, is left to the engine.
  if (/[\\"']|\([^)]*[([]|[^\s!-~]/.test(selector)) return null;
  const subjects = alternativesOf(selector).map((alternative) => alternative.split(BORDER).at(-1));
  const least = subjects.map((subject) => {
    const plain = subject.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, '');
    return /\.[\w-]+/.exec(plain)?.[0] ?? /^[a-z][a-z0-9]*$/.exec(plain)?.[0];
  });
  return least.every((each) => each !== undefined) ? least : null;
}

function alternativesOf(selector) {
  return selector.trim().split(/\s*,\s*(?![^()[\]]*[)\]])/);
}

let known = { value: '', classes: new Set() };

function canMatch(element, selector) {
  // A rule of no elements, such as `@keyframes`, has no selector.
  if (typeof selector !== 'string') return true;
  if (!wanted.has(selector)) wanted.set(selector, leastOf(selector));
  const least = wanted.get(selector);
  if (least === null) return true;
  const value = element.getAttributeNS(null, 'class') ?? '';
  // The rules of all sheets are asked for one element after the other.
  if (known.value !== value) known = { value, classes: new Set(value.split(/\s+/).map((name) => `.${name}`)) };
  return least.some((each) => (each[0] === '.' ? known.classes.has(each) : element.localName === each));
}

/**
 * For the style of an element jsdom asks its selector engine for every rule of every sheet, and a query by role asks for the style of whatever
 * there is. Most rules of styled-components name one class that the element does not have: that is seen without the engine. Called before
 * jsdom is loaded; what can match goes on to the engine.
 */
function quickenSelectors() {
  const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
  const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) => (element._ownerDocument._mode === 'quirks' || canMatch(element, selector)) && matchesDontThrow(element, selector);
}

module.exports = { leastOf, quickenSelectors };
