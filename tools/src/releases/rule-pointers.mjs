import { changePointers, remember } from './pointer-file.mjs';
import { StepRefused } from './release-refused.mjs';

/**
 * A rule in place of a hand: the newest build of a branch that passed its tests is live by itself, builds of all others are previews.
 * @typedef {import('./pointer-file.mjs').Pointers & { rules?: Record<string, string> }} Ruled name of a remote to the branch it follows
 */

/**
 * Says which branch a remote follows.
 * @param {string} name
 * @param {{ remotesDir: string, branch: string, by?: import('./pointer-file.mjs').Author }} options `branch` is empty: a hand moves it
 * @returns {Promise<{ version: string, branch: string | null }>} `version` is the live one, which stays until the next build
 */
export function followBranch(name, { remotesDir, branch, by }) {
  return changePointers(remotesDir, (/** @type {Ruled} */ pointers) => {
    const live = pointers.remotes.find((remote) => remote.name === name);
    if (!live) throw new StepRefused(`${name} is not published.`);
    const { [name]: _, ...others } = pointers.rules ?? {};
    pointers.rules = branch === '' ? others : { ...others, [name]: branch };
    remember(pointers, { remote: name, action: 'follow', version: live.version, by, reason: branch === '' ? 'No branch any more' : `Branch ${branch}` });
    return { version: live.version, branch: branch === '' ? null : branch };
  });
}

/** @param {Ruled} pointers @param {string} name */
export const branchOf = ({ rules }, name) => rules?.[name] ?? null;

/**
 * Whether what is published from a branch is for who holds a link alone: a build of another branch than the one that the remote follows, or
 * one whose tests did not pass.
 * @param {Ruled} pointers @param {string} name @param {{ branch?: string, untested?: string }} order
 */
export function isAside(pointers, name, { branch, untested }) {
  if (branch === undefined) return false;
  const followed = branchOf(pointers, name);
  if (followed === null) throw new StepRefused(`${name} follows no branch yet, so none has an environment. First: follow --branch main`);
  return branch !== followed || untested !== undefined;
}
