import {
  alignments, backgroundColours, directions, listTypes, markNames, textColours, textSizes, type RichTextElement, type RichTextLeaf,
  type RichTextNode, type RichTextValue,
} from './document';

/** Numbers that look random and are the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761 % 4294967296;
  return () => {
    state = (state + 0x6d2b79f5) % 4294967296;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const words = ['crate', 'Grocers pay', 'مرحبا', ' 80–300 m² ', '🙂', '', ' ', 'a*b_c`d', '<b>', 'https://a.example', '1. ', '\n', 'שלום'];

/** A document such as the editor makes; with every block, mark and attribute it knows. For tests of what reads, checks and shows one. */
export function randomDocument(seed: number): RichTextValue {
  const random = randomFrom(seed);
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)] as Item;
  const sometimes = <Part extends object>(part: () => Part, chance = 0.2): Partial<Part> => (random() < chance ? part() : {});
  const many = <Item>(most: number, make: () => Item): Item[] => Array.from({ length: 1 + Math.floor(random() * most) }, make);

  const leaf = (): RichTextLeaf => ({
    text: many(3, () => pick(words)).join(''),
    ...sometimes(() => ({ [pick(markNames)]: true as const })), ...sometimes(() => ({ [pick(markNames)]: true as const })),
    ...sometimes(() => ({ colour: pick(textColours) }), 0.1), ...sometimes(() => ({ background: pick(backgroundColours) }), 0.1),
    ...sometimes(() => ({ size: pick(textSizes) }), 0.1),
  });
  const inline = (): RichTextNode => {
    const kind = random();
    if (kind < 0.1)
      return {
        type: 'link',
        url: pick(['https://a.example/b?c=d#e', 'mailto:a@b.example', 'http://xn--bcher-kva.example']),
        children: many(2, leaf),
      };
    return kind < 0.15
      ? { type: 'mention', userId: `u${Math.floor(random() * 9)}`, name: pick(['Amara Okafor', 'Priya']), children: [{ text: '' }] }
      : leaf();
  };
  const layout = () => ({ ...sometimes(() => ({ align: pick(alignments) }), 0.1), ...sometimes(() => ({ dir: pick(directions) }), 0.1) });
  const indent = () => sometimes(() => ({ indent: 1 + Math.floor(random() * 4) }));
  const cell = (header: boolean) => (): RichTextElement => ({ type: 'table-cell', children: many(2, inline), ...(header && { header }) });
  const block = (): RichTextElement => {
    const type = pick([
      'paragraph',
      'paragraph',
      'heading-one',
      'heading-two',
      'block-quote',
      'check-list-item',
      'code-block',
      ...listTypes,
      'table',
    ] as const);
    switch (type) {
      case 'bulleted-list': case 'numbered-list':
        return {
          type,
          children: many(4, (): RichTextElement => ({
            type: 'list-item',
            children: many(3, inline),
            ...layout(),
            ...indent(),
            ...sometimes(() => ({ marker: pick(listTypes) }), 0.1),
          })),
        };
      case 'table': {
        const columns = 1 + Math.floor(random() * 3);
        return {
          type,
          children: many(3, () => null).map((_, row): RichTextElement => ({
            type: 'table-row',
            children: Array.from({ length: columns }, cell(row === 0)),
          })),
        };
      }
      case 'code-block': return { type, children: [{ text: many(3, () => pick(words)).join('\n') }] };
      case 'check-list-item': return { type, checked: random() < 0.5, children: many(3, inline), ...layout(), ...indent() };
      default: return { type, children: many(3, inline), ...layout(), ...indent() };
    }
  };
  return many(5, block);
}

/** The same document with something in it that no editor writes. */
export function spoiled(document: RichTextValue, seed: number): unknown {
  const random = randomFrom(seed);
  const evil: readonly unknown[] = [
    null,
    7,
    'text',
    [],
    {},
    { text: 3 },
    { text: 'a\u0000b' },
    { text: '\ud800' },
    { type: 'script', children: [{ text: 'x' }] },
    { type: 'link', url: 'javascript:alert(1)', children: [{ text: 'x' }] },
    { type: 'paragraph', onclick: 'x', children: [{ text: '' }] },
    { type: 'table', children: [] },
    { text: 'a', bold: 'yes' },
    { type: 'mention', children: [{ text: '' }] },
    { type: 'list-item', children: [{ type: 'iframe', children: [{ text: 'x' }] }] },
  ];
  const copy = JSON.parse(JSON.stringify(document)) as unknown[];
  let list = copy;
  while (random() < 0.6) {
    const next = list[Math.floor(random() * list.length)] as { children?: unknown[] } | null;
    if (!Array.isArray(next?.children)) break;
    list = next.children;
  }
  list.splice(Math.floor(random() * (list.length + 1)), 0, evil[Math.floor(random() * evil.length)]);
  return copy;
}
