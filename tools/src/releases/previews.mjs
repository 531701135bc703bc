import { randomBytes } from 'node:crypto';
import { momentOf } from './shared-clock.mjs';

/** @typedef {import('./pointer-file.mjs').Pointers} Pointers */

/** A remote has few previews at a time: one for each branch that is looked at. */
const mostPreviews = 10;

/**
 * Opens a version for those who hold its link, and for nobody else.
 * @param {Pointers} pointers @param {string} name @param {string} version
 * @returns {string} the key of the link; the same for the same version
 */
export function openPreview(pointers, name, version) {
  const known = pointers.previews[name]?.find((each) => each.version === version);
  const key = known?.key ?? randomBytes(16).toString('hex');
  const others = (pointers.previews[name] ?? []).filter((each) => each.version !== version);
  pointers.previews[name] = [...others, { version, key, at: momentOf(pointers).toISOString() }].slice(-mostPreviews);
  return key;
}

/** @param {Pointers} pointers @param {string} name @param {string} version */
export function endPreview(pointers, name, version) {
  const left = (pointers.previews[name] ?? []).filter((each) => each.version !== version);
  if (left.length > 0) pointers.previews[name] = left;
  else delete pointers.previews[name];
}

/**
 * What a link opens: everything that is live, with the version of the preview in the place of its remote's.
 * @param {Pointers} pointers
 * @param {string} key
 * @returns {{ name: string, version: string, remotes: Pointers['remotes'] } | null} null for a key that is none
 */
export function previewOf({ previews, releases, remotes }, key) {
  for (const [name, open] of Object.entries(previews)) {
    const version = open.find((each) => each.key === key)?.version;
    const release = releases[name]?.find((each) => each.version === version);
    if (!release) continue;
    const at = remotes.findIndex((remote) => remote.name === name);
    return { name, version: release.version, remotes: at < 0 ? [...remotes, release] : remotes.with(at, release) };
  }
  return null;
}
