import { applyOps, BLOCK_KINDS, SLIDE_LAYOUTS, type Block, type Deck, type Slide } from '@heartwood/contract/deck';
import { addition, copied, copiedSlide, depthOps, placed, removal, type Depth } from './block-ops';
import { fromClipboard, toClipboard } from './clipboard';
import { layoutOps } from './layouts';
import { newBlock, newSlide } from './new-blocks';

const named = (id: string, more: Partial<Block> = {}): Block => ({ ...newBlock('metric'), id, ...more }) as Block;
const slide: Slide = { ...newSlide(), id: 's1', blocks: ['a', 'b', 'c', 'd'].map((id) => named(id)) };
const deckOf = (...slides: Slide[]): Deck => ({ version: 1, settings: { showsSource: true, showsNumber: true, footer: '' }, slides });
const after = (ops: Parameters<typeof applyOps>[1], of = slide) => applyOps(deckOf(of), ops, 2).deck.slides[0]!;

it.each<[Depth, string[], string]>([
  ['front', ['a', 'b'], 'cdab'], ['back', ['c', 'd'], 'cdab'], ['forward', ['b'], 'acbd'], ['backward', ['c'], 'acbd'],
  ['forward', ['d'], 'abcd'], ['backward', ['a'], 'abcd'], ['forward', ['a', 'c'], 'bdac'], ['backward', ['b', 'd'], 'bdac'],
])('%s: %j', (depth, ids, order) => {
  expect(after(depthOps(slide, ids, depth)).blocks.map(({ id }) => id).join('')).toBe(order);
});

it('adds on top, in the order in which they come', () => {
  expect(after(addition(slide, [named('x'), named('y')])).blocks.map(({ id }) => id).join('')).toBe('abcdxy');
});

it('has a step for what moved alone, and of whole units', () => {
  const [a, b] = slide.blocks as [Block, Block];
  expect(placed('s1', [a, b], [{ ...a, x: 10.4 }, b])).toEqual([{ op: 'set-block', slideId: 's1', blockId: 'a', set: { x: 10 } }]);
});

it('removes all that is chosen', () => expect(after(removal('s1', ['a', 'c'])).blocks).toHaveLength(2));

it('copies with ids and groups of their own', () => {
  const [one, two, alone] = copied([named('a', { group: 'g' }), named('b', { group: 'g' }), named('c')]);
  expect(one!.group).toBe(two!.group);
  expect([one!.id === 'a', one!.group === 'g', 'group' in alone!]).toEqual([false, false, false]);
  const twin = copiedSlide(slide);
  expect([twin.id === slide.id, twin.blocks.map(({ x }) => x)]).toEqual([false, slide.blocks.map(({ x }) => x)]);
});

it('takes back from the clipboard what it gave, and nothing else', () => {
  const back = fromClipboard(toClipboard({ blocks: [named('a')] }));
  expect(back).toMatchObject({ blocks: [{ kind: 'metric', value: '0' }] });
  expect(fromClipboard(toClipboard({ slides: [slide] }))).toMatchObject({ slides: [{ blocks: [{}, {}, {}, {}] }] });
  for (const text of ['', 'words', '{"type":"heartwood/deck"}', '{"type":"heartwood/deck","blocks":[{"kind":"script"}]}', 'heartwood/deck{']) {
    expect(fromClipboard(text)).toBeNull();
  }
});

it.each(BLOCK_KINDS)('begins a %s with ids and places that the server takes', (kind) => {
  const block = newBlock(kind);
  expect(block).toMatchObject({ kind, rev: 0, bindings: [] });
  expect(block.id).toMatch(/^[\w-]{8,36}$/);
  expect([block.x >= 0, block.y >= 0, block.x + block.width <= 1600, block.y + block.height <= 900]).toEqual([true, true, true, true]);
});

it.each(SLIDE_LAYOUTS)('lays content anew as %s: all of it on the slide', (layout) => {
  for (let count = 0; count <= 7; count += 1) {
    const full: Slide = { ...newSlide(), blocks: [...newSlide().blocks, ...Array.from({ length: count }, (_, index) => named(`m${index}`))] };
    const laid = after(layoutOps(full, layout), full);
    expect(laid.layout).toBe(layout);
    expect(laid.blocks.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 1600 && y + height <= 900)).toBe(true);
    expect(new Set(laid.blocks.map(({ x, y }) => `${x},${y}`)).size).toBe(laid.blocks.length);
  }
});
