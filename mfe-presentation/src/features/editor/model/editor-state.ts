import { inverseOf, applyOps, type Block, type Deck, type DeckOp, type Slide } from '@heartwood/contract/deck';
import { withoutWithheld } from './fit-ops';
import { mergeWords, isSame } from './merge-words';
import { openSync, written } from './sync';
import type { Sync } from './sync-types';
import { isSet, slideOf, targetOf, wordsBefore } from './words';

/** Something that was done, and how it is taken back. */
interface Entry {
  done: readonly DeckOp[];
  undo: readonly DeckOp[];
  slideId: string;
  selection: readonly string[];
  /** What follows under the same name belongs to it: words typed into one box. */
  key: string | null;
}

export interface EditorState {
  sync: Sync;
  slideId: string;
  /** Ids of blocks of the slide, in the order in which they were chosen. */
  selection: readonly string[];
  /** The block in which somebody writes. */
  editing: string | null;
  undo: readonly Entry[];
  redo: readonly Entry[];
}

export interface EditOptions {
  key?: string | null;
  slideId?: string;
  selection?: readonly string[];
}

export const openEditor = (sync: Sync, slideId?: string): EditorState => clean({
  sync, slideId: slideId ?? sync.shown.slides[0]?.id ?? '', selection: [], editing: null, undo: [], redo: [],
});

export const openDeck = (deck: Deck, revision: number): EditorState => openEditor(openSync(deck, revision));

export const presentSlide = ({ sync, slideId }: EditorState): Slide | undefined => slideOf(sync.shown, slideId);
export const chosen = (state: EditorState): Block[] => presentSlide(state)?.blocks.filter(({ id }) => state.selection.includes(id)) ?? [];

/** The person's own steps; they can be taken back. */
export function edited(
  state: EditorState, ops: readonly DeckOp[], { key = null, slideId = state.slideId, selection = state.selection }: EditOptions = {},
): EditorState {
  const entry = entryOf(state, ops, key);
  if (!entry.done.length) return state;
  const last = state.undo.at(-1);
  const isMore = key !== null && last?.key === key && !state.redo.length;
  // What was there before the first of them is what comes back.
  const joined = isMore && last ? { ...last, done: [...last.done, ...entry.done], undo: [...entry.undo, ...last.undo] } : entry;
  const undo = [...(isMore ? state.undo.slice(0, -1) : state.undo), folded(joined)];
  return clean({ ...state, sync: written(state.sync, ops), undo, redo: [], slideId, selection });
}

function entryOf({ sync, slideId, selection }: EditorState, ops: readonly DeckOp[], key: string | null): Entry {
  const undo: DeckOp[] = [];
  const done: DeckOp[] = [];
  let now = sync.shown;
  for (const op of ops) {
    const next = applyOps(now, [op], sync.revision + 1).deck;
    const inverse = next === now ? null : inverseOf(now, op);
    now = next;
    if (!inverse) continue;
    done.push(op);
    const back = withoutWithheld(inverse);
    if (back) undo.unshift(back);
  }
  return { done, undo, slideId, selection, key };
}

/** Of a long run of words only the first "before" and the last "after" matter. */
function folded(entry: Entry): Entry {
  if (entry.key === null || !entry.undo.every(isSet)) return entry;
  const first = entry.undo.at(-1)!;
  const last = entry.done.at(-1)!;
  if (!isSet(first) || !isSet(last) || Object.keys(first.set).join() !== Object.keys(last.set).join()) return entry;
  return { ...entry, done: [last], undo: [first] };
}

export const undone = (state: EditorState): EditorState => stepped(state, 'undo', 'redo');
export const redone = (state: EditorState): EditorState => stepped(state, 'redo', 'undo');

function stepped(state: EditorState, from: 'undo' | 'redo', to: 'undo' | 'redo'): EditorState {
  const entry = state[from].at(-1);
  if (!entry) return state;
  const ops = entry.undo.map((op) => overOthers(state.sync.shown, entry.done, op));
  const back = entryOf({ ...state, slideId: entry.slideId, selection: entry.selection }, ops, null);
  const rest = { ...state, [from]: state[from].slice(0, -1) };
  if (!back.done.length) return stepped(rest, from, to);
  return clean({
    ...rest, sync: written(state.sync, ops), slideId: entry.slideId, selection: entry.selection, editing: null,
    [to]: [...state[to], { ...back, slideId: entry.slideId, selection: entry.selection }],
  });
}

/** Words that somebody else wrote over ours since stay when ours go. */
function overOthers(shown: Deck, done: readonly DeckOp[], op: DeckOp): DeckOp {
  if (!isSet(op) || !targetOf(shown, op)) return op;
  const after = done.filter(isSet).findLast((each) => each.op === op.op && targetOf(shown, each) === targetOf(shown, op));
  const words = after && wordsBefore(shown, op);
  if (!words) return op;
  const [wrote, before] = [after.set as Record<string, unknown>, op.set as Record<string, unknown>];
  const kept = Object.entries(words).filter(([key, value]) => !isSame(wrote[key] ?? null, value));
  return {
    ...op, set: { ...before, ...Object.fromEntries(kept.map(([key, value]) => [key, mergeWords(wrote[key], before[key], value)])) },
  } as DeckOp;
}

export const selected = (state: EditorState, ids: readonly string[]): EditorState => (
  clean({ ...state, selection: withGroups(state, ids), editing: null })
);
export const wroteIn = (state: EditorState, id: string | null): EditorState => (
  clean({ ...state, editing: id, selection: id === null ? state.selection : [id] }));
export const turnedTo = (state: EditorState, slideId: string): EditorState => (
  slideId === state.slideId ? state : clean({ ...state, slideId, selection: [], editing: null }));
export const synced = (state: EditorState, sync: Sync): EditorState => (
  sync === state.sync ? state : clean({ ...state, sync }, state.sync.shown)
);

function withGroups(state: EditorState, ids: readonly string[]): readonly string[] {
  const blocks = presentSlide(state)?.blocks ?? [];
  const groups = new Set(blocks.filter(({ id, group }) => group !== undefined && ids.includes(id)).map(({ group }) => group));
  return groups.size ? blocks.filter(({ id, group }) => ids.includes(id) || groups.has(group)).map(({ id }) => id) : ids;
}

/** Nobody stands on a slide that is gone, nor holds a block that is. */
function clean(state: EditorState, before: Deck = state.sync.shown): EditorState {
  const { slides } = state.sync.shown;
  const slide = slideOf(state.sync.shown, state.slideId) ?? slides[Math.min(slides.length - 1, indexIn(before, state.slideId))];
  const has = (id: string) => slide?.blocks.some((block) => block.id === id) ?? false;
  const selection = state.selection.every(has) ? state.selection : state.selection.filter(has);
  return { ...state, slideId: slide?.id ?? '', selection, editing: state.editing !== null && has(state.editing) ? state.editing : null };
}

const indexIn = ({ slides }: Deck, id: string) => Math.max(0, slides.findIndex((slide) => slide.id === id));
