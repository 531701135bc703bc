import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../build/build-workspace.mjs';
import { asOpenAs } from './as-open-as.mjs';
import { checkRelease } from './check-release.mjs';
import { versionIntegrity, writeDigests } from './file-digests.mjs';
import { changePointers, readPointers } from './pointer-file.mjs';

/**
 * Builds a remote if needed, puts its files into the version's folder and moves the pointer to it. It works while the
 * server runs: the next load of a page has the new version.
 * @param {string} name remote name, `growth`
 * @param {{ remotesDir: string, onlyNew?: boolean, canary?: number }} options
 *   `onlyNew`: a version that was published before stays as it is, so that a start does not undo a rollback;
 *   `canary`: percent of the browsers that get the version beside the live one
 * @returns {Promise<{ name: string, version: string, published: boolean }>}
 */
export async function publishRemote(name, { remotesDir, onlyNew = false, canary }) {
  const folder = `mfe-${name}`;
  const { output, version } = await buildWorkspace(folder);
  const { remotes, releases } = readPointers(remotesDir);
  const known = releases[name]?.some((release) => release.version === version) ?? false;
  if (onlyNew && known) {
    storeVersion(output, remotesDir, name, version);
    return { name, version, published: false };
  }
  const { manifest, check } = await checkRelease(name);
  check(remotes);
  storeVersion(output, remotesDir, name, version);
  // Once more in its turn: somebody else may have published meanwhile.
  await releaseVersion({ remotesDir, manifest, version, ...versionIntegrity(join(remotesDir, name, version)), canary, check });
  return { name, version, published: true };
}

/**
 * Moves the pointer to a version whose folder is in place.
 * @param {{
 *   remotesDir: string, manifest: import('../../../contract/src/remote').RemoteManifest, version: string, integrity: string,
 * manifestIntegrity?: string,
 *   canary?: number,
 *   check?: (live: import('../../../contract/src/registry').RegistryRemote[]) => void,
 * }} release `check` throws what speaks against it beside what is live; nobody else publishes meanwhile
 */
export async function releaseVersion({ remotesDir, manifest, version, integrity, manifestIntegrity, canary, check }) {
  const { name } = manifest;
  const files = {
    version, entry: `/remotes/${name}/${version}/mf-manifest.json`, integrity, ...(manifestIntegrity && { manifestIntegrity }),
  };
  const release = { ...manifest, ...files };
  await changePointers(remotesDir, (pointers) => {
    check?.(pointers.remotes);
    const at = new Date().toISOString();
    const live = pointers.remotes.find((remote) => remote.name === name);
    pointers.releases[name] = [...(pointers.releases[name] ?? []).filter((known) => known.version !== version), release];
    if (canary !== undefined) {
      if (!live) throw new Error(`${name} has no live version that a canary could stand beside.`);
      live.canary = { ...files, contract: release.contract, percent: canary };
    } else {
      // In the order of first publication: who stands first keeps its paths, slots and menu ids.
      if (live) pointers.remotes[pointers.remotes.indexOf(live)] = release;
      else pointers.remotes.push(release);
    }
    pointers.history.push({ at, remote: name, action: canary === undefined ? 'publish' : 'canary', version });
  });
}

/** Copies a build into its version's folder; a folder that is there is complete and never changes. */
export function storeVersion(output, remotesDir, name, version) {
  const target = join(remotesDir, name, version);
  if (existsSync(target)) return;
  mkdirSync(remotesDir, { recursive: true, mode: 0o700 });
  mkdirSync(join(remotesDir, name), { recursive: true, mode: statSync(remotesDir).mode & 0o777 });
  const arriving = join(remotesDir, name, `.${version}.${process.pid}`);
  rmSync(arriving, { recursive: true, force: true });
  cpSync(output, arriving, { recursive: true });
  // The last step: a file that joins the version later is not covered.
  writeDigests(arriving);
  asOpenAs(remotesDir, arriving);
  try {
    renameSync(arriving, target);
  } catch (error) {
    rmSync(arriving, { recursive: true, force: true });
    // Another publisher of the same version was faster.
    if (!existsSync(target)) throw error;
  }
}
