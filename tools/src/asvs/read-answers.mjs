/** @typedef {{ id: string, state: string, references: { path: string, name: string }[], words: string }} Answer */

const ROW = /^\| (V\d+\.\d+\.\d+) \| ([^|]+) \|(.*)\|$/gm;
const REFERENCE = /`([^`#\s]+)#([^`]+)`/g;

/**
 * The rows of docs/asvs.md: requirement, state, and a cell with references (`file#test or symbol`) and words.
 * @param {string} text
 * @returns {Answer[]}
 */
export function readAnswers(text) {
  return [...text.matchAll(ROW)].map(([, id = '', state = '', cell = '']) => ({
    id,
    state: state.trim(),
    references: [...cell.matchAll(REFERENCE)].map(([, path = '', name = '']) => ({ path, name })),
    words: cell.replaceAll(REFERENCE, '').replaceAll(/^[\s,.]+|\s+$/g, ''),
  }));
}
