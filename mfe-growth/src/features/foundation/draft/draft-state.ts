import { parseRichText, type RichTextValue } from '@heartwood/shared-ui/rich-text';

/** A module's text as the server told it. */
export interface ServerText {
  text: RichTextValue;
  revision: number;
  /** Who wrote it, for the question whose text to keep. */
  by: string | null;
}

export type DraftPhase = 'idle' | 'waiting' | 'saving' | 'saved' | 'offline' | 'error' | 'conflict';

/** What one editor knows. The middle of autosave: pure, so that every order of events can be tried in a test. */
export interface DraftState {
  /** What the typed text started from. */
  base: ServerText;
  /** Typed and not yet known to be on the server. */
  typed: RichTextValue | null;
  inFlight: RichTextValue | null;
  phase: DraftPhase;
  /** Why the server does not take this text, however often it is sent; null where trying again may help. */
  refusal: string | null;
  /** When the server last took a text, ISO. */
  savedAt: string | null;
  /** Another member's text that waits: for an answer in a conflict, or for the reader to leave the field. */
  theirs: ServerText | null;
  /** The caret is in the field: nothing may be replaced under it. */
  isHeld: boolean;
}

export type DraftEvent =
  | { type: 'typed'; text: RichTextValue }
  | { type: 'held' }
  | { type: 'left' }
  | { type: 'saveStarted' }
  | { type: 'saved'; revision: number; at: string }
  | { type: 'conflictAnswered'; server: ServerText }
  | { type: 'unreachable' }
  | { type: 'refused'; why: string | null }
  | { type: 'serverSaid'; server: ServerText }
  | { type: 'keptMine' }
  | { type: 'tookTheirs' };

export function initialDraft(server: ServerText, savedAt: string | null, kept: { typed: RichTextValue; base: ServerText } | null): DraftState {
  const clean: DraftState = { base: server, typed: null, inFlight: null, phase: savedAt === null ? 'idle' : 'saved', refusal: null, savedAt, theirs: null, isHeld: false };
  if (!kept || sameText(kept.typed, server.text)) return clean;
  return reduceDraft({ ...clean, base: kept.base, typed: kept.typed, phase: 'waiting' }, { type: 'serverSaid', server });
}

/** The text the editor shows. */
export function shownText({ typed, base }: DraftState): RichTextValue {
  return typed ?? base.text;
}

/** Whether a text waits to be sent. */
export function isUnsent({ typed, inFlight, phase }: DraftState): boolean {
  return typed !== null && inFlight === null && phase !== 'conflict';
}

export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'typed':
      return typedMore(state, event.text);
    case 'held':
      return { ...state, isHeld: true };
    case 'left':
      return adoptIfClean({ ...state, isHeld: false });
    case 'saveStarted':
      return isUnsent(state) ? { ...state, inFlight: state.typed, phase: 'saving', refusal: null } : state;
    case 'saved':
      return saved(state, event.revision, event.at);
    case 'conflictAnswered':
      return met({ ...state, inFlight: null, phase: 'waiting' }, event.server);
    case 'unreachable':
      return { ...state, inFlight: null, phase: 'offline' };
    case 'refused':
      return { ...state, inFlight: null, phase: 'error', refusal: event.why };
    case 'serverSaid':
      return event.server.revision <= state.base.revision ? state : met(state, event.server);
    case 'keptMine':
      return state.theirs ? { ...state, base: state.theirs, theirs: null, phase: 'waiting' } : state;
    case 'tookTheirs':
      return state.theirs ? { ...state, base: state.theirs, typed: null, theirs: null, phase: 'saved' } : state;
  }
}

function typedMore(state: DraftState, text: RichTextValue): DraftState {
  // Slate reports a moved caret as a change too.
  if (state.typed === null && sameText(text, state.base.text)) return state;
  if (state.theirs) return { ...state, typed: text, phase: 'conflict' };
  return { ...state, typed: text, phase: state.inFlight ? 'saving' : 'waiting', refusal: null };
}

function saved(state: DraftState, revision: number, at: string): DraftState {
  if (!state.inFlight) return state;
  const base = { ...state.base, text: state.inFlight, revision: Math.max(revision, state.base.revision) };
  const hasMore = state.typed !== null && state.typed !== state.inFlight && !sameText(state.typed, state.inFlight);
  const next = { ...state, base, inFlight: null, savedAt: at };
  if (state.theirs && state.theirs.revision > revision) return { ...next, typed: state.typed ?? state.inFlight, phase: 'conflict' };
  return hasMore ? { ...next, phase: 'waiting', theirs: null } : { ...next, typed: null, phase: 'saved', theirs: null };
}

// The server's text is newer than the base. It is a conflict only if both sides wrote something different.
function met(state: DraftState, server: ServerText): DraftState {
  if (sameText(server.text, state.base.text)) return { ...state, base: { ...server, text: state.base.text } };
  if (state.inFlight && sameText(server.text, state.inFlight)) return { ...state, base: { ...server, text: state.inFlight } };
  if (state.typed && sameText(server.text, state.typed)) return { ...state, base: { ...server, text: state.typed }, typed: null, theirs: null, phase: 'saved' };
  if (state.typed) return { ...state, theirs: server, phase: state.inFlight ? state.phase : 'conflict' };
  return adoptIfClean({ ...state, theirs: server });
}

function adoptIfClean(state: DraftState): DraftState {
  if (!state.theirs || state.typed || state.isHeld) return state;
  return { ...state, base: state.theirs, theirs: null };
}

/** Equal for a reader: the order in which a store keeps a node's properties does not matter. */
export function sameText(a: RichTextValue, b: RichTextValue): boolean {
  return a === b || JSON.stringify(parseRichText(a)) === JSON.stringify(parseRichText(b));
}
