import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../test/run-command.mjs';
import { stagePackages } from './stage-packages.mjs';

/**
 * Packs what squads install.
 * @param {string} into absolute path of a folder, which is made anew
 * @returns {Promise<{ name: string, version: string, file: string }[]>}
 */
export async function packPackages(into) {
  const staged = await stagePackages();
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const folders = staged.map(({ folder }) => folder);
  const { code, output } = await runCommand('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', into, ...folders]);
  if (code !== 0) throw new Error(output);
  return staged.map(({ name, version }) => ({ name, version, file: join(into, `${name.slice(1).replace('/', '-')}-${version}.tgz`) }));
}
