import { keepSubscription, type KeptSubscription } from '@heartwood/client-kit/graphql';
import { onLineBack } from '@heartwood/client-kit/keys';
import { createReadable, type Readable, type Shell } from '@heartwood/contract';
import type { Client, CombinedError } from '@urql/core';
import {
  ChannelEventsDocument, ThreadPageDocument, ThreadTailDocument, type MessageFragment, type PageFragment,
} from '../generated/graphql';
import { contiguousRun } from './contiguous-run';

type Cursor = { before?: number; after?: number; around?: number };

export interface ThreadView {
  messages: readonly MessageFragment[];
  hasOlder: boolean;
  hasNewer: boolean;
  isLoading: boolean;
  /** The server does not show this channel. */
  isHidden: boolean;
  /** The newest page or one that was scrolled to could not be loaded; it is asked for again when the line is back. */
  error: CombinedError | null;
  /** Another one in each window and after each jump: the list starts anew there. */
  jump: number;
  anchor: number | null;
}

/** Before anything was asked for. */
export const NOTHING: ThreadView = {
  messages: [], hasOlder: false, hasNewer: false, isLoading: false, isHidden: false, error: null, jump: 0, anchor: null,
};
const COME_BACK_AFTER = 1000;
const LONGEST_PAUSE = 15_000;

let jumps = 0;

/**
 * The part of one channel's history that is on screen: the newest page and those that were scrolled to, each watched in the
 * cache, kept in step by the channel's stream. Which pages these are is this window's own; what is in them is the cache's.
 */
export class ThreadWindow {
  private readonly state = createReadable<ThreadView>({ ...NOTHING, isLoading: true });
  private readonly pages = new Map<string, PageFragment>();
  private readonly loading = new Set<string>();
  private readonly failed = new Map<string, { cursor: Cursor; error: CombinedError }>();
  private stops: (() => void)[] = [];
  private tail: PageFragment | null = null;
  private anchor: number | null = null;
  private jump = (jumps += 1);
  private tailError: CombinedError | null = null;
  private isHidden = false;
  private cursor: number | null = null;
  private stream: KeptSubscription | null = null;
  private isHearing = false;
  private comeBack: ReturnType<typeof setTimeout> | null = null;
  private pause = COME_BACK_AFTER;
  private isLive = false;
  private isStopped = false;
  private isDue = false;

  readonly view: Readable<ThreadView> = this.state;

  constructor(private readonly client: Client, private readonly shell: Shell, private readonly channelId: string, startAt: number | null) {
    this.anchor = startAt;
    this.watchTail();
    if (startAt !== null) this.open({ around: startAt });
    this.stops.push(onLineBack(shell, () => {
      if (this.cursor === null || this.state.get().error) this.retry();
    }));
  }

  /** Who takes part hears what is written from now on, and what was since the newest page; who does not any more hears nothing. */
  setLive(isLive: boolean): void {
    if (this.isLive === isLive) return;
    this.isLive = isLive;
    if (isLive && this.tail) this.follow(this.tail.changeSeq);
    if (isLive) return;
    this.stream?.stop();
    this.stream = null;
    this.isHearing = false;
    this.cursor = null;
  }

  loadOlder(): void {
    const { messages, hasOlder } = this.state.get();
    const first = messages[0];
    if (first && hasOlder) this.openAhead({ before: first.seq });
  }

  loadNewer(): void {
    const { messages, hasNewer } = this.state.get();
    const last = messages.at(-1);
    if (last && hasNewer) this.openAhead({ after: last.seq });
  }

  jumpTo(seq: number): void {
    this.anchor = seq;
    this.jump = jumps += 1;
    if (!this.all().some((page) => page.some((message) => message.seq === seq))) this.open({ around: seq });
    this.publish();
  }

  jumpToLatest(): void {
    this.anchor = null;
    this.jump = jumps += 1;
    this.publish();
  }

  /** Asks again for the newest page and for what could not be loaded. */
  retry(): void {
    this.pause = COME_BACK_AFTER;
    this.askAgain();
    this.tailError = null;
    this.failed.clear();
    this.publish();
  }

  stop(): void {
    this.isStopped = true;
    if (this.comeBack) clearTimeout(this.comeBack);
    this.stream?.stop();
    for (const stop of this.stops) stop();
  }

