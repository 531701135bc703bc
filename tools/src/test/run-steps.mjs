/**
 * @typedef {{ passed: number, failed: number, report?: string }} Outcome `report` tells of what failed
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 */

/**
 * Runs steps, some side by side, and tells of each as it ends.
 * @param {Step[]} steps
 * @param {number} together how many at a time
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, together) {
  const waiting = [...steps];
  const total = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { passed, failed, report } = await outcomeOf(step);
      total.passed += passed;
      total.failed += failed;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${failed === 0 ? '✓' : '✗'} ${step.name}  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}  (${seconds} s)`);
      if (failed > 0 && report) console.log(indent(report));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return total;
}

async function outcomeOf(step) {
  try {
    return await step.run();
  } catch (error) {
    return { passed: 0, failed: 1, report: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function indent(text) {
  return text.trimEnd().split('\n').map((line) => `    ${line}`).join('\n');
}
