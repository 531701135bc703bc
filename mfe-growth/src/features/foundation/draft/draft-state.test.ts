import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import { initialDraft, isUnsent, reduceDraft, sameText, shownText, type DraftEvent, type DraftState, type ServerText } from './draft-state';

const text = (words: string): RichTextValue => [{ type: 'paragraph', children: [{ text: words }] }];
const server = (words: string, revision: number): ServerText => ({ text: text(words), revision, by: 'Priya Raman' });
const start = () => initialDraft(server('old', 1), null, null);
const play = (events: DraftEvent[], from: DraftState = start()) => events.reduce(reduceDraft, from);
const words = (state: DraftState) => JSON.stringify(shownText(state)).match(/"text":"([^"]*)"/)?.[1];

test('typing waits, is sent, and is clean after the answer', () => {
  const typed = play([{ type: 'typed', text: text('new') }]);
  expect(typed.phase).toBe('waiting');
  expect(isUnsent(typed)).toBe(true);
  const saved = play([{ type: 'saveStarted' }, { type: 'saved', revision: 2, at: 'now' }], typed);
  expect(saved).toMatchObject({ phase: 'saved', typed: null, savedAt: 'now', base: { revision: 2 } });
  expect(words(saved)).toBe('new');
});

test('what is typed while a save is under way is sent next', () => {
  const state = play([{ type: 'typed', text: text('a') }, { type: 'saveStarted' }, { type: 'typed', text: text('ab') }, { type: 'saved', revision: 2, at: 'now' }]);
  expect(state).toMatchObject({ phase: 'waiting', base: { revision: 2 } });
  expect(words(state)).toBe('ab');
  expect(isUnsent(state)).toBe(true);
});

test('a moved caret is no change', () => {
  expect(play([{ type: 'typed', text: text('old') }])).toEqual(start());
});

test('a save that found no server stays unsent and keeps the words', () => {
  const state = play([{ type: 'typed', text: text('new') }, { type: 'saveStarted' }, { type: 'unreachable' }]);
  expect(state.phase).toBe('offline');
  expect(isUnsent(state)).toBe(true);
  expect(words(state)).toBe('new');
});

test('text of another member is shown at once while nobody types here', () => {
  expect(words(play([{ type: 'serverSaid', server: server('theirs', 2) }]))).toBe('theirs');
});

test('text of another member waits while the caret is in the field, and comes when it leaves', () => {
  const held = play([{ type: 'held' }, { type: 'serverSaid', server: server('theirs', 2) }]);
  expect(words(held)).toBe('old');
  expect(held.theirs?.revision).toBe(2);
  expect(words(play([{ type: 'left' }], held))).toBe('theirs');
});

test('typing over a text that waits is a conflict: both are kept', () => {
  const state = play([{ type: 'held' }, { type: 'serverSaid', server: server('theirs', 2) }, { type: 'typed', text: text('mine') }]);
  expect(state.phase).toBe('conflict');
  expect(words(state)).toBe('mine');
  expect(isUnsent(state)).toBe(false);
});

test('a change by another member under unsent words is a conflict, never an overwrite', () => {
  const state = play([{ type: 'typed', text: text('mine') }, { type: 'serverSaid', server: server('theirs', 2) }]);
  expect(state).toMatchObject({ phase: 'conflict', theirs: { revision: 2 } });
  expect(words(state)).toBe('mine');
});

test('keeping mine sends it on top of theirs', () => {
  const state = play([{ type: 'typed', text: text('mine') }, { type: 'serverSaid', server: server('theirs', 2) }, { type: 'keptMine' }]);
  expect(state).toMatchObject({ phase: 'waiting', theirs: null, base: { revision: 2 } });
  expect(words(state)).toBe('mine');
});

test('taking theirs drops mine, knowingly', () => {
  const state = play([{ type: 'typed', text: text('mine') }, { type: 'serverSaid', server: server('theirs', 2) }, { type: 'tookTheirs' }]);
  expect(state).toMatchObject({ typed: null, theirs: null, base: { revision: 2 } });
  expect(words(state)).toBe('theirs');
});

test('a refused save whose base was only renumbered goes out again', () => {
  const state = play([{ type: 'typed', text: text('mine') }, { type: 'saveStarted' }, { type: 'conflictAnswered', server: server('old', 5) }]);
  expect(state).toMatchObject({ phase: 'waiting', base: { revision: 5 }, theirs: null });
});

test('a refused save whose base really changed asks', () => {
  const state = play([{ type: 'typed', text: text('mine') }, { type: 'saveStarted' }, { type: 'conflictAnswered', server: server('theirs', 5) }]);
  expect(state).toMatchObject({ phase: 'conflict', theirs: { revision: 5 } });
});

test('the echo of the own save, arriving before its answer, is no conflict', () => {
  const state = play([
    { type: 'typed', text: text('mine') }, { type: 'saveStarted' }, { type: 'serverSaid', server: server('mine', 2) }, { type: 'saved', revision: 2, at: 'now' },
  ]);
  expect(state).toMatchObject({ phase: 'saved', typed: null, theirs: null, base: { revision: 2 } });
});

test('news older than the base changes nothing', () => {
  expect(play([{ type: 'serverSaid', server: server('older', 1) }])).toEqual(start());
});

test('a text kept over a reload is unsent again', () => {
  const state = initialDraft(server('old', 1), null, { typed: text('mine'), base: server('old', 1) });
  expect(state.phase).toBe('waiting');
  expect(words(state)).toBe('mine');
});

test('a text kept over a reload that arrived after all is clean', () => {
  expect(initialDraft(server('mine', 2), 'then', { typed: text('mine'), base: server('old', 1) })).toMatchObject({ typed: null, phase: 'saved' });
});

test('a text kept over a reload, with another one written meanwhile, is a conflict', () => {
  expect(initialDraft(server('theirs', 2), null, { typed: text('mine'), base: server('old', 1) })).toMatchObject({ phase: 'conflict', theirs: { revision: 2 } });
});

test('the order of properties in the store does not make two texts differ', () => {
  const one = [{ type: 'paragraph', children: [{ text: 'a', bold: true }] }] as RichTextValue;
  const other = [{ children: [{ bold: true, text: 'a' }], type: 'paragraph' }] as RichTextValue;
  expect(sameText(one, other)).toBe(true);
});
