import type { Drafts, Readable } from '@heartwood/contract';
import { createEvent, createStore } from 'effector';
import { drop, expire, mark, next, put, retry, revive, type Outgoing, type Queue, type Words } from './outbox.model';

/** What became of one attempt. `unreachable`: nobody answered, it may go again. `refused`: the server's sentence. */
export type Attempt = 'sent' | 'unreachable' | { refused: string };

export interface OutboxParts {
  drafts: Drafts;
  send(item: Outgoing): Promise<Attempt>;
  now?: () => number;
}

export interface Outbox {
  $queue: Readable<Queue>;
  post(item: Omit<Outgoing, 'turn' | 'state'>): void;
  /** Once more, with other words where the server refused the first. */
  retry(id: string, words?: Words): void;
  remove(id: string): void;
  /** The line may be back: everything that waits goes out now. */
  flush(): void;
  stop(): void;
}

const KEY = 'outbox:';
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/**
 * Messages on their way. They are kept on the device one by one, so that two tabs never overwrite each other's; both may
 * send the same one, and by its id it stays one message.
 */
export function createOutbox({ drafts, send, now = Date.now }: OutboxParts): Outbox {
  const changed = createEvent<Queue>();
  const $queue = createStore<Queue>(drafts.keys(KEY).map((key) => revive(drafts.get(key))).filter((item) => item !== null)).on(changed, (_, queue) => queue);
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;

  const set = (queue: Queue) => {
    const before = $queue.getState();
    for (const item of queue) if (!before.includes(item)) drafts.set(KEY + item.id, JSON.stringify(item));
    for (const { id } of before) if (!queue.some((item) => item.id === id)) drafts.set(KEY + id, null);
    changed(queue);
  };

  const go = () => {
    if (isStopped) return;
    set(expire($queue.getState(), now()));
    for (const item of next($queue.getState())) void attempt(item);
    plan();
  };

  const attempt = async (item: Outgoing) => {
    set(mark($queue.getState(), item.id, 'sending'));
    const outcome = await send(item).catch((): Attempt => 'unreachable');
    if (isStopped) return;
    if (outcome === 'sent') {
      pause = FIRST_PAUSE;
      set(drop($queue.getState(), item.id));
      go();
    } else {
      set(outcome === 'unreachable' ? mark($queue.getState(), item.id, 'waiting') : mark($queue.getState(), item.id, 'refused', outcome.refused));
      if (outcome !== 'unreachable') go();
      else {
        pause = Math.min(LONGEST_PAUSE, pause * 2);
        set(expire($queue.getState(), now()));
        plan();
      }
    }
  };

  const plan = () => {
    if (timer) clearTimeout(timer);
    timer = !isStopped && $queue.getState().some(({ state }) => state === 'waiting') ? setTimeout(go, pause) : null;
  };

  queueMicrotask(go);
  return {
    $queue: { get: () => $queue.getState(), subscribe: (listener) => $queue.updates.watch(listener) },
    post: (item) => {
      set(put($queue.getState(), item));
      go();
    },
    retry: (id, words) => {
      set(retry($queue.getState(), id, now(), words));
      go();
    },
    remove: (id) => set(drop($queue.getState(), id)),
    flush: () => {
      pause = FIRST_PAUSE;
      go();
    },
    stop: () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
