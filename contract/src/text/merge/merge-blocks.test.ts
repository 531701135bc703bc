import { hasCollision, mergeBlocks, resolveMerge } from './merge-blocks';
import { keyOfBlock, textOfBlock } from './rich-block';

interface Block { type: string; children: (Block | { text: string; bold?: true })[] }

const p = (text: string): Block => ({ type: 'paragraph', children: [{ text }] });
const list = (...items: string[]): Block => ({
  type: 'bulleted-list',
  children: items.map((text) => ({ type: 'list-item', children: [{ text }] })),
});
const texts = (blocks: readonly Block[]) => blocks.map(textOfBlock);
const merged = (base: Block[], mine: Block[], theirs: Block[]) => {
  const parts = mergeBlocks(base, mine, theirs);
  if (hasCollision(parts)) throw new Error('a collision that should not be');
  return texts(resolveMerge(parts, () => 'mine'));
};

describe('two texts that began with the same one', () => {
  const [one, two, three] = [p('We rent out the depot'), p('Drivers see every number'), p('Fridays we wash together')];

  it.each<[string, Block[], Block[], string[]]>([
    [
      'another block each',
      [p('We rent out the depots'), two, three],
      [one, p('Drivers see each number'), three],
      ['We rent out the depots', 'Drivers see each number', 'Fridays we wash together'],
    ],
    [
      'one adds, one changes',
      [one, p('New here'), two, three],
      [one, two, p('Fridays we wash alone')],
      ['We rent out the depot', 'New here', 'Drivers see every number', 'Fridays we wash alone'],
    ],
    [
      'one takes away what the other left',
      [one, three],
      [p('We rent out depots'), two, three],
      ['We rent out depots', 'Fridays we wash together'],
    ],
    [
      'both add in the same place',
      [one, two, three, p('A last word')],
      [one, two, three, p('Because')],
      ['We rent out the depot', 'Drivers see every number', 'Fridays we wash together', 'A last word', 'Because'],
    ],
    [
      'the same change',
      [one, p('Drivers see all'), three],
      [one, p('Drivers see all'), three],
      ['We rent out the depot', 'Drivers see all', 'Fridays we wash together'],
    ],
    ['both took the same away', [one, three], [one, three], ['We rent out the depot', 'Fridays we wash together']],
  ])('%s', (_name, mine, theirs, expected) => {
    expect(merged([one, two, three], mine, theirs)).toEqual(expected);
    expect(merged([one, two, three], theirs, mine)).toEqual(expected);
  });

  it('that began with nothing stand one after the other', () => {
    expect(merged([p('')], [p('We')], [p('Are')])).toEqual(['Are', 'We']);
  });

  it('are asked about where both wrote into one block, and there alone', () => {
    const parts = mergeBlocks([one, two], [one, p('Drivers see each number')], [p('We own the depot'), p('Drivers see no number')]);
    expect(parts).toEqual([
      { kind: 'settled', blocks: [p('We own the depot')] },
      { kind: 'collision', base: two, mine: [p('Drivers see each number')], theirs: [p('Drivers see no number')] },
    ]);
    expect(texts(resolveMerge(parts, () => 'both'))).toEqual(['We own the depot', 'Drivers see each number', 'Drivers see no number']);
  });

  it('are asked about where one changed what the other took away', () => {
    expect(mergeBlocks([one], [], [p('We rent out nothing')])).toEqual([
      { kind: 'collision', base: one, mine: [], theirs: [p('We rent out nothing')] },
    ]);
  });

  it('share a list item by item', () => {
    const parts = mergeBlocks(
      [list('Bread', 'Milk', 'Eggs')],
      [list('Brown bread', 'Milk', 'Eggs')],
      [list('Bread', 'Milk', 'Six eggs', 'Salt')],
    );
    expect(parts).toEqual([{ kind: 'settled', blocks: [list('Brown bread', 'Milk', 'Six eggs', 'Salt')] }]);
  });

  it('keep in both sides of a collided list what is settled in it', () => {
    const parts = mergeBlocks([list('Bread', 'Milk')], [list('Brown bread', 'Milk')], [list('White bread', 'Milk', 'Salt')]);
    expect(parts).toEqual([
      {
        kind: 'collision',
        base: list('Bread', 'Milk'),
        mine: [list('Brown bread', 'Milk', 'Salt')],
        theirs: [list('White bread', 'Milk', 'Salt')],
      },
    ]);
  });
});

