/** Waits for what comes by itself; fails after `ms`, which a busy machine must not reach. */
export async function until<T>(look: () => T | Promise<T>, ms = 30_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + ms;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${ms} ms: ${look.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
