/**
 * What a squad's own tests said of what is released.
 * @typedef {{ command: string, passed: number, failed: number, at: string, commit?: string }} TestResult
 */

const isWords = (said, most) => typeof said === 'string' && said.length <= most && !/[\n\r\0]/.test(said);
const isCount = (said) => Number.isInteger(said) && said >= 0 && said <= 1_000_000;

/**
 * Whether what was sent is such a result.
 * @param {unknown} said
 */
export function isTestResult(said) {
  if (said === undefined) return true;
  const { command, passed, failed, at, commit } = Object(said);
  return isWords(command, 120) && isCount(passed) && isCount(failed) && isWords(at, 40) && (commit === undefined || isWords(commit, 60));
}

/**
 * What of its tests speaks against a release.
 * @param {TestResult | undefined} tests
 * @param {string | undefined} untested why it is released all the same
 * @returns {string[]} one sentence, or none
 */
export function testProblems(tests, untested) {
  if (untested) return [];
  if (!tests) return ['it says nothing of its tests: --untested REASON releases it all the same'];
  if (tests.failed > 0) return [`${tests.failed} of its tests failed (${tests.command}): --untested REASON releases it all the same`];
  return tests.passed === 0 ? [`${tests.command} has no test: --untested REASON releases it all the same`] : [];
}

/**
 * As it stands in the list.
 * @param {{ tests?: TestResult, untested?: string }} said
 */
export function testWords({ tests, untested }) {
  if (untested) return `untested: ${untested}`;
  return tests ? `${tests.passed} tests passed` : '';
}
