import { AUTOSAVE_DELAY, RETRY_DELAY } from '@heartwood/client-kit/drafts';
import { createEvent, createStore, type Store } from 'effector';

/** Why the server did not take a field. */
export interface RowFault { field: string; message: string; isConflict: boolean }

export interface RowDraftState<Fields> {
  /** What is typed and not yet with the server. */
  typed: Partial<Fields>;
  /** The revision of the row that was before the person when they began to type. */
  base: number | null;
  saving: 'idle' | 'waiting' | 'sending' | 'unreachable';
  fault: RowFault | null;
}

export type RowSaved =
  | { ok: true; revision: number }
  /** `revision`: with a conflict, that of what stands there now. */
  | {
    ok: false; field: string | null; message: string; isConflict: boolean; isDeleted: boolean; isUnreachable: boolean;
    revision: number | null;
  };

export interface RowDraftOptions<Fields> {
  /** What the device has kept, and where it is kept; null takes it away. */
  kept: string | null;
  keep(text: string | null): void;
  save(change: Partial<Fields>, base: number | null): Promise<RowSaved>;
  /** Whether the fields can be sent yet: a new row waits for its name. */
  isReady(typed: Partial<Fields>): boolean;
}

export interface RowDraft<Fields> {
  $state: Store<RowDraftState<Fields>>;
  /** @param revision that of the row which the person sees */
  type(change: Partial<Fields>, revision: number | null): void;
  /** Sends what waits, now. Resolves to whether the server has all of it. */
  flush(): Promise<boolean>;
  /** Of a conflict: one's own words take the place of what stands there now. */
  keepOwn(): Promise<boolean>;
  /** Of a fault: what stands there is taken, one's own words go. */
  takeTheirs(): void;
  /** No more timers; what is unsent stays on the device. */
  stop(): void;
}

/**
 * The fields of one row while they are written: each is sent half a second after the last key, alone, and kept on the device until the
 * server has it. A field that was refused holds nothing else up.
 */
export function createRowDraft<Fields extends object>({ kept, keep, save, isReady }: RowDraftOptions<Fields>): RowDraft<Fields> {
  const changed = createEvent<Partial<RowDraftState<Fields>>>();
  const $state = createStore<RowDraftState<Fields>>({ ...readKept<Fields>(kept), saving: 'idle', fault: null })
    .on(changed, (state, change) => ({ ...state, ...change }));
  const now = () => $state.getState();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<void> | null = null;
  let newer: number | null = null;
  let isStopped = false;

  const unsent = (): Partial<Fields> => without(now().typed, now().fault?.field);
  const isAllThere = () => Object.keys(now().typed).length === 0;
  const schedule = (delay: number) => {
    if (timer !== null) clearTimeout(timer);
    timer = isStopped ? null : setTimeout(() => void flush(), delay);
  };
  const hold = (typed: Partial<Fields>, base: number | null) => {
    const isEmpty = Object.keys(typed).length === 0;
    changed({ typed, base: isEmpty ? null : base });
    keep(isEmpty ? null : JSON.stringify({ typed, base }));
  };

  const send = async (change: Partial<Fields>): Promise<void> => {
    changed({ saving: 'sending' });
    const answer = await save(change, now().base);
    if (answer.ok) {
      hold(left(now().typed, change), answer.revision);
      changed({ saving: 'idle' });
    } else if (answer.field !== null && answer.field in change) {
      newer = answer.revision;
      changed({ saving: 'idle', fault: { field: answer.field, message: answer.message, isConflict: answer.isConflict } });
    } else {
      changed({ saving: answer.isUnreachable ? 'unreachable' : 'idle' });
      if (answer.isUnreachable) schedule(RETRY_DELAY);
      // The server has said why, and the same again would be refused again. What is typed in a deleted row waits for the row.
      else if (!answer.isDeleted) hold(left(now().typed, change), now().base);
    }
  };

  const flush = async (): Promise<boolean> => {
    while (sending !== null) await sending;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    let before: Partial<Fields> | null = null;
    // What is left once a field was refused goes by itself.
    for (let change = unsent(); Object.keys(change).length > 0 && isReady(now().typed) && !isSame(change, before); change = unsent()) {
      before = change;
      sending = send(change).finally(() => { sending = null; });
      await sending;
      if (now().saving === 'unreachable') break;
    }
    // Nothing is on its way: a new row waits for what it cannot be without.
    if (now().saving === 'waiting') changed({ saving: 'idle' });
    return isAllThere();
  };

  if (!isAllThere()) schedule(0);
  return {
    $state,
    type: (change, revision) => {
      const { typed, base, fault } = now();
      if (fault && fault.field in change && !fault.isConflict) changed({ fault: null });
      hold({ ...typed, ...change }, base ?? revision);
      changed({ saving: 'waiting' });
      schedule(AUTOSAVE_DELAY);
    },
    flush,
    keepOwn: () => {
      hold(now().typed, newer ?? now().base);
      changed({ fault: null });
      return flush();
    },
    takeTheirs: () => {
      const { typed, fault, base } = now();
      changed({ fault: null });
      hold(without(typed, fault?.field), base);
    },
    stop: () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

function without<Fields extends object>(typed: Partial<Fields>, field: string | undefined): Partial<Fields> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name !== field)) as Partial<Fields>;
}

/** What was typed on while the rest was sent. */
function left<Fields extends object>(typed: Partial<Fields>, sent: Partial<Fields>): Partial<Fields> {
  const values = sent as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(typed)
    .filter(([name, value]) => !(name in sent) || JSON.stringify(values[name]) !== JSON.stringify(value))) as Partial<Fields>;
}

function isSame(one: object, other: object | null): boolean {
  return other !== null && JSON.stringify(one) === JSON.stringify(other);
}

function readKept<Fields>(kept: string | null): Pick<RowDraftState<Fields>, 'typed' | 'base'> {
  try {
    const { typed, base } = JSON.parse(kept ?? '{}') as Partial<RowDraftState<Fields>>;
    return { typed: typed ?? {}, base: base ?? null };
  } catch {
    return { typed: {}, base: null };
  }
}
