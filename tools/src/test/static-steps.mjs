import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';
import { workspaceFolders } from '../workspaces.mjs';
import { runBin, runCommand } from './run-command.mjs';

/**
 * Everything that can be said without running the product, the longest first. What is known of files that did not change is kept by their
 * content in `.cache`.
 * @returns {import('./run-steps.mjs').Step[]}
 */
export function staticSteps() {
  const workspaces = workspaceFolders();
  const typed = workspaces.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  const sizes = new Map(typed.map((folder) => [folder, findFiles(join(root, folder)).length]));
  return [
    { name: 'lint', run: () => (
      judged(runBin('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint']))
    ) },
    ...typed.sort((a, b) => sizes.get(b) - sizes.get(a)).map(
      (folder) => ({ name: `types ${folder}`, run: () => judged(runCommand(process.execPath, typesOf(folder))) }),
    ),
    { name: 'dead code', run: () => judged(runBin('knip', ['--no-progress'])) },
    { name: 'import rules', run: () => judged(runBin('depcruise', ['--config', '.dependency-cruiser.cjs', ...workspaces])) },
    { name: 'answers to ASVS', run: () => judged(runCommand(process.execPath, ['tools/bin/asvs.mjs'])) },
    { name: 'drift of operations', run: () => judged(runCommand(process.execPath, ['tools/bin/codegen.mjs', '--check'])) },
    { name: 'drift of the schema', run: () => judged(runCommand(process.execPath, ['tools/bin/print-schema.mjs', '--check'])) },
    { name: 'packages of squads', run: () => judged(runCommand(process.execPath, ['tools/bin/packages.mjs', 'check'])) },
    { name: 'drift of migrations', run: () => judged(runCommand(process.execPath, ['tools/bin/migrations.mjs', '--check'])) },
    { name: 'locks of migrations', run: () => judged(runCommand(process.execPath, ['tools/bin/lint-migrations.mjs'])) },
  ];
}

/** @returns {import('./run-steps.mjs').Step} everything built whose sources changed */
export function buildStep() {
  return { name: 'build', run: () => judged(runCommand(process.execPath, ['tools/bin/build.mjs'])) };
}

/**
 * By its path: the compiler that eslint and other tools ask as a library has a `tsc` too. One checker: those beside it would check again
 * what they share.
 */
function typesOf(folder) {
  return ['node_modules/typescript-native/bin/tsc', '-p', folder, '--pretty', 'false', '--checkers', '1'];
}

async function judged(running) {
  const { code, output } = await running;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report: output };
}
