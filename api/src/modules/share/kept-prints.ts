/** `isWhole` is false where something of it could not be had, such as a picture. */
interface Made { bytes: Buffer; isWhole: boolean }
interface Print { made: Promise<Made>; size: number; at: number }

/** For so long a print is kept, ms: a picture in it may have been erased since. */
const KEPT_MS = 10 * 60 * 1000;

/** Prints that were asked for lately, so many bytes of them. Who asks for one that is being made waits for that. */
export class KeptPrints {
  readonly #prints = new Map<string, Print>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async have(key: string, now: Date, print: () => Promise<Made>): Promise<Buffer> {
    const kept = this.#prints.get(key);
    const known = kept && now.getTime() - kept.at < KEPT_MS ? kept : { made: print(), size: 0, at: now.getTime() };
    // The last one asked for is the last to go.
    this.#prints.delete(key);
    this.#prints.set(key, known);
    const drop = () => {
      if (this.#prints.get(key) === known) this.#prints.delete(key);
    };
    try {
      const { bytes, isWhole } = await known.made;
      known.size = bytes.length;
      if (!isWhole) drop();
      this.#leave();
      return bytes;
    } catch (error) {
      drop();
      throw error;
    }
  }

  #leave(): void {
    let all = [...this.#prints.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [key, { size }] of this.#prints) {
      if (all <= this.#most) return;
      if (size > 0) this.#prints.delete(key);
      all -= size;
    }
  }
}
