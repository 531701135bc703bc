import type { Logger } from '../../process/log';
import type { Receiver } from './shared-source';

export interface FeedEvent { seq: number }

/** What a feed asks of its subject, such as a channel. */
export interface FeedStore<Event extends FeedEvent> {
  /**
   * What happened after a cursor, in order, a page at most; `reached` is the cursor that it brings to, the present one after the last page.
   */
  load(after: number): Promise<{ events: readonly Event[]; reached: number; isComplete: boolean }>;
  /** Who of these people may still listen. */
  stillIn(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whom an event sends away, before they could see it. */
  leavers(event: Event): readonly string[];
  /** Nobody hears anything after this event. */
  isLast(event: Event): boolean;
}

interface Listener<Event> {
  userId: string;
  receiver: Pick<Receiver, 'send' | 'drained' | 'end'>;
  cursor: number;
  /** Events that came while the backlog is sent; null once live. */
  pending: Event[] | null;
  /** What lies before this is read from the store, what lies after is pending. */
  target: number;
  isGone: boolean;
}

export interface Listening {
  /** The backlog is sent. Rejects when the store could not be read. */
  live: Promise<void>;
  /** How far the listener is. */
  cursor(): number;
  remove(): void;
}

const MAX_PENDING = 1000;
/** Events of two processes may cross on their way: a short wait is cheaper than a query. */
const PATIENCE_MS = 40;
const RETRY_MS = 500;

/** The events of one subject in this process: in order, without holes, the same for all who listen. */
export class Feed<Event extends FeedEvent> {
  private readonly listeners = new Set<Listener<Event>>();
  private readonly early = new Map<number, Event>();
  private readonly loading = new Map<number, ReturnType<FeedStore<Event>['load']>>();
  private work: Promise<void>;
  private repairTimer: NodeJS.Timeout | null = null;
  private seq = -1;
  private isClosed = false;

  /** @param position where the subject stands, read after this process began to hear its events */
  constructor(private readonly store: FeedStore<Event>, private readonly position: Promise<number>, private readonly log: Logger) {
    this.work = position.then((seq) => { this.seq = seq; });
    this.work.catch(() => undefined);
  }

  get size(): number {
    return this.listeners.size;
  }

  /** Where the feed stands; rejects when it never began. */
  async at(): Promise<number> {
    await this.position;
    return this.seq;
  }

  /**
   * Registers first, then sends what came after the cursor, then what came meanwhile, then is live: nothing falls between.
   * Without a cursor it is live at once. Rights must be checked after the call, so that no change of them is missed.
   */
  add(userId: string, receiver: Listener<Event>['receiver'], after: number | null): Listening {
    const listener: Listener<Event> = { userId, receiver, cursor: after ?? -1, pending: [], target: -1, isGone: false };
    this.listeners.add(listener);
    const remove = () => {
      listener.isGone = true;
      this.listeners.delete(listener);
    };
    const live = this.catchUp(listener, after);
    live.catch(() => remove());
    return { live, remove, cursor: () => listener.cursor };
  }

  /** An event that was committed, from any process. */
  receive(event: Event): void {
    this.enqueue(async () => {
      if (event.seq <= this.seq) return;
      if (event.seq > this.seq + 1) {
        this.early.set(event.seq, event);
        this.repairSoon(PATIENCE_MS);
        return;
      }
      await this.deliver(event);
      for (let next = this.early.get(this.seq + 1); next; next = this.early.get(this.seq + 1)) {
        this.early.delete(next.seq);
        await this.deliver(next);
      }
    });
  }

  /** Fetches what was missed. Rights first: somebody who was sent away must not see what came after. */
  repair(): void {
    this.enqueue(async () => {
      await this.dismissStrangers();
      for (let isComplete = false; !isComplete && this.listeners.size > 0;) {
        const page = await this.load(this.seq);
        for (const event of page.events) await this.deliver(event);
        this.seq = Math.max(this.seq, page.reached);
        isComplete = page.isComplete;
      }
      for (const seq of this.early.keys()) if (seq <= this.seq) this.early.delete(seq);
    });
  }

