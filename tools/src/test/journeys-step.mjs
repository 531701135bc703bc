import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';
import { runBin } from './run-command.mjs';
import { tellTried, tryAgain } from './second-try.mjs';

const reportFile = join(root, 'e2e', 'test-results', 'report.json');

/**
 * The browser journeys. One that fails is tried once more by itself, with a trace in `e2e/test-results/again`.
 * @param {string[]} args handed on to Playwright
 * @returns {import('./run-steps.mjs').Step}
 */
export function journeysStep(args) {
  return {
    name: 'browser journeys',
    async run() {
      const { code, output, report } = await runPlaywright(args);
      if (!report) return { passed: 0, failed: 1, report: output };
      const tests = testsOf(report);
      const failures = tests.filter(({ failed }) => failed);
      const again = async () => {
        const places = failures.flatMap(({ project, place }) => [`--project=${project}`, place]);
        const second = await runPlaywright([...new Set(places), '--workers=1', '--trace=on', '--output=e2e/test-results/again']);
        return second.report ? testsOf(second.report).filter(({ failed }) => failed) : failures;
      };
      const tried = report.errors.length > 0 ? { failed: failures, flaky: [] } : await tryAgain(failures, again);
      const { skipped } = report.stats;
      const failed = tried.failed.length + report.errors.length + skipped;
      return {
        passed: report.stats.expected + tried.flaky.length,
        failed: code !== 0 && failures.length === 0 && failed === 0 ? 1 : failed,
        report: [tellTried(tried), ...report.errors.map(said), ...(skipped > 0 ? [`${skipped} skipped`] : [])].join('\n\n'),
        slowest: tests.map(({ name, seconds }) => ({ name, seconds })),
      };
    },
  };
}

async function runPlaywright(args) {
  rmSync(reportFile, { force: true });
  const { code, output } = await runBin('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    onOutput: (text) => process.stdout.write(text),
  });
  return { code, output, report: existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null };
}

function testsOf(report) {
  return report.suites.flatMap((suite) => inSuite(suite, []));
}

function inSuite(suite, above) {
  const titles = [...above, suite.title];
  const specs = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [`[${test.projectName}]`, ...titles, spec.title].join(' › '),
      project: test.projectName,
      place: `${spec.file}:${spec.line}`,
      failed: test.status === 'unexpected' || test.status === 'flaky',
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      report: test.results.flatMap(({ errors }) => errors.map(said)).join('\n'),
    })),
  );
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, titles))];
}

const said = (error) => stripVTControlCharacters([error.message ?? '', error.snippet ?? ''].join('\n')).trim();
