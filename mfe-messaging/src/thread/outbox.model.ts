import type { KeptFile } from '@heartwood/client-kit/forms';
import { targetKey, type Target } from '../chat/target';
import { GIVE_UP_AFTER } from '../chat/limits';

export type OutgoingFile = KeptFile;

/** A message on its way. `id` is the message's own: sent twice it is still one message. */
export interface Outgoing {
  id: string;
  target: Target;
  body: string;
  mentions: string[];
  replyTo: string | null;
  files: OutgoingFile[];
  /** When it was written or tried again, in ms. */
  since: number;
  /** Place in the queue. */
  turn: number;
  /** waiting: for its turn or the line. failed: 10 minutes without a line. refused: the server said no. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** The server's sentence, when it refused. */
  reason?: string;
}

/** The words of one that is written anew before it is tried again. */
export type Words = Pick<Outgoing, 'body' | 'mentions'>;

export type Queue = readonly Outgoing[];

export function put(queue: Queue, item: Omit<Outgoing, 'turn' | 'state'>): Queue {
  if (queue.some(({ id }) => id === item.id)) return queue;
  const turn = Math.max(0, ...queue.map((each) => each.turn)) + 1;
  return [...queue, { ...item, turn, state: 'waiting' }];
}

/**
 * What may go out now: the first of each target, unless one of that target is out already. One that failed or was refused
 * waits for its author and holds nobody up.
 */
export function next(queue: Queue): Outgoing[] {
  const busy = new Set(queue.filter(({ state }) => state === 'sending').map(({ target }) => targetKey(target)));
  const ready: Outgoing[] = [];
  for (const item of [...queue].sort((a, b) => a.turn - b.turn)) {
    const key = targetKey(item.target);
    if (item.state !== 'waiting' || busy.has(key)) continue;
    busy.add(key);
    ready.push(item);
  }
  return ready;
}

export function mark(queue: Queue, id: string, state: Outgoing['state'], reason?: string): Queue {
  return queue.map((item) => (item.id === id ? { ...item, state, ...(reason !== undefined && { reason }) } : item));
}

export function drop(queue: Queue, id: string): Queue {
  return queue.filter((item) => item.id !== id);
}

/** Waiting for 10 minutes: "Not sent". One that is out right now has its answer coming. */
export function expire(queue: Queue, now: number): Queue {
  return queue.some((item) => isLate(item, now))
    ? queue.map((item) => (isLate(item, now) ? { ...item, state: 'failed' as const } : item))
    : queue;
}

function isLate({ state, since }: Outgoing, now: number): boolean {
  return state === 'waiting' && now - since >= GIVE_UP_AFTER;
}

/** Try again: at the end of the line, with ten new minutes. */
export function retry(queue: Queue, id: string, now: number, words: Partial<Words> = {}): Queue {
  const turn = Math.max(0, ...queue.map((each) => each.turn)) + 1;
  return queue.map((item) => (item.id === id ? { ...item, ...words, state: 'waiting', since: now, turn } : item));
}

/** As it was kept on the device: what was out when the page went is waiting again. Null for a text that is no message. */
export function revive(text: string | null): Outgoing | null {
  try {
    const item = JSON.parse(text ?? '') as Outgoing;
    if (typeof item.id !== 'string' || typeof item.body !== 'string' || typeof item.since !== 'number') return null;
    return { ...item, state: item.state === 'sending' ? 'waiting' : item.state };
  } catch {
    return null;
  }
}