test('how a text is cut into pieces and how a store orders properties is no change', () => {
  expect(keyOfBlock({ type: 'paragraph', children: [{ text: 'a' }, { text: 'b' }, { text: '' }] })).toBe(
    keyOfBlock({ children: [{ text: 'ab' }], type: 'paragraph' }),
  );
  expect(keyOfBlock({ type: 'paragraph', children: [{ text: 'a', bold: true }, { text: 'b' }] })).not.toBe(keyOfBlock(p('ab')));
});

/** The same numbers at every run, so that a failure can be looked at. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

describe('in two thousand random pairs', () => {
  const rounds = Array.from({ length: 2000 }, (_, seed) => {
    const roll = dice(seed + 1);
    let names = 0;
    const words = (who: string) => Array.from({ length: 1 + roll(5) }, () => `${who}${names++}`).join(' ');
    const block = (who: string): Block =>
      roll(5) === 0 ? list(...Array.from({ length: 1 + roll(3) }, () => words(who))) : p(roll(8) === 0 ? '' : words(who));
    const base = Array.from({ length: roll(7) }, () => block('base'));
    const rewritten = (node: Block, who: string): Block => ({
      ...node,
      children: node.children.map((child) =>
        'text' in child ? { text: `${child.text} ${words(who)}` } : roll(2) === 0 ? child : rewritten(child, who),
      ),
    });
    const edited = (who: string) => {
      const kept = base.flatMap((node) => {
        const what = roll(8);
        if (what === 0) return [];
        if (what === 1) return [rewritten(node, who)];
        return what === 2 ? [block(who), node] : [node];
      });
      return roll(3) === 0 ? [...kept, block(who)] : kept;
    };
    return { base, mine: edited('mine'), theirs: edited('theirs') };
  });
  const wordsIn = (blocks: readonly Block[]) => new Set(blocks.flatMap((node) => textOfBlock(node).match(/\w+/g) ?? []));
  const keys = (blocks: readonly Block[]) => blocks.map(keyOfBlock);

  it('no word that one of the two wrote is lost, nor one that both kept', () => {
    const lost = rounds.flatMap(({ base, mine, theirs }) => {
      const all = wordsIn(resolveMerge(mergeBlocks(base, mine, theirs), () => 'both'));
      const [ours, others] = [wordsIn(mine), wordsIn(theirs)];
      return [...ours, ...others].filter((word) => !all.has(word) && (!word.startsWith('base') || (ours.has(word) && others.has(word))));
    });
    expect(lost).toEqual([]);
  });

  it('who is who decides nothing but the sides of a collision', () => {
    for (const { base, mine, theirs } of rounds) {
      const here = resolveMerge(mergeBlocks(base, mine, theirs), () => 'mine');
      expect(keys(resolveMerge(mergeBlocks(base, theirs, mine), () => 'theirs'))).toEqual(keys(here));
    }
  });

  it('what only one changed is taken as it is, and merging once more changes nothing', () => {
    for (const { base, mine, theirs } of rounds) {
      const once = (left: Block[], right: Block[]) => keys(resolveMerge(mergeBlocks(base, left, right), () => 'theirs'));
      expect(once(mine, base)).toEqual(keys(mine));
      expect(once(mine, mine)).toEqual(keys(mine));
      const result = resolveMerge(mergeBlocks(base, mine, theirs), () => 'theirs');
      expect(keys(resolveMerge(mergeBlocks(theirs, result, theirs), () => 'theirs'))).toEqual(keys(result));
    }
  });

  it('keeps each side’s order', () => {
    for (const { base, mine, theirs } of rounds) {
      for (const [who, side] of [['mine', mine], ['theirs', theirs]] as const) {
        const result = resolveMerge(mergeBlocks(base, mine, theirs), () => who).map(textOfBlock).join(' ');
        const written = side.flatMap((node) => textOfBlock(node).match(/\w+/g) ?? []).filter((word) => word.startsWith(who));
        const places = written.map((word) => result.search(new RegExp(`\\b${word}\\b`)));
        expect(places).toEqual([...places].sort((left, right) => left - right));
      }
    }
  });
});
