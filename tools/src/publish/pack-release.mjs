import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../build/build-workspace.mjs';
import { writeBundle } from '../releases/bundle.mjs';
import { describeRelease } from './describe-release.mjs';
import { ownTests } from './own-tests.mjs';

/** @typedef {import('../releases/release-version.mjs').Release} Release */

/** What a packed folder says of itself. It is sent in the first line and is no file of the version. */
const said = 'release.json';

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
  writeFileSync(join(folder, said), `${JSON.stringify(release, null, 2)}\n`);
  return { version };
}

/**
 * The bytes that are sent: of a packed folder, else of the remote's present sources.
 * @param {string} name
 * @param {{ from?: string, order: import('../releases/release-version.mjs').Order }} options
 * @returns {Promise<Buffer>}
 */
export async function bundleOf(name, { from, order }) {
  const { folder, release } = from === undefined ? await built(name, order.untested) : { folder: from, release: readPacked(from) };
  return writeBundle(folder, { name, ...release, order }, (path) => path !== said);
}

async function built(name, untested) {
  const { output, version } = await buildWorkspace(`mfe-${name}`);
  const tests = untested ? undefined : await ownTests(name, version);
  return { folder: output, release: { ...await describeRelease(name, version), tests } };
}

/** @param {string} folder @returns {Release} */
function readPacked(folder) {
  const file = join(folder, said);
  if (!existsSync(file)) throw new Error(`${folder} has no ${said}: npm run remote -- pack NAME --into FOLDER makes such a folder.`);
  const { manifest, module, version, tests, libraries } = JSON.parse(readFileSync(file, 'utf8'));
  return { manifest, module, version, tests, libraries };
}
