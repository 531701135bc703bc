import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import { initialDraft, isUnsent, reduceDraft, shownText, type DraftEvent, type DraftState, type ServerText } from './draft-state';
import { sameText } from './merge-text';

/** A paragraph a line. */
const text = (...lines: string[]): RichTextValue => lines.map((words) => ({ type: 'paragraph', children: [{ text: words }] }));
const server = (words: string | RichTextValue, revision: number): ServerText => ({
  text: typeof words === 'string' ? text(words) : words, revision, by: 'Priya Raman', at: '2026-05-14T09:58:00Z',
});
const start = (base = server('old', 1)) => initialDraft(base, null, null);
const play = (events: DraftEvent[], from: DraftState = start()) => events.reduce(reduceDraft, from);
const words = (state: DraftState) => (
  shownText(state).map(({ children }) => children.map((leaf) => ('text' in leaf ? leaf.text : '')).join('')).join('\n')
);

test('typing waits, is sent, and is clean after the answer', () => {
  const typed = play([{ type: 'typed', text: text('new') }]);
  expect(typed.phase).toBe('waiting');
  expect(isUnsent(typed)).toBe(true);
  const saved = play([{ type: 'saveStarted' }, { type: 'saved', revision: 2, at: 'now' }], typed);
  expect(saved).toMatchObject({ phase: 'saved', typed: null, savedAt: 'now', base: { revision: 2 } });
  expect(words(saved)).toBe('new');
});

