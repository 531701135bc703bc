// @ts-check
import { WRITTEN } from './rich-paragraphs.mjs';
import { faceOf, hex, POINT } from './pptx-sheet.mjs';

/** @typedef {import('./pptx-sheet.mjs').Sheet} Sheet */
/** @typedef {import('@heartwood/contract/text').RichTextElement} Element */
/** @typedef {import('@heartwood/contract/text').RichTextNode} Node */
/** @typedef {Extract<import('@heartwood/contract/deck').Block, { kind: 'text' }>} TextBlock */

/**
 * A text as the runs of a text box: paragraphs, lists, marks and links are the other program's own.
 * @param {TextBlock} block
 * @param {Sheet} sheet
 */
export function richRuns(block, { pen, set }) {
  const { colours } = pen.theme;
  const { size, ratio, tone: own } = set[block.id]?.text ?? { size: 32, ratio: 1.4, tone: 'text' };
  const isStrong = block.role === 'title' || block.role === 'kicker';
  const color = colours[own];
  const { scale } = pen.deck.look;

  /**
   * @param {Node} node
   * @param {{ size: number, bold: boolean, italic: boolean, link?: string | undefined }} base
   * @returns {{ text: string, options: Record<string, unknown> }[]}
   */
  function runs(node, base) {
    if (!('children' in node)) {
      const tone = node.colour && WRITTEN[node.colour];
      return [
        {
          text: node.text,
          options: {
            fontSize: base.size * (node.size ? scale[node.size] : 1) * POINT,
            bold: base.bold || Boolean(node.bold),
            italic: base.italic || Boolean(node.italic),
            color: hex(tone ? colours[tone] : base.link ? colours.second : color),
            ...(node.underline && { underline: { style: 'sng' } }),
            ...(node.strikethrough && { strike: 'sngStrike' }),
            ...(node.background && { highlight: hex(colours.soft) }),
            ...(base.link && { hyperlink: { url: base.link } }),
          },
        },
      ];
    }
    return node.children.flatMap((child) => runs(child, { ...base, link: node.type === 'link' ? node.url : base.link }));
  }

  /** @param {Element} node @param {Record<string, unknown>} paragraph */
  function line(node, paragraph = {}) {
    const grown = node.type === 'heading-one' ? scale.headingOne : node.type === 'heading-two' ? scale.headingTwo : 1;
    const own = runs(node, { size: size * grown, bold: isStrong || grown > 1, italic: node.type === 'block-quote' }).filter(
      ({ text }) => text !== '',
    );
    const set = own.length > 0 ? own : [{ text: ' ', options: { fontSize: size * POINT } }];
    const look = {
      align: node.align ?? block.align ?? 'left',
      fontFace: faceOf(pen),
      lineSpacingMultiple: ratio * 0.85,
      paraSpaceAfter: size * 0.35 * POINT,
      ...(node.indent && { indentLevel: node.indent }),
      ...paragraph,
    };
    return set.map(({ text, options }, at) => ({
      text,
      options: { ...options, ...look, ...(at === set.length - 1 && { breakLine: true }) },
    }));
  }

  return block.value.flatMap((node) => {
    if (node.type !== 'bulleted-list' && node.type !== 'numbered-list') return line(node);
    return node.children.flatMap((item) => {
      if (!('children' in item)) return [];
      const isNumbered = (item.marker ?? node.type) === 'numbered-list';
      return line(item, { bullet: isNumbered ? { type: 'number', indent: size * POINT } : { indent: size * POINT } });
    });
  });
}
