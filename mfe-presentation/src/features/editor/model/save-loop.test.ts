import { applyOps, type Block, type Deck, type DeckOp, type MetricBlock } from '@heartwood/contract/deck';
import { createEvent, createStore } from 'effector';
import { keeperOf, keptSync, readKept } from './kept-deck';
import { startSaving, type Kept, type SavePhase, type SendOutcome } from './save-loop';
import { answered, heard, openSync, opsOf, returned, taken, written } from './sync';
import type { Sync } from './sync-types';

const metric = (id: string, note = ''): Block => (
  { id, kind: 'metric', value: '', label: '', note, x: 0, y: 0, width: 100, height: 100, rev: 0, bindings: [] });
const deck: Deck = {
  version: 2, settings: { showsSource: true, showsNumber: true, footer: '' },
  slides: [{ id: 's1', layout: 'head', blocks: [metric('a'), metric('b')], notes: '', rev: 0 }],
};
const set = (blockId: string, values: Partial<MetricBlock>): DeckOp => ({ op: 'set-block', slideId: 's1', blockId, set: values });
const noteOf = ({ slides }: Deck, id: string) => (slides[0]!.blocks.find((block) => block.id === id) as MetricBlock | undefined)?.note;

function saving(answer: (ops: readonly DeckOp[]) => SendOutcome | null, begun = openSync(deck, 0)) {
  const changed = createEvent<(sync: Sync) => Sync>();
  const $sync = createStore(begun).on(changed, (sync, next) => next(sync));
  const server = { deck, revision: 0 };
  const phases: SavePhase[] = [];
  const kept: (Kept | null)[] = [];
  const loop = startSaving({
    $sync, change: changed, tell: (phase) => phases.push(phase), keep: (each) => kept.push(each), read: async () => null,
    send: async (_, ops) => {
      const outcome = answer(ops);
      if (outcome) return outcome;
      server.revision += 1;
      const { deck: next, refused } = applyOps(server.deck, ops, server.revision);
      server.deck = next;
      return { kind: 'taken', answer: { revision: server.revision, refused } };
    },
  });
  return { loop, changed, $sync, server, phases, kept };
}

const tooLong = (ops: readonly DeckOp[]): SendOutcome | null => (
  ops.some((op) => op.op === 'set-block' && String(op.set['note']).length > 10) ? { kind: 'faulty', why: 'Too long.' } : null);

it('saves everything but the step that the server does not take, and keeps that one to be seen', async () => {
  const { loop, changed, $sync, server, phases, kept } = saving(tooLong);
  changed((sync) => written(sync, [set('a', { x: 3 })]));
  changed((sync) => written(sync, [set('b', { note: 'Longer than it may be' }), set('a', { note: 'Short' })]));
  expect(await loop.flush()).toBe(true);
  loop.stop();
  expect([noteOf(server.deck, 'a'), noteOf(server.deck, 'b'), server.deck.slides[0]!.blocks[0]!.x]).toEqual(['Short', '', 3]);
  const { aside, pending, sending } = $sync.getState();
  expect([aside, pending, sending]).toEqual([[{ words: 'Longer than it may be', why: 'Too long.' }], [], null]);
  expect(phases.at(-1)).toMatchObject({ kind: 'saved' });
  expect(kept.at(-1)).toEqual({ sending: null, pending: [], aside });
});

it('does not stop again after the deck is opened anew with what was left', async () => {
  const left: Kept = {
    sending: { patchId: 'p', steps: [{ op: set('b', { note: 'Longer than it may be' }), base: { note: '' } }], at: Date.now() },
    pending: [{ op: set('a', { note: 'Short' }), base: { note: '' } }],
  };
  const { loop, $sync, server } = saving(tooLong, keptSync(deck, 0, [left]));
  expect(await loop.flush()).toBe(true);
  loop.stop();
  expect([noteOf(server.deck, 'a'), $sync.getState().aside]).toEqual(['Short', [{ words: 'Longer than it may be', why: 'Too long.' }]]);
});

