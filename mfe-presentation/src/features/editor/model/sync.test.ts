import { applyOps, type Block, type Deck, type DeckOp, type MetricBlock, type Slide } from '@heartwood/contract/deck';
import { randomFrom } from '@heartwood/contract/text/random-document';
import { answered, heard, isBehind, openSync, opsOf, reset, returned, taken, written } from './sync';
import type { Answer, HeardPatch, Sync } from './sync-types';

const metric = (id: string, more: Partial<MetricBlock> = {}): Block => (
  { id, kind: 'metric', value: '', label: '', note: '', x: 0, y: 0, width: 100, height: 100, rev: 0, bindings: [], ...more });
const slide = (id: string, ...blocks: Block[]): Slide => ({ id, layout: 'head', blocks, notes: '', rev: 0 });
const deck: Deck = {
  version: 2, settings: { showsSource: true, showsNumber: true, footer: '' }, slides: [slide('s1', metric('a'), metric('b')), slide('s2')],
};
const set = (blockId: string, values: Partial<MetricBlock>): DeckOp => ({ op: 'set-block', slideId: 's1', blockId, set: values });

/** What the server does: it takes patches in an order, and says which steps it did not take. */
class Server {
  deck = deck;
  revision = 0;
  log: HeardPatch[] = [];
  readonly answers = new Map<string, Answer>();

  take(patchId: string, ops: DeckOp[]): Answer {
    const known = this.answers.get(patchId);
    if (known) return known;
    const { deck: next, refused } = applyOps(this.deck, ops, this.revision + 1);
    const isSame = next === this.deck;
    if (!isSame) {
      this.revision += 1;
      this.deck = next;
      this.log.push({ revision: this.revision, ops: ops.filter((_, index) => !refused.some((each) => each.index === index)) });
    }
    const answer = { revision: this.revision, refused, isEmpty: isSame };
    this.answers.set(patchId, answer);
    return answer;
  }
}

let patches = 0;
function sent(server: Server, sync: Sync): Sync {
  const next = taken(sync, `p${(patches += 1)}`);
  return next.sending ? answered(next, server.take(next.sending.patchId, opsOf(next))) : next;
}
const told = (server: Server, sync: Sync) => server.log.reduce((now, patch) => heard(now, patch), sync);
const shownOf = (sync: Sync, id: string) => (
  sync.shown.slides.flatMap(({ blocks }) => blocks).find((block) => block.id === id) as MetricBlock | undefined
);

it('shows what was written at once, and sends words that follow one another as one step', () => {
  let sync = openSync(deck, 0);
  for (const note of ['S', 'Sa', 'Say']) sync = written(sync, [set('a', { note })]);
  expect(shownOf(sync, 'a')?.note).toBe('Say');
  sync = taken(sync, 'p');
  expect(opsOf(sync)).toEqual([{ ...set('a', { note: 'Say' }), seen: 0 }]);
});

it('lays what waits over what somebody else did', () => {
  const server = new Server();
  let sync = written(openSync(deck, 0), [set('a', { note: 'Mine' })]);
  server.take('theirs', [set('a', { x: 40 })]);
  sync = told(server, sync);
  expect(shownOf(sync, 'a')).toMatchObject({ note: 'Mine', x: 40 });
  sent(server, sync);
  expect(server.deck.slides[0]!.blocks[0]).toMatchObject({ note: 'Mine', x: 40 });
});

it('loses no word of two who write into one box', () => {
  const server = new Server();
  let mine = written(openSync(deck, 0), [set('a', { note: 'Mine' })]);
  let theirs = written(openSync(deck, 0), [set('a', { note: 'Theirs' })]);
  theirs = sent(server, theirs);
  mine = sent(server, mine);
  // Refused: what the others wrote must be heard of first.
  mine = sent(server, told(server, mine));
  theirs = told(server, theirs);
  expect(mine.pending).toEqual([]);
  for (const sync of [mine, theirs]) expect(shownOf(sync, 'a')?.note).toBe('Mine Theirs');
});