test('what is typed while a save is under way is sent next', () => {
  const state = play([
    { type: 'typed', text: text('a') }, { type: 'saveStarted' }, { type: 'typed', text: text('ab') },
    { type: 'saved', revision: 2, at: 'now' },
  ]);
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

test('text of another member is shown at once where nothing is typed', () => {
  expect(words(play([{ type: 'serverSaid', server: server('theirs', 2) }]))).toBe('theirs');
});

describe('two people in one text', () => {
  const base = server(text('one', 'two'), 1);
  const mine: DraftEvent = { type: 'typed', text: text('one of mine', 'two') };
  const theirs: DraftEvent = { type: 'serverSaid', server: server(text('one', 'two of theirs'), 2) };

  test('in different blocks are merged and sent without a question', () => {
    const state = play([mine, theirs], start(base));
    expect(state).toMatchObject({ phase: 'waiting', theirs: null, base: { revision: 2 } });
    expect(words(state)).toBe('one of mine\ntwo of theirs');
  });

  test('are merged when the server answers that it has a newer text', () => {
    const state = play([mine, { type: 'saveStarted' }, { type: 'conflictAnswered', server: theirs.server }], start(base));
    expect(state).toMatchObject({ phase: 'waiting', inFlight: null });
    expect(words(state)).toBe('one of mine\ntwo of theirs');
  });

  test('are merged after the answer when the news came before it', () => {
    const state = play([
      mine, { type: 'saveStarted' }, { type: 'serverSaid', server: server(text('one of mine', 'two of theirs'), 3) },
      { type: 'saved', revision: 2, at: 'now' },
    ], start(base));
    expect(state).toMatchObject({ phase: 'saved', typed: null, base: { revision: 3 } });
    expect(words(state)).toBe('one of mine\ntwo of theirs');
  });

  test('lose nothing when a key was pressed before the other one’s words were on the screen', () => {
    const state = play([theirs, { type: 'typed', text: text('one', 'two', 'three'), over: base.text }], start(base));
    expect(words(state)).toBe('one\ntwo of theirs\nthree');
    const inTheSameBlock = play([theirs, { type: 'typed', text: text('one', 'two and more'), over: base.text }], start(base));
    expect(inTheSameBlock).toMatchObject({
      phase: 'conflict', typed: text('one', 'two and more'), theirs: { text: text('one', 'two of theirs') },
    });
  });

  test('who wrote the same are not asked, and nothing is sent again', () => {
    expect(play([mine, { type: 'serverSaid', server: server(text('one of mine', 'two'), 2) }], start(base))).toMatchObject({
      phase: 'saved', typed: null,
    });
  });
});

test('both in one block is a conflict, never an overwrite', () => {
  const state = play([{ type: 'typed', text: text('mine') }, { type: 'serverSaid', server: server('theirs', 2) }]);
  expect(state).toMatchObject({ phase: 'conflict', theirs: { revision: 2 } });
  expect(words(state)).toBe('mine');
  expect(isUnsent(state)).toBe(false);
});

test('what was chosen is sent on top of theirs, and what gave way goes along', () => {
  const asked = play([{ type: 'typed', text: text('mine') }, { type: 'serverSaid', server: server('theirs', 2) }]);
  expect(play([{ type: 'chosen', text: text('theirs') }], asked)).toMatchObject({
    phase: 'waiting', theirs: null, base: { revision: 2 }, typed: text('theirs'), yielded: text('mine'),
  });
  const kept = play([{ type: 'chosen', text: text('mine') }], asked);
  expect(kept).toMatchObject({ phase: 'waiting', typed: text('mine'), yielded: null });
  expect(play([{ type: 'saveStarted' }, { type: 'saved', revision: 3, at: 'now' }], kept)).toMatchObject({ phase: 'saved', yielded: null });
});

test('news in a conflict are the text to choose from, and may settle it', () => {
  const asked = play([{ type: 'typed', text: text('mine') }, { type: 'serverSaid', server: server('theirs', 2) }]);
  expect(play([{ type: 'serverSaid', server: server('theirs again', 3) }], asked)).toMatchObject({
    phase: 'conflict', theirs: { revision: 3 },
  });
  expect(play([{ type: 'serverSaid', server: server('mine', 3) }], asked)).toMatchObject({ phase: 'saved', theirs: null });
});

test('a refused save whose base was only renumbered goes out again', () => {
  const state = play([
    { type: 'typed', text: text('mine') }, { type: 'saveStarted' }, { type: 'conflictAnswered', server: server('old', 5) },
  ]);
  expect(state).toMatchObject({ phase: 'waiting', base: { revision: 5 }, theirs: null });
});

test('a refused save whose block really changed asks', () => {
  const state = play([
    { type: 'typed', text: text('mine') }, { type: 'saveStarted' }, { type: 'conflictAnswered', server: server('theirs', 5) },
  ]);
  expect(state).toMatchObject({ phase: 'conflict', theirs: { revision: 5 } });
});

test('the echo of the own save, arriving before its answer, is no conflict', () => {
  const state = play([
    { type: 'typed', text: text('mine') }, { type: 'saveStarted' }, { type: 'serverSaid', server: server('mine', 2) },
    { type: 'saved', revision: 2, at: 'now' },
  ]);
  expect(state).toMatchObject({ phase: 'saved', typed: null, theirs: null, base: { revision: 2 } });
});

test('a save whose answer was lost is not asked about when its text comes back in another one’s', () => {
  const state = play([
    { type: 'typed', text: text('mine') }, { type: 'saveStarted' }, { type: 'serverSaid', server: server(text('mine', 'and theirs'), 3) },
    { type: 'unreachable' },
  ]);
  expect(state).toMatchObject({ phase: 'saved', typed: null, base: { revision: 3 } });
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
  expect(initialDraft(server('mine', 2), 'then', { typed: text('mine'), base: server('old', 1) })).toMatchObject({
    typed: null, phase: 'saved',
  });
});

test('a text kept over a reload, with the same block written meanwhile, is a conflict; with another one, it is merged', () => {
  expect(initialDraft(server('theirs', 2), null, { typed: text('mine'), base: server('old', 1) })).toMatchObject({
    phase: 'conflict', theirs: { revision: 2 },
  });
  expect(words(initialDraft(server(text('old', 'theirs'), 2), null, { typed: text('mine'), base: server('old', 1) }))).toBe('mine\ntheirs');
});

test('the order of properties in the store does not make two texts differ', () => {
  const one = [{ type: 'paragraph', children: [{ text: 'a', bold: true }] }] as RichTextValue;
  const other = [{ children: [{ bold: true, text: 'a' }], type: 'paragraph' }] as RichTextValue;
  expect(sameText(one, other)).toBe(true);
});
