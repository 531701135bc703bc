import { DECK_LIMITS, type Block, type Deck, type Slide } from '@heartwood/contract/deck';
import { edited, openDeck, undone } from './editor-state';
import { fittedOps, losesWithheld, withoutWithheld } from './fit-ops';
import { newBlock, newSlide } from './new-blocks';
import { heard, openSync, written } from './sync';

const hidden = { ...newBlock('metric'), id: 'hidden-01', value: '', isWithheld: true } as Block;
const plain = { ...newBlock('metric'), id: 'plain-001' } as Block;
const slide: Slide = { ...newSlide(), id: 'slide-001', blocks: [hidden, plain] };
const deckOf = (...slides: Slide[]): Deck => ({ version: 2, settings: { showsSource: true, showsNumber: true, footer: '' }, slides });
const removal = { op: 'remove-block', slideId: slide.id, blockId: hidden.id } as const;

it('leaves out the block and the slide that are one too many, with a word', () => {
  const full = { ...slide, blocks: Array.from({ length: DECK_LIMITS.blocksOfSlide - 1 }, () => newBlock('metric')) };
  const add = () => ({ op: 'add-block', slideId: slide.id, block: newBlock('metric'), after: null }) as const;
  const { ops, why } = fittedOps(deckOf(full), [add(), add()]);
  expect([ops.length, why]).toEqual([1, 'A slide can have at most 60 blocks.']);
  const slides = Array.from({ length: DECK_LIMITS.slides }, () => newSlide());
  expect(fittedOps(deckOf(...slides), [{ op: 'add-slide', slide: newSlide(), after: null }])).toEqual({
    ops: [], why: 'A presentation can have at most 200 slides.',
  });
});

it('cuts what is written to what its field holds', () => {
  const { ops, why } = fittedOps(deckOf(slide), [
    { op: 'set-block', slideId: slide.id, blockId: plain.id, set: { value: '9'.repeat(70) } },
  ]);
  expect([ops, why]).toEqual([[{ op: 'set-block', slideId: slide.id, blockId: plain.id, set: { value: '9'.repeat(60) } }], null]);
  expect(fittedOps(deckOf(slide), [{ op: 'set-deck', set: { footer: 'f'.repeat(300) } }]).ops).toEqual([
    { op: 'set-deck', set: { footer: 'f'.repeat(200) } },
  ]);
});

it('knows when something goes that its reader could not bring back', () => {
  expect(losesWithheld(deckOf(slide), [removal])).toBe(true);
  expect(losesWithheld(deckOf(slide), [{ op: 'remove-slide', slideId: slide.id }])).toBe(true);
  expect(losesWithheld(deckOf(slide), [{ ...removal, blockId: plain.id }])).toBe(false);
  expect(withoutWithheld({ op: 'add-block', slideId: slide.id, block: hidden, after: null })).toBeNull();
});

it('does not bring an emptied block back by undoing', () => {
  const gone = edited(openDeck(deckOf(slide), 1), [removal]);
  expect(undone(gone).sync.shown.slides[0]!.blocks).toEqual([plain]);
  const slideGone = undone(edited(openDeck(deckOf(slide, newSlide()), 1), [{ op: 'remove-slide', slideId: slide.id }]));
  expect(slideGone.sync.pending.flatMap(({ op }) => (op.op === 'add-slide' ? op.slide.blocks.map(({ id }) => id) : []))).toEqual([
    plain.id,
  ]);
});

it('does not bring an emptied block back with a slide that somebody else took away', () => {
  const mine = written(openSync(deckOf(slide), 0), [{ op: 'set-slide', slideId: slide.id, set: { notes: 'Mine' } }]);
  const { pending } = heard(mine, { revision: 1, ops: [{ op: 'remove-slide', slideId: slide.id }] });
  expect(pending).toMatchObject([{ op: { op: 'add-slide', slide: { notes: 'Mine', blocks: [{ id: plain.id }] } } }]);
  expect(pending).toHaveLength(1);
});
