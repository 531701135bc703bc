import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runBin } from './run-command.mjs';

const reportFile = join(root, 'e2e', 'test-results', 'report.json');

/**
 * The browser journeys.
 * @param {string[]} args handed on to Playwright
 * @returns {import('./run-steps.mjs').Step}
 */
export function journeysStep(args) {
  return {
    name: 'browser journeys',
    async run() {
      rmSync(reportFile, { force: true });
      const { code, output } = await runBin('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
        onOutput: (text) => process.stdout.write(text),
      });
      if (!existsSync(reportFile)) return { passed: 0, failed: 1, report: output };
      const { stats, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
      const failed = stats.unexpected + stats.flaky + errors.length;
      return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
    },
  };
}
