import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runBin } from './run-command.mjs';

/**
 * @param {{ name: string, projects: string[], workers: number, env?: Record<string, string> }} options jest projects to run together
 * @returns {import('./run-steps.mjs').Step}
 */
export function jestStep({ name, projects, workers, env }) {
  return {
    name,
    async run() {
      const file = join(tmpdir(), `heartwood-jest-${process.pid}-${Math.random().toString(36).slice(2)}.json`);
      const { code, output } = await runBin('jest', ['--selectProjects', ...projects, '--maxWorkers', String(workers), '--json', '--outputFile', file, '--silent'], { env });
      if (!existsSync(file)) return { passed: 0, failed: 1, report: output };
      const results = JSON.parse(readFileSync(file, 'utf8'));
      rmSync(file);
      const broken = results.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
      const failed = results.numFailedTests + broken;
      // A run that jest calls failed without a failed test (an open handle, a threshold) must not look green.
      return { passed: results.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, report: report(results) || output };
    },
  };
}

function report(results) {
  return results.testResults
    .filter((suite) => suite.status === 'failed')
    .map((suite) => {
      const failures = suite.assertionResults.filter((test) => test.status === 'failed').map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`);
      return stripVTControlCharacters(`${suite.name}\n${failures.join('\n\n') || suite.message}`);
    })
    .join('\n\n');
}
