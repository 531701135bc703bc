import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { remoteConfig } from '../../webpack/remote.mjs';
import { runWebpack } from '../../webpack/run-webpack.mjs';
import { compressFolder } from '../build/compress-folder.mjs';
import { findFiles } from '../files/find-files.mjs';
import { describeRelease } from '../publish/describe-release.mjs';
import { describePacked } from '../publish/packed-folder.mjs';
import { readManifest } from '../publish/read-manifest.mjs';
import { root, toolsFolder } from '../root.mjs';

/** Where a build of the squad's remote lies, ready to be sent. */
export const builtFolder = join(root, 'dist');

/** @returns {Promise<string>} the remote's name, as its manifest says */
export async function ownName() {
  return (await readManifest('.')).name;
}

/**
 * Builds the remote of a repository that has nothing else, with what a deployment wants to know of it beside its files.
 * @returns {Promise<{ name: string, version: string }>}
 */
export async function buildOwn() {
  const name = await ownName();
  const version = ownVersion();
  await runWebpack(remoteConfig({ folder: '.', name, version, output: builtFolder }));
  const operations = join(root, 'persisted-operations.json');
  if (existsSync(operations)) copyFileSync(operations, join(builtFolder, 'persisted-operations.json'));
  await compressFolder(builtFolder);
  describePacked(builtFolder, await describeRelease(name, version, '.'));
  return { name, version };
}

/** As in the product's repository: the same content, built by the same tools, is the same version on every machine (ADR 32). */
function ownVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tools = JSON.parse(readFileSync(join(toolsFolder, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(tools.version);
  for (const file of findFiles(root, (path) => !/\.test\.\w+$/.test(path)))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}
