import type { RichTextValue } from '@heartwood/shared-ui/rich-text';
import { AUTOSAVE_DELAY, createAutosave, RETRY_DELAY, type SaveOutcome } from './autosave.model';
import type { KeptDraft } from './kept-drafts';

const text = (words: string): RichTextValue => [{ type: 'paragraph', children: [{ text: words }] }];
const server = { text: text('old'), revision: 1, by: null, at: null };

/** A server that answers what the test tells it, and a device that keeps one draft. */
function setUp(kept: KeptDraft | null = null) {
  const sent: { text: RichTextValue; baseRevision: number }[] = [];
  const answers: SaveOutcome[] = [];
  const device: { draft: KeptDraft | null } = { draft: kept };
  const autosave = createAutosave({
    server, savedAt: null, kept,
    save: (typed, baseRevision) => {
      sent.push({ text: typed, baseRevision });
      return Promise.resolve(answers.shift() ?? { kind: 'saved', revision: baseRevision + 1, at: '2026-05-14T09:52:00Z' });
    },
    keep: (draft) => {
      device.draft = draft;
    },
  });
  return { autosave, sent, answers, device, type: (words: string) => autosave.happened({ type: 'typed', text: text(words) }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('saves once, 500 ms after the last key', async () => {
  const { sent, type, autosave } = setUp();
  type('a');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
  type('ab');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
  expect(sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ text: text('ab'), baseRevision: 1 }]);
  expect(autosave.$state.getState().phase).toBe('saved');
});

test('every typed text is on the device until the server has it', async () => {
  const { device, type } = setUp();
  type('mine');
  expect(device.draft?.typed).toEqual(text('mine'));
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(device.draft).toBeNull();
});

test('while the server cannot be reached the text stays on the device and is sent when it is back', async () => {
  const { device, type, sent, answers, autosave } = setUp();
  answers.push({ kind: 'unreachable' });
  type('mine');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(autosave.$state.getState().phase).toBe('offline');
  expect(device.draft?.typed).toEqual(text('mine'));
  await jest.advanceTimersByTimeAsync(RETRY_DELAY);
  expect(sent).toHaveLength(2);
  expect(autosave.$state.getState().phase).toBe('saved');
  expect(device.draft).toBeNull();
});

test('being back can be told, so nobody waits for the next attempt', async () => {
  const { type, sent, answers, autosave } = setUp();
  answers.push({ kind: 'unreachable' });
  type('mine');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  await autosave.flush();
  expect(sent).toHaveLength(2);
});

test('a draft from before the reload is sent by itself', async () => {
  const { sent, device } = setUp({ typed: text('mine'), base: server });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(sent).toEqual([{ text: text('mine'), baseRevision: 1 }]);
  expect(device.draft).toBeNull();
});

test('in a conflict nothing is sent until the user has chosen, and both texts are there', async () => {
  const { type, sent, answers, autosave, device } = setUp();
  answers.push({ kind: 'conflict', server: { text: text('theirs'), revision: 4, by: 'Priya Raman', at: null } });
  type('mine');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  type('mine!');
  await jest.advanceTimersByTimeAsync(RETRY_DELAY);
  expect(sent).toHaveLength(1);
  expect(autosave.$state.getState()).toMatchObject({ phase: 'conflict', typed: text('mine!'), theirs: { text: text('theirs') } });
  expect(device.draft?.typed).toEqual(text('mine!'));

  autosave.happened({ type: 'chosen', text: text('mine!') });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(sent.at(-1)).toEqual({ text: text('mine!'), baseRevision: 4 });
});

test('a text that was merged with a newer one is sent within the same flush, and is there when that says so', async () => {
  const { type, sent, answers, autosave } = setUp();
  answers.push({ kind: 'conflict', server: { ...server, revision: 7 } });
  type('mine');
  expect(await autosave.flush()).toBe(true);
  expect(sent.map(({ baseRevision }) => baseRevision)).toEqual([1, 7]);
  expect(autosave.$state.getState().phase).toBe('saved');
});

test('a refusal is shown and the words stay', async () => {
  const { type, answers, autosave, device } = setUp();
  answers.push({ kind: 'refused', why: null });
  type('mine');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(autosave.$state.getState().phase).toBe('error');
  expect(device.draft?.typed).toEqual(text('mine'));
});

test('what the server says of the text itself stays until the text is another one', async () => {
  const { type, answers, autosave } = setUp();
  answers.push({ kind: 'refused', why: 'This text is too long.' });
  type('mine');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(autosave.$state.getState()).toMatchObject({ phase: 'error', refusal: 'This text is too long.' });
  type('min');
  expect(autosave.$state.getState()).toMatchObject({ phase: 'waiting', refusal: null });
});

test('words typed during a save follow it', async () => {
  const { autosave, sent, type } = setUp();
  type('a');
  const first = autosave.flush();
  type('ab');
  await first;
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(sent.map(({ baseRevision }) => baseRevision)).toEqual([1, 2]);
  expect(sent.at(-1)?.text).toEqual(text('ab'));
});

test('after stop no timer is left, and the text is still on the device', async () => {
  const { autosave, sent, type, device } = setUp();
  type('mine');
  autosave.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(0);
  expect(device.draft?.typed).toEqual(text('mine'));
});
