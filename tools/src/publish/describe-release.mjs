import { ReleaseRefused } from '../releases/release-refused.mjs';
import { ownLibraries } from './own-libraries.mjs';
import { readManifest } from './read-manifest.mjs';
import { readModule } from './read-module.mjs';

/**
 * Reads from a remote's sources what a release of it says of itself.
 * @param {string} name
 * @param {string} version
 * @param {string} [folder] that it lies in
 * @returns {Promise<import('../releases/release-version.mjs').Release>} rejects with `ReleaseRefused` when the sources cannot be read
 */
export async function describeRelease(name, version, folder = `mfe-${name}`) {
  const refuse = (error) => {
    throw new ReleaseRefused(name, [error instanceof Error ? error.message : String(error)]);
  };
  const manifest = await readManifest(folder).catch(refuse);
  if (manifest.name !== name) refuse(`${folder}/src/remote.manifest.ts says the name ${manifest.name}`);
  const module = await readModule(folder).catch((error) => (
    refuse(`${folder}/src/remote.tsx cannot be evaluated: ${error instanceof Error ? error.message : String(error)}`)
  ));
  return { manifest, module, version, libraries: ownLibraries(folder) };
}
