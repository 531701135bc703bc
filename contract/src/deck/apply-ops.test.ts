import { randomFrom } from '../text/random-document';
import { applyOps, inverseOf } from './apply-ops';
import type { Block, Deck, ShapeBlock, Slide } from './deck';
import type { DeckOp } from './ops';

const block = (id: string, more: Partial<ShapeBlock> = {}): Block => (
  { id, kind: 'shape', shape: 'rectangle', x: 0, y: 0, width: 100, height: 100, rev: 1, bindings: [], ...more });
const slide = (id: string, blocks: Block[] = [], more: Partial<Slide> = {}): Slide => ({
  id, layout: 'head', blocks, notes: '', rev: 1, ...more,
});
const deckOf = (...slides: Slide[]): Deck => ({ version: 2, settings: { showsSource: true, showsNumber: true, footer: '' }, slides });

const deck = deckOf(slide('s1', [block('a'), block('b', { label: 'Box' }), block('c')]), slide('s2'), slide('s3', [block('z')]));
const outline = ({ slides }: Deck) => slides.map(({ id, blocks }) => `${id}:${blocks.map((each) => each.id).join('')}`).join(' ');

it.each<[string, DeckOp, string]>([
  ['adds a slide first', { op: 'add-slide', slide: slide('n'), after: null }, 'n: s1:abc s2: s3:z'],
  ['adds a slide after another', { op: 'add-slide', slide: slide('n'), after: 's2' }, 's1:abc s2: n: s3:z'],
  ['adds at the end what comes after something gone', { op: 'add-slide', slide: slide('n'), after: 'gone' }, 's1:abc s2: s3:z n:'],
  ['adds once', { op: 'add-slide', slide: slide('s2', [block('x')]), after: null }, 's1:abc s2: s3:z'],
  ['removes a slide', { op: 'remove-slide', slideId: 's2' }, 's1:abc s3:z'],
  ['moves a slide first', { op: 'move-slide', slideId: 's3', after: null }, 's3:z s1:abc s2:'],
  ['moves a slide later', { op: 'move-slide', slideId: 's1', after: 's2' }, 's2: s1:abc s3:z'],
  ['leaves a slide that shall stand after itself', { op: 'move-slide', slideId: 's1', after: 's1' }, 's1:abc s2: s3:z'],
  ['adds a block on top of another', { op: 'add-block', slideId: 's1', block: block('n'), after: 'a' }, 's1:anbc s2: s3:z'],
  ['removes a block', { op: 'remove-block', slideId: 's1', blockId: 'b' }, 's1:ac s2: s3:z'],
  ['moves a block below all', { op: 'move-block', slideId: 's1', blockId: 'c', after: null }, 's1:cab s2: s3:z'],
])('%s', (_, op, expected) => {
  const { deck: next, refused } = applyOps(deck, [op], 2);
  expect([outline(next), refused]).toEqual([expected, []]);
});

it('writes the revision to what it changed alone, and leaves the rest the very same', () => {
  const { deck: next } = applyOps(deck, [{ op: 'set-block', slideId: 's1', blockId: 'b', set: { x: 40, label: null } }], 7);
  expect(next.slides[0]!.blocks[1]).toEqual(block('b', { x: 40, rev: 7 }));
  expect(next.slides[0]!.rev).toBe(1);
  expect(next.slides[0]!.blocks[0]).toBe(deck.slides[0]!.blocks[0]);
  expect(next.slides[1]).toBe(deck.slides[1]);
  expect(deck.slides[0]!.blocks[1]).toEqual(block('b', { label: 'Box' }));
});

it('gives what is added the revision, whatever it came with', () => {
  const { deck: next } = applyOps(deck, [{ op: 'add-slide', slide: slide('n', [block('m', { rev: 99 })], { rev: 99 }), after: null }], 5);
  expect(next.slides[0]).toMatchObject({ rev: 5, blocks: [{ rev: 5 }] });
});

it('never changes what a block is, nor its revision from outside', () => {
  const set = { id: 'other', kind: 'text', rev: 99, y: 3 } as never;
  expect(applyOps(deck, [{ op: 'set-block', slideId: 's1', blockId: 'a', set }], 4).deck.slides[0]!.blocks[0]).toEqual(block('a', {
    y: 3, rev: 4,
  }));
});

