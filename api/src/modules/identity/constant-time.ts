/** Longer than any of the answers that could tell whether an address has an account takes by itself. */
const FLOOR_MS = 250;

/** Answers, good or bad, not before the floor: how long it took says nothing about what was found. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const floor = pause();
  try {
    return await work();
  } finally {
    await floor;
  }
}

/** What succeeds is answered at once, since it tells nobody anything that they do not know; refusals wait for the floor. */
export async function refusedInConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const floor = pause();
  try {
    return await work();
  } catch (error) {
    await floor;
    throw error;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, FLOOR_MS));