it('sets aside with a block what was to be done in it', async () => {
  const { loop, changed, $sync, server } = saving((ops) => (
    ops.some(({ op }) => op === 'add-block') ? { kind: 'faulty', why: 'No.' } : null
  ));
  changed((sync) => written(sync, [
    { op: 'add-block', slideId: 's1', block: metric('c', 'First'), after: null }, set('c', { note: 'Second' }), set('a', { note: 'Mine' }),
  ]));
  expect(await loop.flush()).toBe(true);
  loop.stop();
  expect([noteOf(server.deck, 'a'), $sync.getState().aside]).toEqual(['Mine', [{ words: 'First\nSecond', why: 'No.' }]]);
});

it('sends again by itself what the server has no time for', async () => {
  jest.useFakeTimers();
  try {
    let isBusy = true;
    const { loop, changed, server, phases } = saving(() => (isBusy ? { kind: 'later', why: 'Too many requests.' } : null));
    changed((sync) => written(sync, [set('a', { note: 'Mine' })]));
    await jest.advanceTimersByTimeAsync(500);
    expect(phases.at(-1)).toEqual({ kind: 'error', why: 'Too many requests.' });
    isBusy = false;
    await jest.advanceTimersByTimeAsync(4000);
    loop.stop();
    expect(noteOf(server.deck, 'a')).toBe('Mine');
  } finally {
    jest.useRealTimers();
  }
});

it('does not write over newer words of somebody else when a patch is sent again', () => {
  let sync = taken(written(openSync(deck, 0), [set('a', { note: 'Mine' })]), 'p', 0);
  // The line broke; meanwhile somebody else wrote, and this tab heard of it.
  sync = heard(sync, { revision: 1, ops: [set('a', { note: 'Theirs' })] });
  const theirs = applyOps(deck, [set('a', { note: 'Theirs' })], 1).deck;
  const { refused } = applyOps(theirs, opsOf(sync), 2);
  expect(refused).toEqual([{ index: 0, reason: 'CHANGED' }]);
  sync = taken(answered(sync, { revision: 1, refused, isEmpty: true }), 'q', 0);
  expect(noteOf(applyOps(theirs, opsOf(sync), 2).deck, 'a')).toBe('Mine Theirs');
});

it('writes a patch anew that the server may not know any more', () => {
  const theirs = applyOps(deck, [set('a', { note: 'Theirs' })], 9).deck;
  const { sending, pending } = taken(written(openSync(deck, 0), [set('a', { note: 'Mine' })]), 'p', 0);
  const week = 7 * 24 * 60 * 60 * 1000;
  expect(keptSync(theirs, 9, [{ sending, pending }], week / 2).sending?.patchId).toBe('p');
  const sync = keptSync(theirs, 9, [{ sending, pending }], week);
  expect([sync.sending, sync.pending.map(({ op }) => op)]).toEqual([null, [set('a', { note: 'Mine Theirs' })]]);
  expect(returned(sync)).toBe(sync);
});

it('shows the words that were refused again and again', () => {
  let sync = written(openSync(deck, 0), [set('a', { note: 'Not mine to write' })]);
  for (let attempt = 0; attempt < 6; attempt += 1) sync = answered(taken(sync, `p${attempt}`), {
    revision: 0, refused: [{ index: 0, reason: 'CHANGED' }],
  });
  expect(sync.aside).toMatchObject([{ words: 'Not mine to write' }]);
});

it('clears what it kept once all is sent, but not what another opening of the deck has kept since', () => {
  const store = new Map<string, string>();
  const drafts = {
    get: (name: string) => store.get(name) ?? null,
    set: (name: string, text: string | null) => void (text === null ? store.delete(name) : store.set(name, text)),
  };
  const kept = (note: string): Kept => ({
    sending: null, pending: [{ op: set('a', { note }), base: null }], aside: [{ words: 'w', why: 'y' }],
  });
  const keeper = keeperOf(drafts as never, 'deck:1');
  keeper.keep(kept('One'));
  expect(readKept(drafts as never, 'deck:1')).toEqual(kept('One'));
  keeper.leave();
  keeper.keep(null);
  expect(store.size).toBe(0);
  const old = keeperOf(drafts as never, 'deck:1');
  old.keep(kept('One'));
  old.leave();
  keeperOf(drafts as never, 'deck:1').keep(kept('Two'));
  old.keep(null);
  expect(readKept(drafts as never, 'deck:1')).toEqual(kept('Two'));
});