it('is the same deck where nothing is otherwise', () => {
  const ops: DeckOp[] = [
    { op: 'set-block', slideId: 's1', blockId: 'b', set: { label: 'Box', tone: null } }, { op: 'move-slide', slideId: 's1', after: null },
  ];
  expect(applyOps(deck, ops, 9).deck).toBe(deck);
});

it('tells which steps are about something gone, and takes the others', () => {
  const { deck: next, refused } = applyOps(deck, [
    { op: 'set-slide', slideId: 'gone', set: { notes: 'x' } }, { op: 'set-slide', slideId: 's2', set: { notes: 'Say it' } },
    { op: 'set-block', slideId: 's1', blockId: 'gone', set: { x: 1 } }, { op: 'remove-slide', slideId: 'gone' },
  ], 2);
  expect(refused).toEqual([0, 2, 3].map((index) => ({ index, reason: 'GONE' })));
  expect(next.slides[1]).toMatchObject({ notes: 'Say it', rev: 2 });
});

it('does not write over what somebody changed since it was seen', () => {
  const step = (label: string, seen?: number): DeckOp => ({ op: 'set-block', slideId: 's1', blockId: 'a', set: { label }, seen });
  const theirs = applyOps(deck, [step('Theirs', 1)], 2).deck;
  expect(applyOps(theirs, [step('Mine', 1)], 3)).toEqual({ deck: theirs, refused: [{ index: 0, reason: 'CHANGED' }] });
  expect(applyOps(theirs, [step('Theirs', 1)], 3).refused).toEqual([]);
  expect(applyOps(theirs, [step('Mine', 2)], 3).deck.slides[0]!.blocks[0]).toMatchObject({ label: 'Mine', rev: 3 });
  expect(applyOps(theirs, [step('Mine')], 3).refused).toEqual([]);
  expect(applyOps(deck, [step('One', 1), step('Two', 1)], 2).refused).toEqual([]);
});

const withoutRevisions = (value: Deck) => (
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'rev' ? undefined : each))) as Deck
);

function randomOp(now: Deck, random: () => number, name: string): DeckOp {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const at = pick(now.slides);
  const slideId = at?.id ?? 'none';
  const blockId = pick(at?.blocks ?? [])?.id ?? 'none';
  const slideAfter = random() < 0.2 ? null : pick(now.slides)?.id ?? null;
  const blockAfter = random() < 0.2 ? null : pick(at?.blocks ?? [])?.id ?? null;
  return pick<DeckOp>([
    { op: 'add-slide', slide: slide(name, [block(`${name}b`)]), after: slideAfter }, { op: 'remove-slide', slideId },
    { op: 'move-slide', slideId, after: slideAfter },
    { op: 'set-slide', slideId, set: { notes: name, isHidden: random() < 0.5 ? true : null } },
    { op: 'add-block', slideId, block: block(name), after: blockAfter }, { op: 'remove-block', slideId, blockId },
    { op: 'move-block', slideId, blockId, after: blockAfter },
    { op: 'set-block', slideId, blockId, set: { x: random(), label: random() < 0.5 ? name : null } },
    { op: 'set-deck', set: { footer: name } },
  ])!;
}

it('comes back to where it was by the inverses, whatever the steps were', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomFrom(seed);
    let now = deck;
    const inverses: DeckOp[] = [];
    for (let step = 0; step < 25; step += 1) {
      const op = randomOp(now, random, `n${step}`);
      const inverse = inverseOf(now, op);
      if (inverse) inverses.unshift(inverse);
      now = applyOps(now, [op], step + 2).deck;
    }
    const back = applyOps(now, inverses, 50);
    expect([seed, back.refused]).toEqual([seed, []]);
    expect(withoutRevisions(back.deck)).toEqual(withoutRevisions(deck));
  }
});

it('comes to the same deck in either order, where two are about different things', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomFrom(seed);
    const first = randomOp(deckOf(deck.slides[0]!), random, 'one');
    const second = randomOp(deckOf(deck.slides[2]!), random, 'two');
    if (first.op === 'set-deck' || [first, second].some(({ op }) => op === 'move-slide' || op === 'add-slide')) continue;
    const both = (ops: DeckOp[]) => withoutRevisions(applyOps(deck, ops, 2).deck);
    expect(both([first, second])).toEqual(both([second, first]));
  }
});
