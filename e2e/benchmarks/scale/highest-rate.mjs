/**
 * The highest rate that holds: twice as much again and again until it does not, then in between. What does not hold is tried once more,
 * as a busy moment of the machine is no limit of the product, unless it is far from holding.
 * @template Step
 * @param {{ first: number, most: number, halvings: number }} bounds requests a second; how often the gap is halved
 * @param {(rate: number) => Promise<{ step: Step, holds: boolean, isFarOff?: boolean }>} tried
 * @returns {Promise<{ rate: number, best: Step | null, beyond: Step | null, steps: Step[] }>} `best` of the highest rate that held (0: none
 * did), `beyond` of the lowest that did not (null: all held up to `most`)
 */
export async function highestRate({ first, most, halvings }, tried) {
  /** @type {{ rate: number, best: Step | null, beyond: Step | null, steps: Step[] }} */
  const found = { rate: 0, best: null, beyond: null, steps: [] };
  let ceiling = Number.POSITIVE_INFINITY;
  const holds = async (/** @type {number} */ rate) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { step, holds: held, isFarOff = false } = await tried(rate);
      found.steps.push(step);
      if (held) {
        Object.assign(found, { rate, best: step });
        return true;
      }
      if (isFarOff || attempt === 1) {
        Object.assign(found, { beyond: step });
        break;
      }
    }
    ceiling = rate;
    return false;
  };
  for (let rate = first; rate <= most && (await holds(rate));) rate = rate < most ? Math.min(most, rate * 2) : Number.POSITIVE_INFINITY;
  const isBetween = () => ceiling - found.rate > 1 && ceiling !== Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < halvings && isBetween(); turn += 1) await holds(Math.round((found.rate + ceiling) / 2));
  return found;
}
