export interface TurnstileLimits {
  /** Pieces of work of one key that run at the same time. */
  together: number;
  /** Points a second at which a key's work begins, after a first burst of as many; `Infinity` for no pace. */
  pointsPerSecond: number;
  /** Pieces of work of one key that may wait. */
  waiting: number;
}

/** Ends the stay that began when `enter` let its work in. Called twice is once. */
export type Leave = () => void;

interface Waiting {
  points: number;
  isWanted: () => boolean;
  admit: (leave: Leave | null) => void;
}

interface Lane {
  running: number;
  queue: Waiting[];
  /** When the key has spent no points, in ms of `now`: what it may do at once is what time has passed since then. */
  paidUntil: number;
  timer: NodeJS.Timeout | null;
}

/** Too much work of one key waits already. */
export class TurnstileFull extends Error {}

/**
 * Lets the work of each key (a person, an address) begin a few at a time, in order, at a pace, so that whoever asks for
 * much waits for themselves and not everybody for them. What is not wanted any more when its turn comes is left out and
 * costs nothing.
 */
export class Turnstile {
  private readonly lanes = new Map<string, Lane>();

  /** @param now milliseconds that only go forward */
  constructor(private readonly limits: TurnstileLimits, private readonly now: () => number = () => performance.now()) {}

  /** Keys that have work running, waiting or not yet paid for. */
  get size(): number {
    return this.lanes.size;
  }

  /**
   * Resolves when the work may begin; null when it is not wanted any more. Throws `TurnstileFull` at once when too much waits.
   * @param points what the work costs, at least 1
   */
  enter(key: string, points: number, isWanted: () => boolean = () => true): Leave | Promise<Leave | null> {
    const lane = this.lanes.get(key) ?? { running: 0, queue: [], paidUntil: 0, timer: null };
    this.lanes.set(key, lane);
    if (lane.queue.length === 0 && this.mayBegin(lane)) return this.begin(key, lane, points);
    if (lane.queue.length >= this.limits.waiting) throw new TurnstileFull();
    return new Promise((admit) => {
      lane.queue.push({ points, isWanted, admit });
      this.pump(key, lane);
    });
  }

  private begin(key: string, lane: Lane, points: number): Leave {
    lane.running += 1;
    lane.paidUntil = Math.max(lane.paidUntil, this.now() - 1000) + (1000 * points) / this.limits.pointsPerSecond;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      lane.running -= 1;
      this.pump(key, lane);
    };
  }

  private mayBegin(lane: Lane): boolean {
    return lane.running < this.limits.together && lane.paidUntil <= this.now();
  }

  private pump(key: string, lane: Lane): void {
    for (let next = lane.queue[0]; next; next = lane.queue[0]) {
      if (next.isWanted() && !this.mayBegin(lane)) break;
      lane.queue.shift();
      next.admit(next.isWanted() ? this.begin(key, lane, next.points) : null);
    }
    this.lookAgain(key, lane);
  }

  /** Whoever leaves looks for the next; only where the pace holds work back must time do it. */
  private lookAgain(key: string, lane: Lane): void {
    if (lane.timer) return;
    const isIdle = lane.running === 0 && lane.queue.length === 0;
    const wait = lane.paidUntil - this.now();
    if (isIdle && wait <= 0) {
      this.lanes.delete(key);
      return;
    }
    if (wait <= 0 || (!isIdle && lane.running >= this.limits.together)) return;
    lane.timer = setTimeout(() => {
      lane.timer = null;
      this.pump(key, lane);
    }, Math.max(1, wait));
    lane.timer.unref();
  }
}
