/**
 * @typedef {{ passed: number, failed: number, report?: string, slowest?: Timed[] }} Outcome `report` tells of what failed
 * @typedef {{ name: string, seconds: number }} Timed
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 * @typedef {Outcome & Timed} Part a step that has ended
 */

/**
 * Runs steps, some side by side, and tells of each as it ends.
 * @param {Step[]} steps
 * @param {number} together how many at a time
 * @returns {Promise<Part[]>}
 */
export async function runSteps(steps, together) {
  const waiting = [...steps];
  const parts = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const outcome = await outcomeOf(step);
      const part = { ...outcome, name: step.name, seconds: (performance.now() - start) / 1000 };
      parts.push(part);
      console.log(line(part));
      if (part.failed > 0 && part.report) console.log(indent(part.report));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return parts;
}

/**
 * Runs lanes of steps side by side; in each, one step follows the other.
 * @param {Step[][]} lanes
 * @returns {Promise<Part[]>} in the order of the lanes
 */
export async function runLanes(lanes) {
  return (await Promise.all(lanes.map((steps) => runSteps(steps, 1)))).flat();
}

/**
 * The end of the whole proof, as a log that keeps its end alone needs it: each part with its seconds, the slowest ten, and once more what
 * failed.
 * @param {Part[]} parts
 * @returns {string}
 */
export function summary(parts) {
  const slowest = parts.flatMap((part) => part.slowest ?? []).sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  const sections = [
    ['By part', parts.map(line)],
    ['The slowest', slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)],
    ['Failed or flaky', parts.filter(({ failed, report }) => report && (failed > 0 || report.startsWith('Flaky')))
      .map(({ name, report }) => `${name}\n${indent(report)}`)],
  ];
  return sections.filter(([, lines]) => lines.length > 0).map(([title, lines]) => [`\n${title}`, ...lines].join('\n')).join('\n');
}

function line({ name, passed, failed, seconds }) {
  return `${failed === 0 ? '✓' : '✗'} ${name}  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}  (${seconds.toFixed(1)} s)`;
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
