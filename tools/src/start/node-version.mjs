/** The oldest Node this product runs on; package.json's `engines` says the same. */
const oldestNode = '20.19.0';

/**
 * @param {string} version such as `20.20.1`
 * @returns {string | null} the sentence for the person who started us, or null when this Node will do
 */
export function nodeTooOld(version) {
  const [have, need] = [version, oldestNode].map((text) => text.split('.').map(Number));
  const difference = need.map((part, index) => have[index] - part).find((each) => each !== 0) ?? 0;
  return difference < 0
    ? `Heartwood needs Node ${oldestNode} or newer, and this is Node ${version}: install a newer one from https://nodejs.org and start again.`
    : null;
}
