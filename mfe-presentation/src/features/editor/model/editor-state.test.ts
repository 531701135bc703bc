import type { Block, Deck, DeckOp, MetricBlock } from '@heartwood/contract/deck';
import {
  chosen, edited, openDeck, presentSlide, redone, selected, synced, turnedTo, undone, wroteIn, type EditorState,
} from './editor-state';
import { heard } from './sync';

const metric = (id: string, more: Partial<MetricBlock> = {}): Block => (
  { id, kind: 'metric', value: '', label: '', note: '', x: 0, y: 0, width: 100, height: 100, rev: 0, bindings: [], ...more });
const deck: Deck = {
  version: 2, settings: { showsSource: true, showsNumber: true, footer: '' },
  slides: [
    { id: 's1', layout: 'head', notes: '', rev: 0, blocks: [metric('a', { group: 'g' }), metric('b', { group: 'g' }), metric('c')] },
    { id: 's2', layout: 'head', notes: '', rev: 0, blocks: [] }, { id: 's3', layout: 'head', notes: '', rev: 0, blocks: [] },
  ],
};
const set = (blockId: string, values: Partial<MetricBlock>): DeckOp => ({ op: 'set-block', slideId: 's1', blockId, set: values });
const noteOf = (state: EditorState, id: string) => (
  (state.sync.shown.slides[0]!.blocks.find((block) => block.id === id) as MetricBlock).note
);
const typed = (state: EditorState, ...words: string[]) => (
  words.reduce((now, note) => edited(now, [set('a', { note })], { key: 'write:a' }), state)
);

it('takes back a run of words as one step, and brings it again', () => {
  let state = typed(openDeck(deck, 0), 'S', 'Sa', 'Say');
  expect(state.undo).toHaveLength(1);
  state = undone(state);
  expect(noteOf(state, 'a')).toBe('');
  expect(noteOf(redone(state), 'a')).toBe('Say');
});

it('takes back as many steps as there were', () => {
  let state = openDeck(deck, 0);
  for (let step = 1; step <= 500; step += 1) state = edited(state, [set('a', { x: step })]);
  for (let step = 1; step <= 500; step += 1) state = undone(state);
  expect(presentSlide(state)!.blocks[0]!.x).toBe(0);
  expect(undone(state)).toBe(state);
});

it('keeps the words of others when ours are taken back', () => {
  let state = typed(openDeck(deck, 0), 'Mine');
  state = synced(state, heard({ ...state.sync, pending: [] }, { revision: 1, ops: [set('a', { note: 'Mine\nTheirs' })] }));
  expect(noteOf(undone(state), 'a')).toBe('\nTheirs');
});

it('goes over a step that can be taken back no more', () => {
  let state = edited(openDeck(deck, 0), [set('c', { x: 9 })]);
  state = edited(state, [set('a', { x: 5 })]);
  state = synced(state, heard({ ...state.sync, pending: [] }, { revision: 1, ops: [{ op: 'remove-block', slideId: 's1', blockId: 'a' }] }));
  state = undone(state);
  expect(presentSlide(state)!.blocks.map(({ x }) => x)).toEqual([0, 0]);
});

it('has no way forward once something new was done', () => {
  const state = typed(undone(edited(openDeck(deck, 0), [set('a', { x: 5 })])), 'New');
  expect(state.redo).toEqual([]);
});

it('selects a group as one, and forgets it with the slide', () => {
  const state = selected(openDeck(deck, 0), ['a']);
  expect(chosen(state).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(turnedTo(state, 's2').selection).toEqual([]);
});

it('comes back to the slide on which something is taken back', () => {
  const state = undone(turnedTo(edited(openDeck(deck, 0), [set('a', { x: 5 })]), 's2'));
  expect(state.slideId).toBe('s1');
});

it('leaves what somebody else took away', () => {
  let state = wroteIn(openDeck(deck, 0), 'c');
  state = synced(state, heard(state.sync, { revision: 1, ops: [{ op: 'remove-block', slideId: 's1', blockId: 'c' }] }));
  expect([state.editing, state.selection]).toEqual([null, []]);
  state = turnedTo(state, 's2');
  state = synced(state, heard(state.sync, { revision: 2, ops: [{ op: 'remove-slide', slideId: 's2' }] }));
  expect(state.slideId).toBe('s3');
});
