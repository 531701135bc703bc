/** Longer than any of the answers that could tell whether an address has an account takes by itself. */
const FLOOR_MS = 250;

/** Answers, good or bad, not before the floor: how long it took says nothing about what was found. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, FLOOR_MS));
  try {
    return await work();
  } finally {
    await floor;
  }
}
