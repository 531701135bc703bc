/**
 * So many of a text, one after the other: fields of one document, each made with its number.
 * @param {number} count
 * @param {(index: number) => string} text
 */
export const times = (count, text) => Array.from({ length: count }, (_, index) => text(index)).join(' ');
