import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** A test that failed. `report` is what it said. @typedef {{ name: string, report: string }} Failure */

const list = join(root, 'docs', 'flaky.md');
/** So many at once are no accident, and to try them all again would only cost time. */
const most = 5;

/**
 * A failed test is tried once more by itself. What passes then is flaky: it does not stop a merge, and stands in docs/flaky.md until it is
 * mended. What stands there already has had its chance.
 * @param {Failure[]} failures
 * @param {() => Promise<Failure[]>} again runs them alone, and answers with what failed once more
 * @param {string} [file] the list of flaky tests
 * @returns {Promise<{ failed: Failure[], flaky: Failure[] }>}
 */
export async function tryAgain(failures, again, file = list) {
  if (failures.length === 0 || failures.length > most) return { failed: failures, flaky: [] };
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const second = new Map((await again()).map((failure) => [failure.name, failure]));
  const isFlaky = ({ name }) => !second.has(name) && !known.includes(row(name));
  const flaky = failures.filter(isFlaky);
  if (flaky.length > 0) writeFileSync(
    file, `${known.trimEnd()}\n${flaky.map(({ name }) => `${row(name)} ${new Date().toISOString().slice(0, 10)} |`).join('\n')}\n`,
  );
  return { failed: failures.filter((failure) => !isFlaky(failure)).map((failure) => second.get(failure.name) ?? onceMore(failure)), flaky };
}

const row = (name) => `| ${name.replaceAll('|', '¦')} |`;
const onceMore = ({ name, report }) => ({
  name, report: `Flaky for the second time: it stands in docs/flaky.md and was to be mended.\n${report}`,
});

/** What a step tells of tests that failed, and of those that failed once. @param {{ failed: Failure[], flaky: Failure[] }} tried */
export function tellTried({ failed, flaky }) {
  return [
    ...failed.map(({ name, report }) => `${name}\n${report}`),
    ...flaky.map(({ name, report }) => `Flaky (passed when tried alone): ${name}\n${report}`),
  ].join('\n\n');
}
