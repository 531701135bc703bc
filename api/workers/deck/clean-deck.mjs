// @ts-check
/** Letters that XML has no place for. @param {string} text */
const clean = (text) => text.replaceAll(/(?![\n\t])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, '');

/**
 * The same with every text in it cleaned, whichever form it is printed in; bytes stay as they are.
 * @template T @param {T} value @returns {T}
 */
export function cleanDeck(value) {
  if (typeof value === 'string') return /** @type {T} */ (clean(value));
  if (Array.isArray(value)) return /** @type {T} */ (value.map(cleanDeck));
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return /** @type {T} */ (Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanDeck(each)])));
}
