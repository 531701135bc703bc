import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versionIntegrity } from './file-digests.mjs';
import { folderProblems } from './folder-problems.mjs';
import { openEnvironment } from './environments.mjs';
import { requireThawed } from './freeze.mjs';
import { keeperOf } from './keepers.mjs';
import { changePointers, readPointers, remember } from './pointer-file.mjs';
import { endPreview, openPreview } from './previews.mjs';
import { claimProblems, moduleProblems } from './release-problems.mjs';
import { testProblems } from './release-tests.mjs';
import { sizeOf } from './release-size.mjs';
import { ReleaseRefused, StepRefused } from './release-refused.mjs';
import { isAside } from './rule-pointers.mjs';
import { settingProblems } from './settings.mjs';
import { storeVersion } from './store-version.mjs';
import { markOf, setMark } from './version-marks.mjs';

/**
 * @typedef {import('./pointer-file.mjs').Author} Author
 * @typedef {import('../../../contract/src/registry').RegistryRemote} RegistryRemote
 * @typedef {import('../../../contract/src/remote').RemoteManifest} RemoteManifest
 * @typedef {{ manifest: RemoteManifest, module: import('./release-problems.mjs').ModuleFacts, version: string,
 *   tests?: import('./release-tests.mjs').TestResult, libraries?: Record<string, string> }} Release
 * @typedef {{ canary?: number, isPreview?: boolean, branch?: string, untested?: string, by?: Author }} Order what is wanted of a release:
 *   live unless told; `branch` is the one that it was built from, where a rule decides; `untested` says why it goes out without tests that
 *   passed
 */

/**
 * Looks at a built remote, puts its files into the version's folder and moves the pointer to it: the one way in, for who publishes on the
 * deployment's machine and for who sends it.
 * @param {{
 *   remotesDir: string, release: Release, folder: string, rules: import('./release-problems.mjs').Rules,
 *   operationProblems?: (text: string) => readonly string[], order?: Order,
 * }} arrival `folder` holds its files; nothing of it is changed
 * @returns {Promise<{ preview: string | null }>} the key of the link that opens it, where it is a preview; rejects with `ReleaseRefused`,
 *   and then nothing is live that was not
 */
export async function acceptRelease({ remotesDir, release, folder, rules, operationProblems, order = {} }) {
  const { manifest, module, version, tests, libraries } = release;
  const own = [
    ...testProblems(tests, order.untested), ...moduleProblems(manifest, module, rules), ...await folderProblems(folder, operationProblems),
  ];
  const check = (/** @type {import('./pointer-file.mjs').Pointers} */ now) => {
    const problems = [...own, ...claimProblems(manifest, now.remotes, rules), ...settingProblems(manifest, now)];
    if (problems.length > 0) throw new ReleaseRefused(manifest.name, problems);
  };
  const pointers = readPointers(remotesDir);
  requireThawed(pointers);
  check(pointers);
  storeVersion(folder, remotesDir, manifest.name, version, { compares: true });
  await keeperOf(remotesDir)?.share(manifest.name, version);
  const stored = join(remotesDir, manifest.name, version);
  // Once more in its turn: somebody else may have published meanwhile, or pruned.
  const checkAgain = (/** @type {import('./pointer-file.mjs').Pointers} */ now) => {
    if (!existsSync(stored)) throw new StepRefused(`The files of ${manifest.name} ${version} were pruned meanwhile: publish once more.`);
    check(now);
  };
  return releaseVersion({
    remotesDir, manifest, version, ...versionIntegrity(stored), ...order, tests, libraries, size: sizeOf(stored), check: checkAgain,
  });
}

/**
 * Moves the pointer to a version whose folder is in place.
 * @param {{
 *   remotesDir: string, manifest: RemoteManifest, version: string, integrity: string, manifestIntegrity?: string,
 *   tests?: import('./release-tests.mjs').TestResult, libraries?: Record<string, string>, size?: import('./release-size.mjs').ReleaseSize,
 *   check?: (now: import('./pointer-file.mjs').Pointers) => void,
 * } & Order} release `check` throws what speaks against it as things stand; nobody else publishes meanwhile
 * @returns {Promise<{ preview: string | null }>}
 */
export async function releaseVersion({
  remotesDir, manifest, version, integrity, manifestIntegrity, canary, isPreview: isWanted = false, branch, by, untested, tests,
  libraries, size, check,
}) {
  const { name } = manifest;
  const files = {
    version, entry: `/remotes/${name}/${version}/mf-manifest.json`, integrity, ...(manifestIntegrity && { manifestIntegrity }),
  };
  // Browsers hear nothing of how it was tested: the registry leaves it out.
  const release = {
    ...manifest, ...files, ...(tests && { tests }), ...(untested && { untested }), ...(libraries && { libraries }), ...(size && { size }),
  };
  return changePointers(remotesDir, (pointers) => {
    requireThawed(pointers);
    check?.(pointers);
    const before = markOf(pointers, name, version);
    if (before?.state === 'withdrawn') throw new ReleaseRefused(name, [`version ${version} was withdrawn: ${before.reason}`]);
    const live = pointers.remotes.find((remote) => remote.name === name);
    if (canary !== undefined && !live) throw new StepRefused(`${name} has no live version that a canary could stand beside.`);
    const isPreview = isWanted || isAside(pointers, name, { branch, untested });
    pointers.releases[name] = [...(pointers.releases[name] ?? []).filter((known) => known.version !== version), release];
    setMark(pointers, name, version, null);
    const action = isPreview ? 'preview' : canary === undefined ? 'publish' : 'canary';
    remember(pointers, { remote: name, action, version, by });
    if (isPreview && branch !== undefined && untested === undefined)
      return { preview: openEnvironment(pointers, name, version, branch) };
    if (isPreview) return { preview: openPreview(pointers, name, version) };
    endPreview(pointers, name, version);
    if (canary !== undefined && live)
      live.canary = { ...files, contract: release.contract, percent: canary, manifest: partsOf(manifest) };
    // In the order of first publication: who stands first keeps its paths, slots and menu ids.
    else if (live) pointers.remotes[pointers.remotes.indexOf(live)] = release;
    else pointers.remotes.push(release);
    return { preview: null };
  });
}

/** What browsers that have a canary see in place of the live version's. @param {RemoteManifest} manifest */
function partsOf({ name: _name, contract: _contract, tour: _tour, ...parts }) {
  return parts;
}
