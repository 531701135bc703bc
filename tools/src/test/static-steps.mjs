import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { workspaceFolders } from '../workspaces.mjs';
import { runBin, runCommand } from './run-command.mjs';

/** @returns {import('./run-steps.mjs').Step[]} everything that can be said without running the product */
export function staticSteps() {
  const workspaces = workspaceFolders();
  const typed = workspaces.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  return [
    ...typed.map((folder) => ({ name: `types ${folder}`, run: () => judged(runBin('tsc', ['-p', folder, '--pretty', 'false'])) })),
    { name: 'lint', run: () => judged(runBin('eslint', ['.', '--max-warnings', '0'])) },
    { name: 'import rules', run: () => judged(runBin('depcruise', ['--config', '.dependency-cruiser.cjs', ...workspaces])) },
    { name: 'dead code', run: () => judged(runBin('knip', ['--no-progress'])) },
    { name: 'drift of operations', run: () => judged(runCommand(process.execPath, ['tools/bin/codegen.mjs', '--check'])) },
    { name: 'drift of the schema', run: () => judged(runCommand(process.execPath, ['tools/bin/print-schema.mjs', '--check'])) },
    { name: 'drift of migrations', run: () => judged(runCommand(process.execPath, ['tools/bin/migrations.mjs', '--check'])) },
  ];
}

async function judged(running) {
  const { code, output } = await running;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report: output };
}
