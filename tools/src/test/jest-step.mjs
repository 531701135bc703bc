import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';
import { runBin } from './run-command.mjs';
import { tellTried, tryAgain } from './second-try.mjs';

/**
 * @param {{ name: string, projects: string[], workers: number, env?: Record<string, string>, only?: string, secondTry?: boolean }} options
 *   jest projects to run together; `only` one file of them; `secondTry` for tests of whole processes, see `tryAgain`
 * @returns {import('./run-steps.mjs').Step}
 */
export function jestStep({ name, projects, workers, env, only, secondTry = false }) {
  const run = (args) => runJest(['--selectProjects', ...projects, '--maxWorkers', String(workers), ...args], env);
  return {
    name,
    async run() {
      const { code, output, results } = await run(only ? ['--runTestsByPath', only] : []);
      if (!results) return { passed: 0, failed: 1, report: output };
      const failures = failuresOf(results);
      const again = async () => {
        const second = await run([
          '--runTestsByPath', ...failures.map(({ file }) => file), '--testNamePattern', failures.map(patternOf).join('|'),
        ]);
        return second.results ? failuresOf(second.results) : failures;
      };
      const tried = secondTry ? await tryAgain(failures, again) : { failed: failures, flaky: [] };
      // A run that jest calls failed without a failed test (an open handle, a threshold) must not look green.
      const failed = code !== 0 && failures.length === 0 ? 1 : tried.failed.length;
      return {
        passed: results.numPassedTests + tried.flaky.length,
        failed,
        report: tellTried(tried) || output,
        slowest: results.testResults.map(
          (suite) => ({ name: relative(root, suite.name), seconds: (suite.endTime - suite.startTime) / 1000 }),
        ),
      };
    },
  };
}

async function runJest(args, env) {
  const file = join(tmpdir(), `heartwood-jest-${process.pid}-${Math.random().toString(36).slice(2)}.json`);
  const { code, output } = await runBin('jest', [...args, '--json', '--outputFile', file, '--silent'], { env });
  if (!existsSync(file)) return { code, output, results: null };
  const results = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return { code, output, results };
}

/** Failed tests, and files that broke before their first test. */
function failuresOf(results) {
  return results.testResults.flatMap((suite) => {
    const file = relative(root, suite.name);
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && suite.status === 'failed')
      return [{ name: file, file, title: '', report: stripVTControlCharacters(suite.message) }];
    return failed.map((test) => ({
      name: `${file} › ${test.fullName}`,
      file,
      title: test.fullName,
      report: stripVTControlCharacters(test.failureMessages.join('\n')),
    }));
  });
}

/** A file that broke before its first test has no title: all its tests are tried. */
function patternOf({ title }) {
  return title === '' ? '' : `^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}
