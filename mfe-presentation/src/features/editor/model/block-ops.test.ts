import { applyOps, BLOCK_KINDS, SLIDE_LAYOUTS, type Block, type Deck, type Slide } from '@heartwood/contract/deck';
import { addition, copied, copiedSlide, depthOps, placed, removal, type Depth } from './block-ops';
import { fromClipboard, toClipboard } from './clipboard';
import { layoutOps } from './layouts';
import { newBlock, newSlide } from './new-blocks';

const named = (id: string, more: Partial<Block> = {}): Block => ({ ...newBlock('metric'), id, ...more }) as Block;
const slide: Slide = { ...newSlide(), id: 's1', blocks: ['a', 'b', 'c', 'd'].map((id) => named(id)) };
const deckOf = (...slides: Slide[]): Deck => ({ version: 2, settings: { showsSource: true, showsNumber: true, footer: '' }, slides });
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
  const back = fromClipboard(toClipboard({ blocks: [named('a')] }, 'c1'), 'c1');
  expect(back).toMatchObject({ blocks: [{ kind: 'metric', value: '0' }] });
  expect(fromClipboard(toClipboard({ slides: [slide] }, 'c1'), 'c1')).toMatchObject({ slides: [{ blocks: [{}, {}, {}, {}] }] });
  for (const text of [
    '', 'words', '{"type":"heartwood/deck"}', '{"type":"heartwood/deck","blocks":[{"kind":"script"}]}', 'heartwood/deck{',
  ]) {
    expect(fromClipboard(text, 'c1')).toBeNull();
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
    const full: Slide = {
      ...newSlide(), blocks: [...newSlide().blocks, ...Array.from({ length: count }, (_, index) => named(`m${index}`))],
    };
    const laid = after(layoutOps(full, layout), full);
    expect(laid.layout).toBe(layout);
    expect(laid.blocks.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 1600 && y + height <= 900)).toBe(true);
    expect(new Set(laid.blocks.map(({ x, y }) => `${x},${y}`)).size).toBe(laid.blocks.length);
  }
});

it('leaves pictures of another company out, and says so', () => {
  const image = { ...newBlock('image'), id: 'pic', address: '/files/1' } as Block;
  const team = { ...newBlock('team'), people: [{ name: 'Ana', role: '', address: '/files/2' }] } as Block;
  const text = toClipboard({ blocks: [image, team, named('a')] }, 'c1');
  expect(fromClipboard(text, 'c1')).toMatchObject({
    lostPictures: false, blocks: [{ kind: 'image' }, { people: [{ address: '/files/2' }] }, {}],
  });
  expect(fromClipboard(text, 'c2')).toMatchObject({
    lostPictures: true, blocks: [{ kind: 'team', people: [{ address: null }] }, { kind: 'metric' }],
  });
  expect(fromClipboard(toClipboard({ slides: [{ ...slide, blocks: [image] }] }, 'c1'), 'c2')).toMatchObject({
    lostPictures: true, slides: [{ blocks: [] }],
  });
});

it('does not copy what its reader does not see', () => {
  const hidden = named('h', { isWithheld: true });
  expect(copied([hidden, named('a')])).toHaveLength(1);
  expect(copiedSlide({ ...slide, blocks: [hidden, named('a')] }).blocks).toHaveLength(1);
});

it.each(SLIDE_LAYOUTS)('has a size for each of sixty blocks laid as %s', (layout) => {
  const full: Slide = { ...newSlide(), blocks: Array.from({ length: 60 }, (_, index) => named(`m${index}`)) };
  expect(after(layoutOps(full, layout), full).blocks.every(({ width, height }) => width >= 1 && height >= 1)).toBe(true);
});

it.each([[-5, 1], [0, 1], [99_999, 4000], [300, 300]])('a width of %d is %d', (typed, width) => {
  const [block] = slide.blocks as [Block];
  expect(after(placed('s1', [block], [{ ...block, width: typed, height: typed }])).blocks[0]).toMatchObject({ width, height: width });
});
