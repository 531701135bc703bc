import { DECK_VERSION } from '@heartwood/contract/deck';
import { AppError } from '../../request/errors';
import { checkDeck, checkOps, migrateDeck } from './check-deck';
import { BLANK, fillTemplate, TEMPLATES } from './templates';

/** mulberry32: the same numbers each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const now = new Date('2026-05-14T09:00:00Z');
const whole = () => fillTemplate(TEMPLATES[0]!, [], now).data;
const NASTY: readonly unknown[] = [
  null, undefined, -1, 1e308, Number.NaN, Infinity, '', 'x'.repeat(30_000), [], {}, { $ref: '#' }, true, 'javascript:alert(1)', '<script>',
  '\u0000',
  [[[]]], { type: 'paragraph', children: 'no' }, { __proto__: { admin: true } }, JSON.parse('{"__proto__":{"x":1}}'), '../../x',
  Array(500).fill('a'),
];

type Holder = Record<string, unknown>;

/** One place somewhere in the document, otherwise than it was. */
function spoiled(document: unknown, random: () => number): unknown {
  const copy = structuredClone(document) as Holder;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let holder: Holder = copy;
  for (let depth = 0; depth < 12; depth += 1) {
    const keys = Object.keys(holder);
    if (keys.length === 0) break;
    const key = pick(keys);
    const inner = holder[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random() < 0.8) {
      holder = inner as Holder;
      continue;
    }
    const kind = random();
    if (kind < 0.2) delete holder[key];
    else if (kind < 0.4) holder[`${key}X`] = pick(NASTY);
    else holder[key] = pick(NASTY);
    break;
  }
  return copy;
}

describe('a deck from outside', () => {
  it('passes as every template makes it', () => {
    for (const template of TEMPLATES) expect(checkDeck(fillTemplate(template, [], now).data).slides).toHaveLength(template.slides.length);
  });

  it('is refused in words or is good, of four thousand that were spoiled somewhere: no other failure, and nothing strange gets in', () => {
    const random = numbers(20_260_514);
    const refused: string[] = [];
    let taken = 0;
    for (let round = 0; round < 4000; round += 1) {
      const document = spoiled(whole(), random);
      try {
        const deck = checkDeck(document);
        // What is taken is taken again, letter by letter: nothing was let through that the check would not make itself.
        const text = JSON.stringify(deck);
        expect(JSON.stringify(checkDeck(structuredClone(deck))) === text).toBe(true);
        expect(/"(?:link|address|url)":"(?!\/)|__proto__|"\w+X":|\\u0000/.exec(text)).toBeNull();
        taken += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push(error.code);
      }
    }
    expect(new Set(refused)).toEqual(new Set(['INVALID']));
    expect([refused.length > 2500, taken > 50]).toEqual([true, true]);
  });

  it('is refused step by step in the same way', () => {
    const random = numbers(7);
    const [first] = whole().slides;
    const ops = [
      { op: 'add-slide', slide: first, after: null }, { op: 'move-slide', slideId: 'slide-01', after: 'slide-02' },
      { op: 'set-block', slideId: 'slide-01', blockId: 'block-01', set: { x: 4 }, seen: 3 }, { op: 'set-deck', set: { footer: 'Ours' } },
      { op: 'set-slide', slideId: 'slide-01', set: { isHidden: null, seconds: 40 } },
      { op: 'add-block', slideId: 'slide-01', block: first?.blocks[0], after: null },
    ];
    expect(checkOps(ops)).toHaveLength(6);
    let refused = 0;
    for (let round = 0; round < 3000; round += 1) {
      try {
        checkOps(spoiled(ops, random) as unknown[]);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(1500);
  });

  it('has ids of its own for slides and blocks, at most a megabyte, and a version that is known', () => {
    const [first] = whole().slides;
    const { settings } = whole();
    const deck = (slides: unknown[]) => ({ version: 1, settings, slides });
    expect(() => checkDeck(deck([first, first]))).toThrow('Two slides have one id.');
    expect(() => checkDeck(deck([{ ...first, blocks: [first?.blocks[0], first?.blocks[0]] }]))).toThrow(
      'Two blocks of a slide have one id.',
    );
    const long = Array.from({ length: 60 }, (_, at) => ({ ...first, id: `slide-${at + 100}`, notes: 'x'.repeat(19_000) }));
    expect(() => checkDeck(deck(long))).toThrow('A presentation can have at most 1 MB.');
    expect(() => checkDeck({ ...whole(), version: DECK_VERSION + 1 })).toThrow('is not part of a presentation');
    expect(checkDeck({ ...whole(), version: 1 })).toMatchObject({ version: DECK_VERSION });
    expect(migrateDeck(whole())).toEqual(whole());
    expect(checkDeck(fillTemplate(BLANK, [], now).data).slides).toHaveLength(1);
  });
});
