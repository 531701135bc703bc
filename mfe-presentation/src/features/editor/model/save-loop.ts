import type { Deck, DeckOp } from '@heartwood/contract/deck';
import type { Store } from 'effector';
import { answered, isBehind, opsOf, parted, reset, returned, taken } from './sync';
import type { Answer, Pending, SentPatch, SetAside, Sync } from './sync-types';

/** From the first change to its patch. */
const SAVE_DELAY = 400;
/** Between attempts while the server cannot be reached. */
const RETRY_DELAY = 3000;
/** How long steps may be missing before the whole deck is asked for. */
const PATIENCE = 1000;

export type SendOutcome =
  | { kind: 'taken'; answer: Answer }
  | { kind: 'unreachable' }
  /** Not now; it is sent again by itself. `why` is the server's sentence. */
  | { kind: 'later'; why: string }
  /** One of its steps can never be part of a deck; nothing of it was taken. */
  | { kind: 'faulty'; why: string }
  /** The person may not write here. */
  | { kind: 'refused'; why: string };

export type SavePhase = { kind: 'saved'; at: string | null } | { kind: 'saving' } | { kind: 'offline' } | { kind: 'error'; why: string };
export interface Kept { sending: SentPatch | null; pending: readonly Pending[]; aside?: readonly SetAside[] }

export interface SaveLoopOptions {
  $sync: Store<Sync>;
  change(next: (sync: Sync) => Sync): void;
  tell(phase: SavePhase): void;
  send(patchId: string, ops: readonly DeckOp[], isLeaving: boolean): Promise<SendOutcome>;
  /** The deck as the server has it; null when it cannot be had. */
  read(): Promise<{ deck: Deck; revision: number } | null>;
  /** What the server does not have stays on the device. */
  keep(kept: Kept | null): void;
}

export interface SaveLoop {
  /** Sends what waits, now. Resolves to whether the server has it all. */
  flush(isLeaving?: boolean): Promise<boolean>;
  /** The line is back, or the person asks for it. */
  retry(): void;
  stop(): void;
}

/** Sends what was done in small patches, one at a time and in their order; nothing is forgotten until the server has it. */
export function startSaving({ $sync, change, tell, send, read, keep }: SaveLoopOptions): SaveLoop {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let catchUp: ReturnType<typeof setTimeout> | null = null;
  let working: Promise<void> | null = null;
  let isStuck = false;
  let isStopped = false;
  const now = () => $sync.getState();
  const isAllThere = () => now().sending === null && now().pending.length === 0;

  const once = async (isLeaving: boolean) => {
    if (!now().sending) change((sync) => taken(sync, crypto.randomUUID()));
    const { sending } = now();
    if (!sending) return;
    if (!isStuck) tell({ kind: 'saving' });
    const outcome = await send(sending.patchId, opsOf(now()), isLeaving);
    if (outcome.kind === 'taken') {
      isStuck = false;
      change((sync) => answered(sync, outcome.answer));
    } else if (outcome.kind === 'faulty') {
      isStuck = false;
      change((sync) => parted(sync, outcome.why));
    } else {
      isStuck = true;
      if (outcome.kind === 'refused') change(returned);
      tell(outcome.kind === 'unreachable' ? { kind: 'offline' } : { kind: 'error', why: outcome.why });
      if (outcome.kind !== 'refused') schedule(RETRY_DELAY);
    }
    if (!isStuck && isAllThere()) tell({ kind: 'saved', at: new Date().toISOString() });
  };

  const run = (isLeaving = false): Promise<void> => {
    working ??= once(isLeaving).finally(() => {
      working = null;
      goOn(now());
    });
    return working;
  };

  const goOn = (sync: Sync) => {
    if (!isStuck && !working && !isBehind(sync) && (sync.pending.length > 0 || sync.sending)) schedule(SAVE_DELAY);
  };

  const schedule = (delay: number) => {
    if (timer !== null || isStopped) return;
    timer = setTimeout(() => {
      timer = null;
      void run();
    }, delay);
  };

  const flush: SaveLoop['flush'] = async (isLeaving = false) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    isStuck = false;
    const most = 4 + 2 * (now().pending.length + (now().sending?.steps.length ?? 0));
    for (let attempt = 0; attempt < most && !isStuck && !isAllThere(); attempt += 1) {
      if (isBehind(now())) await ask();
      await run(isLeaving);
    }
    return isAllThere();
  };

  const ask = async () => {
    const whole = await read();
    if (whole) change((sync) => reset(sync, whole.deck, whole.revision));
  };

  const stopWatching = $sync.watch((sync) => {
    const { sending, pending, aside } = sync;
    keep(isAllThere() && !aside.length ? null : { sending, pending, ...(aside.length && { aside }) });
    goOn(sync);
    if (!isBehind(sync)) {
      if (catchUp !== null) clearTimeout(catchUp);
      catchUp = null;
    } else catchUp ??= setTimeout(() => {
      catchUp = null;
      if (!isStopped && isBehind(now())) void ask();
    }, PATIENCE);
  });

  return {
    flush,
    retry: () => {
      isStuck = false;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (!isAllThere()) void run();
    },
    stop: () => {
      isStopped = true;
      stopWatching();
      for (const each of [timer, catchUp]) if (each !== null) clearTimeout(each);
    },
  };
}
