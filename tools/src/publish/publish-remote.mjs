import { buildWorkspace } from '../build/build-workspace.mjs';
import { readPointers } from '../releases/pointer-file.mjs';
import { acceptRelease } from '../releases/release-version.mjs';
import { storeVersion } from '../releases/store-version.mjs';
import { contractRules } from './contract-rules.mjs';
import { describeRelease } from './describe-release.mjs';
import { ownTests } from './own-tests.mjs';
import { operationProblems } from './operation-problems.mjs';

/**
 * Builds a remote if needed and puts it into the folder of remotes. It works while the server runs: the next load of a page has the new
 * version.
 * @param {string} name remote name, `growth`
 * @param {{ remotesDir: string, onlyNew?: boolean, order?: import('../releases/release-version.mjs').Order }} options
 *   `onlyNew`: a version that was published before stays as it is, so that a start does not undo a rollback
 * @returns {Promise<{ name: string, version: string, published: boolean, preview: string | null }>}
 */
export async function publishRemote(name, { remotesDir, onlyNew = false, order }) {
  const { output, version } = await buildWorkspace(`mfe-${name}`);
  const known = readPointers(remotesDir).releases[name]?.some((release) => release.version === version) ?? false;
  if (onlyNew && known) {
    storeVersion(output, remotesDir, name, version);
    return { name, version, published: false, preview: null };
  }
  const release = await describeRelease(name, version);
  const tests = order?.untested ? undefined : await ownTests(name, version);
  const { preview } = await acceptRelease({
    remotesDir, release: { ...release, tests }, folder: output, rules: await contractRules(), operationProblems, order,
  });
  return { name, version, published: true, preview };
}
