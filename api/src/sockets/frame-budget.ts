const WINDOW_MS = 10_000;

/**
 * Frames of each key (a person, a nameless socket) in windows of ten seconds. It counts every frame of a flood, so it
 * only counts: no promise, no error, no timer.
 */
export class FrameBudget {
  private counts = new Map<string, number>();
  private until = 0;

  /** @param now milliseconds that only go forward */
  constructor(private readonly most: number, private readonly now: () => number = () => performance.now()) {}

  /** Counts one frame; false when it is one too many. */
  take(key: string): boolean {
    const now = this.now();
    if (now >= this.until) {
      this.counts = new Map();
      this.until = now + WINDOW_MS;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= this.most;
  }
}
