import { join } from 'node:path';
import { root } from '../root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Every attack we know, tried against a product of its own with rate limits on. What only a production could be asked is counted as
 * neither.
 */
export const attacksStep = {
  name: 'attacks on the built product',
  async run() {
    const { output } = await runCommand(process.execPath, [join(root, 'tools', 'bin', 'attack.mjs')]);
    const [, held, broken] = /(\d+) held, (\d+) broken, (\d+) not tried here/.exec(output) ?? [];
    if (held === undefined) return { passed: 0, failed: 1, report: output };
    return {
      passed: Number(held), failed: Number(held) === 0 ? 1 : Number(broken),
      report: output.split('\n').filter((line) => /^✗/.test(line)).join('\n'),
    };
  },
};
