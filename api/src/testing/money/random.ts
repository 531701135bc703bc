/** The numbers of a seed, from 0 up to 1 and without it: Mulberry32 of Tommy Ettinger. */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Choices of one history, the same ones for the same seed. */
export class Choices {
  constructor(private readonly random: () => number) {}

  below(most: number): number {
    return Math.floor(this.random() * most);
  }

  /** Once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items.map((item) => ({ item, at: this.random() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
  }
}
