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
  /** Another tab changed the draft of this key: what it queued is shown here too, what it sent or deleted is gone here too. */
  follow(key: string): void;
  stop(): void;
}

const KEY = 'outbox:';
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/**
 * Messages on their way. They are kept on the device one by one and read anew before each step, so that two tabs never
 * overwrite each other's; both may send the same one, and by its id it stays one message.
 */
export function createOutbox({ drafts, send, now = Date.now }: OutboxParts): Outbox {
  /** What this tab has out right now: no other tab needs to know, and a reload forgets it. */
  const out = new Set<string>();
  const read = (): Queue => drafts.keys(KEY).map((key) => revive(drafts.get(key))).filter((item) => item !== null)
    .map((item) => (out.has(item.id) ? { ...item, state: 'sending' as const } : item));
  const changed = createEvent<Queue>();
  const $queue = createStore<Queue>(read()).on(changed, (_, queue) => queue);
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;

  const change = (step: (queue: Queue) => Queue = (queue) => queue) => {
    const before = read();
    const queue = step(before);
    for (const item of queue) if (!before.includes(item)) drafts.set(KEY + item.id, JSON.stringify(item));
    for (const { id } of before) if (!queue.some((item) => item.id === id)) drafts.set(KEY + id, null);
    changed(queue);
  };

  const go = () => {
    if (isStopped) return;
    change((queue) => expire(queue, now()));
    for (const item of next($queue.getState())) void attempt(item);
    plan();
  };

  const attempt = async (item: Outgoing) => {
    out.add(item.id);
    change();
    const outcome = await send(item).catch((): Attempt => 'unreachable');
    if (isStopped) return;
    out.delete(item.id);
    if (outcome === 'unreachable') {
      pause = Math.min(LONGEST_PAUSE, pause * 2);
      change((queue) => expire(queue, now()));
      plan();
      return;
    }
    if (outcome === 'sent') pause = FIRST_PAUSE;
    change((queue) => (outcome === 'sent' ? drop(queue, item.id) : mark(queue, item.id, 'refused', outcome.refused)));
    go();
  };

  const plan = () => {
    if (timer) clearTimeout(timer);
    timer = !isStopped && $queue.getState().some(({ state }) => state === 'waiting') ? setTimeout(go, pause) : null;
  };

  queueMicrotask(go);
  return {
    $queue: { get: () => $queue.getState(), subscribe: (listener) => $queue.updates.watch(listener) },
    post: (item) => {
      change((queue) => put(queue, item));
      go();
    },
    retry: (id, words) => {
      change((queue) => retry(queue, id, now(), words));
      go();
    },
    remove: (id) => change((queue) => drop(queue, id)),
    flush: () => {
      pause = FIRST_PAUSE;
      go();
    },
    follow: (key) => {
      if (!key.startsWith(KEY)) return;
      change();
      // The tab that wrote it sends it; this one does if it is still there after a pause.
      plan();
    },
    stop: () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
