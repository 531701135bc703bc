import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import { mergeKeepingBoth, mergeTexts, sameText } from './merge-text';

/** A text as the server told it. */
export interface ServerText {
  text: RichTextValue;
  revision: number;
  /** Who wrote it and when, ISO, for the question whose text to keep. */
  by: string | null;
  at: string | null;
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
  /** Another member's text that waits: for an answer in a conflict, or for the answer to a save. */
  theirs: ServerText | null;
  /** What was typed and gave way in a conflict: the next save brings it along, for the history. */
  yielded: RichTextValue | null;
}

export type DraftEvent =
  /** `over` is what the editor showed before: another member's words may have come in between. */
  | { type: 'typed'; text: RichTextValue; over?: RichTextValue }
  | { type: 'saveStarted' }
  | { type: 'saved'; revision: number; at: string }
  | { type: 'conflictAnswered'; server: ServerText }
  | { type: 'unreachable' }
  | { type: 'refused'; why: string | null }
  | { type: 'serverSaid'; server: ServerText }
  | { type: 'chosen'; text: RichTextValue };

export function initialDraft(
  server: ServerText,
  savedAt: string | null,
  kept: { typed: RichTextValue; base: ServerText } | null,
): DraftState {
  const phase = savedAt === null ? 'idle' : 'saved';
  const clean: DraftState = { base: server, typed: null, inFlight: null, phase, refusal: null, savedAt, theirs: null, yielded: null };
  if (!kept || sameText(kept.typed, server.text)) return clean;
  return reduceDraft({ ...clean, base: kept.base, typed: kept.typed, phase: 'waiting' }, { type: 'serverSaid', server });
}

/** The same where nobody is asked whose text to keep: where both wrote into one block, both stand. */
export function reduceKeepingBoth(state: DraftState, event: DraftEvent): DraftState {
  return keepingBoth(reduceDraft(state, event));
}

export function keepingBoth(state: DraftState): DraftState {
  const { phase, base, typed, theirs } = state;
  return phase === 'conflict' && typed && theirs ? chosen(state, mergeKeepingBoth(base.text, typed, theirs.text)) : state;
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
      return typedMore(state, event.text, event.over ?? shownText(state));
    case 'saveStarted':
      return isUnsent(state) ? { ...state, inFlight: state.typed, phase: 'saving', refusal: null } : state;
    case 'saved':
      return saved(state, event.revision, event.at);
    case 'conflictAnswered':
      return met({ ...state, inFlight: null, theirs: null, phase: 'waiting' }, event.server);
    case 'unreachable':
      return notTaken(state, 'offline');
    case 'refused':
      return notTaken({ ...state, refusal: event.why }, 'error');
    case 'serverSaid':
      return event.server.revision <= state.base.revision ? state : met(state, event.server);
    case 'chosen':
      return chosen(state, event.text);
  }
}

function typedMore(state: DraftState, text: RichTextValue, over: RichTextValue): DraftState {
  const shown = shownText(state);
  // Slate reports a moved caret as a change too.
  if (sameText(text, shown)) return state;
  if (state.phase === 'conflict') return { ...state, typed: text };
  const next = sameText(over, shown) ? text : mergeTexts(over, text, shown);
  // Into the very block that another member has just changed.
  if (next === null) {
    return { ...state, base: { ...state.base, text: over }, typed: text, theirs: { ...state.base, text: shown }, phase: 'conflict' };
  }
  return { ...state, typed: next, phase: state.inFlight ? 'saving' : 'waiting', refusal: null };
}

function saved(state: DraftState, revision: number, at: string): DraftState {
  if (!state.inFlight) return state;
  const base = { ...state.base, text: state.inFlight, revision: Math.max(revision, state.base.revision) };
  const typed = state.typed !== null && !sameText(state.typed, state.inFlight) ? state.typed : null;
  const phase = typed ? 'waiting' : 'saved';
  const next: DraftState = { ...state, base, typed, inFlight: null, savedAt: at, theirs: null, yielded: null, phase };
  return state.theirs && state.theirs.revision > revision ? met(next, state.theirs) : next;
}

function notTaken(state: DraftState, phase: 'offline' | 'error'): DraftState {
  const next: DraftState = { ...state, inFlight: null, theirs: null, phase };
  return state.theirs ? met(next, state.theirs) : next;
}

/** The server's text is newer than the base. Both texts are kept, block by block; only where both wrote into one block is it a conflict. */
function met(state: DraftState, server: ServerText): DraftState {
  if (sameText(server.text, state.base.text)) return { ...state, base: { ...server, text: state.base.text } };
  if (state.inFlight) {
    return sameText(server.text, state.inFlight) ? { ...state, base: { ...server, text: state.inFlight } } : { ...state, theirs: server };
  }
  if (!state.typed) return { ...state, base: server, theirs: null };
  const merged = mergeTexts(state.base.text, state.typed, server.text);
  if (merged === null) return { ...state, theirs: server, phase: 'conflict' };
  if (sameText(merged, server.text)) return { ...state, base: server, typed: null, theirs: null, phase: 'saved' };
  return { ...state, base: server, typed: merged, theirs: null, phase: 'waiting' };
}

function chosen(state: DraftState, text: RichTextValue): DraftState {
  if (!state.theirs) return state;
  const yielded = state.typed && !sameText(state.typed, text) ? state.typed : null;
  return { ...state, base: state.theirs, theirs: null, typed: text, yielded, phase: 'waiting' };
}
