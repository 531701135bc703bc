import { createEvent, createStore, type Store } from 'effector';
import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import {
  initialDraft, isUnsent, keepingBoth, reduceDraft, reduceKeepingBoth, type DraftEvent, type DraftPhase, type DraftState, type ServerText,
} from './draft-state';
import type { KeptDraft } from './kept-drafts';

/** From the last key to the save (specification, section 9: 500 ms). */
export const AUTOSAVE_DELAY = 500;
/** Between attempts while the server cannot be reached. */
export const RETRY_DELAY = 5000;

/** How often in a row a text is merged with a newer one before its time comes again. */
const MERGES = 3;

/** Phases in which the server does not have what was sent. Words typed since are no such matter. */
const STUCK: readonly DraftPhase[] = ['offline', 'error', 'conflict'];

export type SaveOutcome =
  | { kind: 'saved'; revision: number; at: string }
  | { kind: 'conflict'; server: ServerText }
  | { kind: 'unreachable' }
  /** `why` is the server's sentence where sending the same text again cannot help. */
  | { kind: 'refused'; why: string | null };

export interface SaveOptions {
  /** The page may be gone before the answer comes. */
  isLeaving: boolean;
  /** A text that gave way to this one. */
  yielded: RichTextValue | null;
}

export interface AutosaveOptions {
  server: ServerText;
  savedAt: string | null;
  kept: KeptDraft | null;
  /** Where two wrote into one block both stand, and nobody is asked. */
  keepsBoth?: boolean;
  save(text: RichTextValue, baseRevision: number, more: SaveOptions): Promise<SaveOutcome>;
  /** Leaves the unsent text on the device, or takes it away. */
  keep(draft: KeptDraft | null): void;
}

export interface Autosave {
  $state: Store<DraftState>;
  happened(event: DraftEvent): void;
  /** Sends what waits, now. Resolves to whether the server has it; what stands in the way is in the state. */
  flush(options?: { isLeaving?: boolean }): Promise<boolean>;
  /** No more timers; what is unsent stays on the device. */
  stop(): void;
}

/** Autosave of one text: the pure state, driven by timers, the device and the server. */
export function createAutosave({ server, savedAt, kept, keepsBoth = false, save, keep }: AutosaveOptions): Autosave {
  const happened = createEvent<DraftEvent>();
  const first = initialDraft(server, savedAt, kept);
  const $state = createStore(keepsBoth ? keepingBoth(first) : first).on(happened, keepsBoth ? reduceKeepingBoth : reduceDraft);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<SaveOutcome['kind']> | null = null;
  let isStopped = false;

  const schedule = (delay: number) => {
    if (timer !== null) clearTimeout(timer);
    timer = isStopped ? null : setTimeout(() => void flush(), delay);
  };

  const send = async (text: RichTextValue, baseRevision: number, isLeaving: boolean): Promise<SaveOutcome['kind']> => {
    happened({ type: 'saveStarted' });
    const outcome = await save(text, baseRevision, { isLeaving, yielded: $state.getState().yielded }).finally(() => {
      sending = null;
    });
    happened(toEvent(outcome));
    return outcome.kind;
  };

  const flush: Autosave['flush'] = async ({ isLeaving = false } = {}) => {
    while (sending !== null) await sending;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    for (let attempt = 0; attempt < MERGES; attempt += 1) {
      const { typed, base } = $state.getState();
      if (!isUnsent($state.getState()) || typed === null) break;
      // What was merged with a newer text is not there yet.
      if (await (sending = send(typed, base.revision, isLeaving)) !== 'conflict') break;
    }
    return !STUCK.includes($state.getState().phase);
  };

  $state.watch((state) => {
    keep(state.typed === null ? null : { typed: state.typed, base: state.base });
    if (state.phase === 'waiting') schedule(AUTOSAVE_DELAY);
    if (state.phase === 'offline') schedule(RETRY_DELAY);
  });

  return {
    $state,
    happened,
    flush,
    stop: () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

function toEvent(outcome: SaveOutcome): DraftEvent {
  switch (outcome.kind) {
    case 'saved':
      return { type: 'saved', revision: outcome.revision, at: outcome.at };
    case 'conflict':
      return { type: 'conflictAnswered', server: outcome.server };
    case 'unreachable':
      return { type: 'unreachable' };
    case 'refused':
      return { type: 'refused', why: outcome.why };
  }
}
