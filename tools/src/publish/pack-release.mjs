import { cpSync, existsSync, readdirSync } from 'node:fs';
import { buildWorkspace } from '../build/build-workspace.mjs';
import { describeRelease } from './describe-release.mjs';
import { ownTests } from './own-tests.mjs';
import { bundleOfBuild, describePacked } from './packed-folder.mjs';

/**
 * Builds a remote and puts everything that a deployment wants of it into a folder, which can be sent from any machine.
 * @param {string} name
 * @param {string} folder made here, or empty
 * @returns {Promise<{ version: string }>}
 */
export async function packRelease(name, folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const { output, version } = await buildWorkspace(`mfe-${name}`);
  const release = { ...await describeRelease(name, version), tests: await ownTests(name, version) };
  cpSync(output, folder, { recursive: true });
  describePacked(folder, release);
  return { version };
}

/**
 * The bytes that are sent of a remote's present sources.
 * @param {string} name
 * @param {import('../releases/release-version.mjs').Order} order
 * @returns {Promise<Buffer>}
 */
export async function bundleOf(name, order) {
  const { output, version } = await buildWorkspace(`mfe-${name}`);
  const tests = order.untested ? undefined : await ownTests(name, version);
  return bundleOfBuild(output, { ...await describeRelease(name, version), tests }, { name, order });
}
