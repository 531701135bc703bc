/**
 * How a version is to be there, from what was typed.
 * @param {{ canary?: string, preview?: boolean, branch?: string, untested?: string }} typed
 * @throws {Error} where two of it do not go together
 */
export function publishOrder({ canary, preview, branch, untested }) {
  const percent = canary === undefined ? undefined : Number(canary);
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new Error('--canary takes a whole number from 1 to 100.');
  if (branch && (percent !== undefined || preview)) throw new Error('What a branch brings follows the rule: no --canary, no --preview.');
  if (percent !== undefined && preview) throw new Error('A version is a canary or a preview, not both.');
  return {
    ...(percent !== undefined && { canary: percent }), ...(preview && { isPreview: true }),
    ...(untested && { untested }), ...(branch && { branch }),
  };
}

/**
 * What came of it, in a line.
 * @param {string} name
 * @param {{ version: string, preview?: string }} done
 * @param {ReturnType<typeof publishOrder>} order
 * @param {string} [to] the deployment; without one it is this machine's
 */
export function publishedLine(name, { version, preview }, { canary, branch, untested }, to) {
  const link = `${to ? new URL(to).origin : ''}/app?preview=${preview}`;
  if (preview && branch && !untested) return `${name} ${version} is in the environment of ${branch}: ${link}`;
  if (preview) return `${name} ${version} is opened by this link alone: ${link}`;
  return canary === undefined ? `${name} ${version} is live.` : `${name} ${version} goes to ${canary} % of the people.`;
}

/** @param {string} name @param {{ branch: string | null, version: string }} done */
export const followedLine = (name, { branch, version }) => (
  branch === null ? `${name} follows no branch; ${version} stays live.` : `${name} follows ${branch}, from ${version} on.`
);

/** @param {string} name @param {{ branch: string, version: string }} done */
export const branchEndedLine = (name, { branch, version }) => `${name} ${version} is not in the environment of ${branch} any more.`;
