import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { NotHere, Target } from './target.mjs';

/**
 * An attack holds when `run` resolves; what it throws says what the attacker got.
 * @typedef {{ name: string, run: (target: Target) => Promise<void> }} Attack
 * @typedef {{ area: string, name: string, result: 'held' | 'broken' | 'not here', told: string }} Outcome
 */

/** After it nobody is let in for a minute. */
const LAST = 'floods';

const folder = dirname(fileURLToPath(import.meta.url));

/**
 * Runs every attack of `*.attacks.mjs` against a running product, one after the other.
 * @param {string} url
 * @param {{ only?: string }} [options] `only`: one area, the name of a file
 * @returns {AsyncGenerator<Outcome>}
 */
export async function* runAttacks(url, { only } = {}) {
  const target = new Target(url);
  const areas = readdirSync(folder).flatMap((file) => /^([\w-]+)\.attacks\.mjs$/.exec(file)?.[1] ?? [])
    .sort((one, other) => Number(one === LAST) - Number(other === LAST));
  for (const area of areas.filter((each) => only === undefined || each === only)) {
    const { attacks } = /** @type {{ attacks: readonly Attack[] }} */ (await import(
      pathToFileURL(join(folder, `${area}.attacks.mjs`)).href,
    ));
    for (const { name, run } of attacks) {
      if (area !== LAST) await target.untilWelcome();
      yield { area, name, ...(await outcomeOf(() => run(target))) };
    }
  }
}

/** @param {() => Promise<void>} run @returns {Promise<Pick<Outcome, 'result' | 'told'>>} */
async function outcomeOf(run) {
  try {
    await run();
    return { result: 'held', told: '' };
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    return { result: error instanceof NotHere ? 'not here' : 'broken', told };
  }
}
