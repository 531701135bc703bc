import { randomBytes } from 'node:crypto';
import { momentOf } from './shared-clock.mjs';

/** @typedef {import('./pointer-file.mjs').Pointers} Pointers */

/** A remote has few previews at a time: one for each branch that is looked at. */
const mostPreviews = 10;

/**
 * Opens a version for those who hold its link, and for nobody else.
 * @param {Pointers} pointers @param {string} name @param {string} version
 * @param {string} [branch] whose environment has it (environments.mjs)
 * @returns {string} the key of the link; the same for the same version
 */
export function openPreview(pointers, name, version, branch) {
  const known = pointers.previews[name]?.find((each) => each.version === version);
  const key = known?.key ?? randomBytes(16).toString('hex');
  const others = (pointers.previews[name] ?? []).filter((each) => each.version !== version);
  const preview = { version, key, at: momentOf(pointers).toISOString(), ...(branch && { branch }) };
  pointers.previews[name] = [...others, preview].slice(-mostPreviews);
  return key;
}

/** @param {Pointers} pointers @param {string} name @param {string} version */
export function endPreview(pointers, name, version) {
  const left = (pointers.previews[name] ?? []).filter((each) => each.version !== version);
  if (left.length > 0) pointers.previews[name] = left;
  else delete pointers.previews[name];
}

/**
 * What a link opens: everything that is live, with the version of the preview in the place of its remote's; for the link of a branch, with
 * all builds of it.
 * @param {import('./environments.mjs').WithEnvironments} pointers
 * @param {string} key
 * @returns {{ name: string, version: string, branch?: string, remotes: Pointers['remotes'] } | null} `name` is the first of them; null for
 *   a key that is none
 */
export function previewOf({ previews, releases, remotes, environments = {} }, key) {
  const [branch] = Object.entries(environments).find(([, each]) => each.key === key) ?? [];
  const shown = Object.entries(previews).flatMap(([name, open]) => {
    const version = open.find((each) => (branch === undefined ? each.key === key : each.branch === branch))?.version;
    return releases[name]?.find((each) => each.version === version) ?? [];
  });
  const [first] = shown;
  if (!first) return null;
  const known = remotes.map((remote) => shown.find(({ name }) => name === remote.name) ?? remote);
  const others = shown.filter(({ name }) => !remotes.some((remote) => remote.name === name));
  return { name: first.name, version: first.version, ...(branch !== undefined && { branch }), remotes: [...known, ...others] };
}
