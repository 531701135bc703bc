const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files of a few lines with thousands of cases, or with thousands of rows. */
const LONG = /(?:rights|random[\w-]*|fuzz|hidden-modules|hot-reads)(?:\.dom)?\.test\.\w+$/;

/**
 * How long a test file may take that has not run here yet: a guess, in bytes of a plain one.
 * @param {string} path
 * @param {number} size bytes
 */
function guess(path, size) {
  if (LONG.test(path)) return 1_000_000 + size;
  return path.endsWith('.test.tsx') ? size * 4 : size;
}

/**
 * The longest files begin, so that no worker waits for another at the end. Jest knows them from the last run; on a clean clone it goes by
 * size, and would begin the rights of each part, a hundred bytes and some of the longest there are, last of all.
 */
class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration != null)) return sorted;
    const guesses = new Map(sorted.map(({ path }) => [path, guess(path, statSync(path).size)]));
    return [...sorted].sort((a, b) => guesses.get(b.path) - guesses.get(a.path));
  }
}

module.exports = LongestFirst;
module.exports.guess = guess;