  private watchTail(): void {
    const source = this.client.query(ThreadTailDocument, { channelId: this.channelId }, { requestPolicy: 'cache-and-network' });
    this.stops.push(source.subscribe(({ data, error, stale }) => {
      this.tailError = error ?? null;
      if (data) {
        this.tail = data.channelMessages;
        this.isHidden = data.channelMessages === null;
        if (data.channelMessages && !stale) this.follow(data.channelMessages.changeSeq);
      }
      if (error) this.askLater();
      this.publishSoon();
    }).unsubscribe);
  }

  private askAgain(): void {
    for (const { cursor } of [...this.failed.values()]) this.open(cursor);
    void this.client.query(ThreadTailDocument, { channelId: this.channelId }, { requestPolicy: 'network-only' }).toPromise();
  }

  private askLater(): void {
    if (this.comeBack) clearTimeout(this.comeBack);
    this.comeBack = setTimeout(() => this.askAgain(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  /** What comes near is asked for again and again; one that failed waits for its turn. */
  private openAhead(cursor: Cursor): void {
    if (!this.failed.has(JSON.stringify(cursor))) this.open(cursor);
  }

  private open(cursor: Cursor): void {
    const key = JSON.stringify(cursor);
    if (this.pages.has(key) || this.loading.has(key)) return;
    this.loading.add(key);
    const source = this.client.query(ThreadPageDocument, { channelId: this.channelId, ...cursor });
    let hasFailed = false;
    let stop: (() => void) | null = null;
    const { unsubscribe } = source.subscribe(({ data, error }) => {
      this.loading.delete(key);
      if (data) this.failed.delete(key);
      if (data?.channelMessages) this.pages.set(key, data.channelMessages);
      if (error && !this.pages.has(key)) {
        this.failed.set(key, { cursor, error });
        this.askLater();
        // As long as somebody listens, the same question gets the same answer.
        hasFailed = true;
        stop?.();
      }
      this.publishSoon();
    });
    stop = unsubscribe;
    if (hasFailed) stop();
    else this.stops.push(stop);
    this.publish();
  }

  /**
   * The first answer, or the one after the stream had ended, is where the stream begins; an answer older than the stream makes it
   * start again there.
   */
  private follow(changeSeq: number): void {
    this.pause = COME_BACK_AFTER;
    if (!this.isLive || (this.isHearing && this.cursor !== null && changeSeq >= this.cursor)) return;
    this.cursor = Math.min(this.cursor ?? changeSeq, changeSeq);
    this.listen();
  }

  private listen(): void {
    if (this.stream) {
      this.stream.restart();
      return;
    }
    this.stream = keepSubscription(this.client, this.shell, {
      document: ChannelEventsDocument,
      variables: () => {
        this.isHearing = true;
        return { channelId: this.channelId, after: this.cursor };
      },
      onData: ({ channelStream: { seq } }) => {
        this.cursor = Math.max(this.cursor ?? 0, seq);
      },
      // Dropped as too slow, or no participant any more: the answer to the next question tells.
      onEnded: () => {
        this.isHearing = false;
        this.askLater();
      },
    });
  }

  private all(): (readonly MessageFragment[])[] {
    return [...[...this.pages.values()].map(({ nodes }) => nodes), ...(this.tail ? [this.tail.nodes] : [])];
  }

  /** A screen that is drawn asks its questions meanwhile, and the cache may answer ours along with them: no time to draw another. */
  private publishSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      this.publish();
    });
  }

  private publish(): void {
    if (this.isStopped) return;
    const messages = contiguousRun(this.all(), this.anchor);
    const first = messages[0];
    const last = messages.at(-1);
    const lastSeq = this.tail?.nodes.at(-1)?.seq ?? this.tail?.lastSeq ?? 0;
    const [failure] = this.failed.values();
    const error = failure?.error ?? (this.tail === null ? this.tailError : null);
    const isAnchorThere = this.anchor === null || messages.some(({ seq }) => seq === this.anchor);
    this.state.set({
      messages: isAnchorThere || this.loading.size === 0 ? messages : [],
      hasOlder: first !== undefined && first.seq > 1,
      hasNewer: last !== undefined && last.seq < lastSeq,
      isLoading: this.tail === null && !this.isHidden && error === null || !isAnchorThere && this.loading.size > 0,
      isHidden: this.isHidden,
      error,
      jump: this.jump,
      anchor: this.anchor,
    });
  }
}
