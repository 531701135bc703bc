import { checkRichText, plainText } from './rich-text';

const paragraph = (...children: unknown[]) => [{ type: 'paragraph', children }];

describe('a text of the editor', () => {
  it.each<[string, unknown[]]>([
    ['marks and colours', paragraph({ text: 'a', bold: true, italic: true, strikethrough: true, colour: 'danger', background: 'accent' })],
    ['links to the web and to mail', paragraph({ text: '' }, { type: 'link', url: 'https://heartwood.example/a?b=c', children: [{ text: 'x' }] }, { type: 'link', url: 'mailto:a@b.example', children: [{ text: 'y' }] })],
    ['lists, checks, alignment', [{ type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'a' }] }] }, { type: 'check-list-item', checked: true, children: [{ text: 'b' }] }, { type: 'heading-one', align: 'center', indent: 2, children: [{ text: 'c' }] }]],
  ])('is taken with %s', (_what, document) => expect(checkRichText(document)).toBe(document));

  it.each<[string, unknown]>([
    ['no list', { type: 'paragraph' }],
    ['a leaf that is no text', paragraph({ text: 3 })],
    ['an unknown block', [{ type: 'iframe', children: [{ text: '' }] }]],
    ['an unknown attribute', [{ type: 'paragraph', onclick: 'x', children: [{ text: '' }] }]],
    ['an attribute of every object', JSON.parse('[{"type":"paragraph","constructor":"x","children":[{"text":""}]}]')],
    ['a colour that is a style', paragraph({ text: 'a', colour: 'url(//x)' })],
    ['a mark that is not true', paragraph({ text: 'a', bold: 'yes' })],
    ['a link without an address', paragraph({ type: 'link', children: [{ text: 'x' }] })],
    ['a link with a script', paragraph({ type: 'link', url: ' javascript:alert(1)', children: [{ text: 'x' }] })],
    ['a link with data', paragraph({ type: 'link', url: 'data:text/html,x', children: [{ text: 'x' }] })],
    ['a block without children', [{ type: 'paragraph', children: [] }]],
    ['NUL in a text', paragraph({ text: 'a\u0000b' })],
    ['blocks without end', [Array.from({ length: 20 }).reduce<unknown>((inner) => ({ type: 'block-quote', children: [inner] }), { text: '' })]],
  ])('is refused with %s', (_what, document) => {
    expect(() => checkRichText(document)).toThrow(/can't be saved/);
  });

  it('is as long as 100 kB at most', () => {
    expect(() => checkRichText(paragraph({ text: 'ä'.repeat(49_000) }))).not.toThrow();
    expect(() => checkRichText(paragraph({ text: 'ä'.repeat(50_000) }))).toThrow(/too long/);
  });

  it('has its words by line', () => {
    expect(plainText([...paragraph({ text: 'One ' }, { text: 'line', bold: true }), { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'a' }] }, { type: 'list-item', children: [{ text: 'b' }] }] }])).toBe('One line\na\nb');
  });
});
