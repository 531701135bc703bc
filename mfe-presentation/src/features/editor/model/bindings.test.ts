import { applyOps, type Binding, type Block, type Deck, type PlanFact, type Slide } from '@heartwood/contract/deck';
import { bindingOps, boundBlock, boundOf, boundOfDeck, factsOf, isStale } from './bindings';
import { newBlock, newSlide } from './new-blocks';

const fact = (path: string, words: string, more: Partial<PlanFact> = {}): PlanFact => ({
  path, name: 'SAM', module: 'sam', kind: 'words', words, content: null, digest: words, source: 'Assumption', changedAt: null,
  changedBy: null, ...more,
});
const binding = (path: string, words: string, mode: Binding['mode'] = 'FOLLOW'): Binding => ({
  path, mode, words, digest: words, takenAt: '2026-05-01',
});
const title = (text: string, ...bindings: Binding[]): Block => (
  {
    ...newBlock('text'), id: 'title', value: [{ type: 'paragraph', children: [{ text }, { text: ' a year', bold: true }] }], bindings,
  }) as Block;
const slideOf = (...blocks: Block[]): Slide => ({ ...newSlide(), id: 's', blocks });
const deckOf = (slide: Slide): Deck => ({ version: 2, settings: { showsSource: true, showsNumber: true, footer: '' }, slides: [slide] });
const NOW = '2026-06-01';

it('tells what is fresh, stale, kept and gone', () => {
  const slide = slideOf(title('', binding('tam', '€2bn'), binding('sam', '€561M'), binding('som', '€41M', 'KEPT'), binding('gone', 'x')));
  const facts = factsOf([fact('tam', '€2bn'), fact('sam', '€587M'), fact('som', '€50M')]);
  expect(boundOf(slide, facts).map(({ state }) => state)).toEqual(['fresh', 'stale', 'kept', 'gone']);
  expect([isStale(slide, facts), isStale(slide, factsOf([fact('sam', '€561M')]))]).toEqual([true, false]);
});

it('takes the words of the plan, in their look, and leaves the others', () => {
  const slide = slideOf(title('Shops spend €561M on boxes, €561M', binding('sam', '€561M'), binding('tam', '€2bn')));
  const stale = boundOf(slide, factsOf([fact('sam', '€587M'), fact('tam', '€3bn')])).filter(({ binding: { path } }) => path === 'sam');
  const block = applyOps(deckOf(slide), bindingOps(stale, 'update', NOW), 2).deck.slides[0]!.blocks[0]!;
  expect(block).toMatchObject({ value: [{ children: [{ text: 'Shops spend €587M on boxes, €587M' }, { text: ' a year', bold: true }] }] });
  expect(block.bindings).toEqual([{ ...binding('sam', '€587M'), takenAt: NOW }, binding('tam', '€2bn')]);
});

it('updates two facts of one block at once', () => {
  const slide = slideOf(title('€561M of €2bn', binding('sam', '€561M'), binding('tam', '€2bn')));
  const ops = bindingOps(boundOfDeck(deckOf(slide), factsOf([fact('sam', '€587M'), fact('tam', '€3bn')])), 'update', NOW);
  expect(ops).toHaveLength(1);
  expect(applyOps(deckOf(slide), ops, 2).deck.slides[0]!.blocks[0]).toMatchObject({
    value: [{ children: [{ text: '€587M of €3bn' }, {}] }],
  });
});

it('takes the content of a table whole', () => {
  const table = { ...newBlock('table'), id: 'table', bindings: [binding('rows', '2 competitors')] } as Block;
  const facts = factsOf([fact('rows', '3 competitors', { kind: 'table', content: { rows: [['a']], hasHead: false } as Partial<Block> })]);
  expect(bindingOps(boundOf(slideOf(table), facts), 'update', NOW)).toMatchObject([{ set: { rows: [['a']], hasHead: false } }]);
});

it('keeps what stands there, lets go of it, and follows again', () => {
  const slide = slideOf(title('€561M', binding('sam', '€561M')));
  const facts = factsOf([fact('sam', '€587M')]);
  const kept = applyOps(deckOf(slide), bindingOps(boundOf(slide, facts), 'keep', NOW), 2).deck;
  expect(boundOfDeck(kept, facts)).toMatchObject([{ state: 'kept', binding: { words: '€561M', takenAt: NOW } }]);
  const again = applyOps(kept, bindingOps(boundOfDeck(kept, facts), 'follow', NOW), 3).deck;
  expect(boundOfDeck(again, facts)).toMatchObject([{ state: 'fresh', binding: { words: '€587M' } }]);
  expect(applyOps(again, bindingOps(boundOfDeck(again, facts), 'unlink', NOW), 4).deck.slides[0]!.blocks[0]!.bindings).toEqual([]);
});

it.each([
  [fact('sam', '€587M'), { kind: 'metric', value: '€587M', label: 'SAM' }],
  [
    fact('problem', 'Boxes are thrown away after one trip.'),
    { kind: 'text', value: [{ children: [{ text: 'Boxes are thrown away after one trip.' }] }] },
  ],
  [fact('team', '3 people', { kind: 'team', content: { people: [] } as Partial<Block> }), { kind: 'team', people: [] }],
])('makes a block of a fact', (given, expected) => {
  expect(boundBlock(given, NOW)).toMatchObject({ ...expected, bindings: [{ path: given.path, mode: 'FOLLOW', digest: given.digest }] });
});

it('leaves words that only contain the plan\'s, and the block\'s link', () => {
  const metric = {
    ...newBlock('metric'), id: 'm', value: '5', label: '15 of 5', note: '', link: 'https://example.com/5',
    bindings: [binding('count', '5')],
  } as Block;
  expect(bindingOps(boundOf(slideOf(metric), factsOf([fact('count', '6')])), 'update', NOW)).toEqual([
    {
      op: 'set-block', slideId: 's', blockId: 'm',
      set: { value: '6', label: '15 of 6', bindings: [{ ...binding('count', '6'), takenAt: NOW }] },
    },
  ]);
});

it('takes of the plan what a block holds', () => {
  const goals = Array.from({ length: 40 }, () => ({ title: 'x'.repeat(300), day: null, isAchieved: false }));
  const block = boundBlock(fact('goals.list', '40 goals', { kind: 'goals', content: { goals } as Partial<Block> }), NOW);
  expect(block.kind === 'goals' && [block.goals.length, block.goals[0]!.title.length]).toEqual([24, 200]);
});
