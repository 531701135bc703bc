import { changePointers, remember } from './pointer-file.mjs';
import { endPreview } from './previews.mjs';
import { testWords } from './release-tests.mjs';
import { StepRefused } from './release-refused.mjs';
import { momentOf } from './shared-clock.mjs';

/**
 * @typedef {import('./pointer-file.mjs').Pointers} Pointers
 * @typedef {import('./pointer-file.mjs').Mark} Mark
 * @typedef {import('./pointer-file.mjs').Author} Author
 * @typedef {{ version: string, state: 'live' | 'canary' | 'preview' | 'available' | 'deprecated' | 'withdrawn' | 'failed', at: string,
 *   reason?: string, until?: string, percent?: number, branch?: string, by?: Author, tested?: string,
 *   size?: import('./release-size.mjs').ReleaseSize, broken?: string[], deprecated?: string[],
 *   pulse?: { people: number, failing: number, loadMs: number | null, longMs: number | null } }} VersionState `broken` are
 *   operations of it that the schema does not answer, `deprecated` what it uses that is to go
 */

/** @param {Pointers} pointers @param {string} name @param {string} version @returns {Mark | undefined} */
export const markOf = ({ marks }, name, version) => marks[name]?.[version];

/**
 * @param {Pointers} pointers @param {string} name @param {string} version
 * @param {Omit<Mark, 'at'> | null} mark null: nothing is said of it
 */
export function setMark(pointers, name, version, mark) {
  const { marks } = pointers;
  const own = Object.fromEntries(Object.entries(marks[name] ?? {}).filter(([known]) => known !== version));
  if (mark) own[version] = { ...mark, at: momentOf(pointers).toISOString() };
  if (Object.keys(own).length > 0) marks[name] = own;
  else delete marks[name];
}

/**
 * Throws what keeps a version from being live.
 * @param {Pointers} pointers @param {string} name @param {string} version
 */
export function requireUsable(pointers, name, version) {
  const mark = markOf(pointers, name, version);
  if (!mark || (mark.state === 'deprecated' && !isOver(mark, momentOf(pointers)))) return;
  throw new StepRefused(`${name} ${version} ${mark.state === 'deprecated' ? `was deprecated until ${mark.until}` : mark.state === 'failed'
    ? 'has failed' : 'was withdrawn'}: ${mark.reason}`);
}

/** @param {Mark} mark @param {Date} now */
const isOver = ({ until }, now) => until !== undefined && until < now.toISOString().slice(0, 10);

/**
 * Says of a version that it is not to be used any more from a day on; until then it can be gone back to.
 * @param {string} name
 * @param {{ remotesDir: string, version: string, reason: string, until: string, by?: Author }} options `until` is a day, `2026-12-31`
 */
export function deprecateVersion(name, { remotesDir, version, reason, until, by }) {
  return changePointers(remotesDir, (pointers) => {
    requireKnown(pointers, name, version);
    const before = markOf(pointers, name, version);
    if (before && before.state !== 'deprecated') throw new StepRefused(`${name} ${version} is ${before.state} already: ${before.reason}`);
    setMark(pointers, name, version, { state: 'deprecated', reason, until });
    remember(pointers, { remote: name, action: 'deprecate', version, by, reason });
    return { version, until };
  });
}

/**
 * Takes one version out of use for good: nobody can go back to it, its operations are not answered any more. A canary or a preview of it
 * ends with that.
 * @param {string} name
 * @param {{ remotesDir: string, version: string, reason: string, by?: Author }} options
 */
export function withdrawVersion(name, { remotesDir, version, reason, by }) {
  return changePointers(remotesDir, (pointers) => {
    requireKnown(pointers, name, version);
    const live = pointers.remotes.find((remote) => remote.name === name);
    if (live?.version === version) throw new StepRefused(`${name} ${version} is live: go back to another one first.`);
    if (live?.canary?.version === version) delete live.canary;
    endPreview(pointers, name, version);
    setMark(pointers, name, version, { state: 'withdrawn', reason });
    remember(pointers, { remote: name, action: 'withdraw-version', version, by, reason });
    return { version };
  });
}

/** @param {Pointers} pointers @param {string} name @param {string} version */
function requireKnown({ releases }, name, version) {
  if (releases[name]?.some((known) => known.version === version)) return;
  throw new StepRefused(`${name} has no release ${version}.`);
}

/** What is done to a remote, whichever version is live. */
const ofNoVersion = new Set(['follow', 'set']);

/**
 * Every version of a remote with its state, the newest first.
 * @param {Pointers} pointers
 * @param {string} name
 * @returns {VersionState[]}
 */
export function versionStates(pointers, name) {
  const live = pointers.remotes.find((remote) => remote.name === name);
  return (pointers.releases[name] ?? []).toReversed().map(({ version, ...release }) => {
    const step = pointers.history.findLast((each) => each.remote === name && each.version === version && !ofNoVersion.has(each.action));
    const tested = testWords(release);
    const known = { version, at: step?.at ?? '', ...(step?.by && { by: step.by }), ...(tested && { tested }), ...(release.size && { size: release.size }) };
    const mark = markOf(pointers, name, version);
    const said = mark && { reason: mark.reason, ...(mark.until && { until: mark.until }) };
    if (live?.version === version) return { ...known, ...said, state: 'live' };
    if (live?.canary?.version === version) return { ...known, ...said, state: 'canary', percent: live.canary.percent };
    if (mark) return { ...known, ...said, state: mark.state };
    const preview = pointers.previews[name]?.find((each) => each.version === version);
    return { ...known, state: preview ? 'preview' : 'available', ...(preview?.branch && { branch: preview.branch }) };
  });
}