it('brings a block back into which somebody wrote while another took it away', () => {
  const server = new Server();
  const mine = written(openSync(deck, 0), [set('a', { note: 'Not lost' })]);
  server.take('theirs', [{ op: 'remove-block', slideId: 's1', blockId: 'a' }]);
  sent(server, told(server, mine));
  expect(server.deck.slides[0]!.blocks.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(server.deck.slides[0]!.blocks[0]).toMatchObject({ note: 'Not lost' });
});

it('brings a slide back with its notes', () => {
  const server = new Server();
  const mine = written(openSync(deck, 0), [{ op: 'set-slide', slideId: 's1', set: { notes: 'Stop. Let them multiply.' } }]);
  server.take('theirs', [{ op: 'remove-slide', slideId: 's1' }]);
  sent(server, told(server, mine));
  expect(server.deck.slides[0]).toMatchObject({ id: 's1', notes: 'Stop. Let them multiply.' });
});

it('leaves a place or a colour with what is gone', () => {
  const server = new Server();
  const mine = written(openSync(deck, 0), [set('a', { x: 3 })]);
  server.take('theirs', [{ op: 'remove-block', slideId: 's1', blockId: 'a' }]);
  expect(told(server, mine).pending).toEqual([]);
});

it('sends a patch again by its own name, and knows what became of it', () => {
  const server = new Server();
  let sync = taken(written(openSync(deck, 0), [set('a', { note: 'Once' })]), 'mine');
  server.take('mine', opsOf(sync));
  server.take('theirs', [set('b', { note: 'Also' })]);
  // The line broke: after it the whole deck is asked for.
  sync = reset(sync, server.deck, server.revision);
  sync = answered(sync, server.take('mine', opsOf(sync)));
  expect([sync.sending, sync.pending, sync.revision]).toEqual([null, [], 2]);
  expect(sync.shown).toEqual(server.deck);
});

it('waits for steps that were missed, and says that it is behind', () => {
  const server = new Server();
  server.take('one', [set('a', { note: 'One' })]);
  server.take('two', [set('a', { note: 'Two' })]);
  let sync = heard(openSync(deck, 0), server.log[1]!);
  expect([isBehind(sync), shownOf(sync, 'a')?.note]).toEqual([true, '']);
  sync = heard(sync, server.log[0]!);
  expect([isBehind(sync), shownOf(sync, 'a')?.note]).toEqual([false, 'Two']);
});

it('takes no revision for its own where its patch changed nothing', () => {
  const server = new Server();
  const mine = written(openSync(deck, 0), [set('a', { x: 7 })]);
  server.take('theirs', [set('a', { x: 7 }), set('b', { note: 'Theirs' })]);
  const sync = told(server, sent(server, mine));
  expect([sync.revision, sync.pending]).toEqual([1, []]);
  expect(sync.shown).toEqual(server.deck);
});

it('lets go of what is refused again and again', () => {
  let sync = written(openSync(deck, 0), [set('a', { note: 'Not mine to write' })]);
  for (let attempt = 0; attempt < 8; attempt += 1) sync = answered(taken(sync, `p${attempt}`), {
    revision: 0, refused: [{ index: 0, reason: 'CHANGED' }],
  });
  expect([sync.sending, sync.pending, shownOf(sync, 'a')?.note]).toEqual([null, [], '']);
});

it('puts what could not be sent back to what waits, in its order', () => {
  let sync = taken(written(openSync(deck, 0), [set('a', { note: 'One' })]), 'p');
  sync = returned(written(sync, [set('b', { note: 'Two' })]));
  expect(sync.pending.map(({ op }) => 'blockId' in op && op.blockId)).toEqual(['a', 'b']);
});

it('has two people and the server see one deck in the end, whatever they did and whenever they heard of it', () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = randomFrom(seed);
    const server = new Server();
    const people = [openSync(deck, 0), openSync(deck, 0)];
    const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
    for (let step = 0; step < 60; step += 1) {
      const who = random() < 0.5 ? 0 : 1;
      const sync = people[who]!;
      const at = pick(sync.shown.slides)?.id ?? 'none';
      const blocks = sync.shown.slides.find(({ id }) => id === at)?.blocks ?? [];
      const blockId = pick(blocks)?.id ?? 'none';
      const op = pick<DeckOp>([
        { op: 'set-block', slideId: at, blockId, set: { note: `w${who}${step}` } },
        { op: 'set-block', slideId: at, blockId, set: { x: step } },
        { op: 'add-block', slideId: at, block: metric(`b${who}${step}`), after: blockId },
        { op: 'move-block', slideId: at, blockId, after: null },
        { op: 'remove-block', slideId: at, blockId }, { op: 'add-slide', slide: slide(`s${who}${step}`), after: at },
        { op: 'set-slide', slideId: at, set: { notes: `n${who}${step}` } }, { op: 'move-slide', slideId: at, after: null },
      ])!;
      people[who] = written(sync, [op]);
      if (random() < 0.3) people[who] = sent(server, people[who]!);
      if (random() < 0.3) people[who] = told(server, people[who]!);
    }
    for (let round = 0; round < 6; round += 1) for (const who of [
      0, 1,
    ]) people[who] = told(server, sent(server, told(server, people[who]!)));
    for (const sync of people) expect([seed, sync.pending, sync.shown]).toEqual([seed, [], server.deck]);
  }
});
