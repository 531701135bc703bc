import { createDraftDesk, shownText } from '@heartwood/client-kit/drafts';
import { createFakeShell } from '@heartwood/contract/fake-shell';
import { plainText, type RichTextValue } from '@heartwood/contract/text';
import { createEmptiedText } from './emptied-text';

const text = (...words: string[]): RichTextValue => words.map((word) => ({ type: 'paragraph', children: [{ text: word }] }));

function openNote(first: RichTextValue) {
  const { drafts, events } = createFakeShell();
  const server = { text: first, revision: 0, by: null, at: null };
  const desk = createDraftDesk<string>({
    shell: { drafts, events }, nameOf: (key) => key, keepsBoth: true,
    save: () => new Promise(() => undefined),
  });
  const autosave = desk.of({ key: 'note', server, savedAt: null });
  const emptied = createEmptiedText();
  let shown = first;
  return {
    type: (typed: RichTextValue) => {
      const written = emptied.written({ text: typed, over: shown });
      shown = typed;
      if (written) autosave.happened({ type: 'typed', ...written });
    },
    hear: (said: RichTextValue) => autosave.happened({ type: 'serverSaid', server: { ...server, text: said, revision: 1 } }),
    words: () => plainText(shownText(autosave.$state.getState())),
  };
}

it('the first words of two in a new note both stay, also where one of them began with a space', () => {
  const note = openNote(text(''));
  note.type(text(' '));
  note.hear(text('', 'theirs'));
  note.type(text(' mine'));
  expect(note.words()).toContain('mine');
  expect(note.words()).toContain('theirs');
});

it('what somebody emptied is gone once they write in its place', () => {
  const note = openNote(text('old'));
  note.type(text(''));
  expect(note.words()).toBe('old');
  note.type(text('new'));
  expect(note.words()).toBe('new');
});
