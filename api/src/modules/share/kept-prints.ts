interface Print { bytes: Promise<Buffer>; size: number }

/** Prints that were asked for lately, so many bytes of them. Who asks for one that is being made waits for that. */
export class KeptPrints {
  readonly #prints = new Map<string, Print>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async have(key: string, print: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#prints.get(key) ?? { bytes: print(), size: 0 };
    // The last one asked for is the last to go.
    this.#prints.delete(key);
    this.#prints.set(key, known);
    try {
      const bytes = await known.bytes;
      known.size = bytes.length;
      this.#leave();
      return bytes;
    } catch (error) {
      if (this.#prints.get(key) === known) this.#prints.delete(key);
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