  /** The subject stands there, as the database says: catches up if an event never arrived. */
  expect(position: number): void {
    this.enqueue(async () => { if (position > this.seq) this.repairSoon(0); });
  }

  close(): void {
    this.isClosed = true;
    if (this.repairTimer) clearTimeout(this.repairTimer);
    for (const { receiver } of this.listeners) receiver.end();
    this.listeners.clear();
  }

  private async catchUp(listener: Listener<Event>, after: number | null): Promise<void> {
    listener.target = await this.at();
    listener.cursor = after === null || after <= listener.target ? after ?? listener.target : await this.checked(after);
    while (!listener.isGone) {
      await this.sendBacklog(listener);
      const event = listener.pending?.shift();
      // No await after the last look: an event that comes now finds the listener live.
      if (!event) break;
      if (event.seq <= listener.cursor) continue;
      listener.cursor = event.seq;
      await listener.receiver.send(event);
    }
    listener.pending = null;
  }

  /** A cursor that is ahead of this feed: from another process that heard of it first, or of other data; only the store knows. */
  private async checked(after: number): Promise<number> {
    return Math.min(after, (await this.store.load(after)).reached);
  }

  private async sendBacklog(listener: Listener<Event>): Promise<void> {
    // A query that others began may be older than this listener: one that brings nothing is asked once more.
    for (let empty = 0; listener.cursor < listener.target && empty < 2 && !listener.isGone;) {
      const page = await this.load(listener.cursor);
      for (const event of page.events) if (!listener.isGone) await listener.receiver.send(event);
      empty = page.reached > listener.cursor ? 0 : empty + 1;
      listener.cursor = Math.max(listener.cursor, page.reached);
      await listener.receiver.drained();
    }
  }

  private async deliver(event: Event): Promise<void> {
    this.seq = event.seq;
    const leavers = this.store.leavers(event);
    const waits: Promise<void>[] = [];
    for (const listener of this.listeners) {
      if (leavers.length > 0 && leavers.includes(listener.userId)) {
        this.dismiss(listener);
        continue;
      }
      if (listener.pending) {
        this.keep(listener, listener.pending, event);
        continue;
      }
      if (event.seq <= listener.cursor) continue;
      listener.cursor = event.seq;
      const sent = listener.receiver.send(event);
      if (sent) waits.push(sent);
    }
    if (waits.length > 0) await Promise.all(waits);
    if (this.store.isLast(event)) for (const listener of [...this.listeners]) this.dismiss(listener);
  }

  private keep(listener: Listener<Event>, pending: Event[], event: Event): void {
    if (pending.length >= MAX_PENDING) {
      pending.length = 0;
      listener.target = event.seq - 1;
    }
    pending.push(event);
  }

  private dismiss(listener: Listener<Event>): void {
    listener.isGone = true;
    this.listeners.delete(listener);
    listener.receiver.end();
  }

  private async dismissStrangers(): Promise<void> {
    if (this.listeners.size === 0) return;
    const allowed = await this.store.stillIn([...new Set([...this.listeners].map(({ userId }) => userId))]);
    for (const listener of [...this.listeners]) if (!allowed.has(listener.userId)) this.dismiss(listener);
  }

  /** Many who come back at once from the same place share one query. */
  private load(after: number): ReturnType<FeedStore<Event>['load']> {
    const running = this.loading.get(after);
    if (running) return running;
    const page = this.store.load(after);
    this.loading.set(after, page);
    const done = () => { this.loading.delete(after); };
    page.then(done, done);
    return page;
  }

  private enqueue(task: () => Promise<void>): void {
    this.work = this.work.then(async () => {
      if (!this.isClosed && this.seq >= 0) await task();
    }).catch((error: unknown) => {
      this.log.warn({ err: error }, 'a feed could not go on; it tries again');
      this.repairSoon(RETRY_MS);
    });
  }

  private repairSoon(ms: number): void {
    if (this.repairTimer || this.isClosed) return;
    this.repairTimer = setTimeout(() => {
      this.repairTimer = null;
      this.repair();
    }, ms);
    this.repairTimer.unref();
  }
}
