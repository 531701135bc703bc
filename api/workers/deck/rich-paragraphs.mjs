// @ts-check
/** @typedef {import('./flow.mjs').Paragraph} Paragraph */
/** @typedef {import('./flow.mjs').Run} Run */
/** @typedef {import('./draw-slide.mjs').Pen} Pen */
/**
 * @typedef {{ size: number, ratio: number, tone: import('@heartwood/contract/deck').Tone, weight: 400 | 600, align:
 * import('../../src/modules/export/drawn-slide.ts').Side, color: string }} Base
 */
/** @typedef {import('@heartwood/contract/text').RichTextElement} Element */
/** @typedef {import('@heartwood/contract/text').RichTextNode} Node */
/** @typedef {Extract<import('@heartwood/contract/deck').Block, { kind: 'text' }>} TextBlock */

const BULLETS = ['•', '◦', '▪'];
/** The writer's colours in those of a theme. @type {Record<string, import('@heartwood/contract/deck').Tone>} */
export const WRITTEN = { muted: 'muted', success: 'second', info: 'second', warning: 'accent', danger: 'accent' };

/**
 * The texts of a block, ready to be set.
 * @param {TextBlock} block
 * @param {Pen} pen
 * @param {import('./draw-slide.mjs').Setting} setting
 * @returns {Paragraph[]}
 */
export function paragraphsOf(block, pen, { text }) {
  if (!text) return [];
  const { look } = pen.deck;
  const isStrong = block.role === 'title' || block.role === 'kicker';
  const base = {
    ...text,
    weight: /** @type {400 | 600} */ (isStrong ? 600 : 400),
    align: block.align ?? 'left',
    color: pen.theme.colours[text.tone],
  };
  /** @type {Paragraph[]} */
  const out = [];
  for (const node of block.value) {
    if (node.type === 'bulleted-list' || node.type === 'numbered-list') {
      /** @type {number[]} */
      const counts = [];
      for (const item of node.children) {
        if (!('children' in item)) continue;
        const depth = item.indent ?? 0;
        counts.length = depth + 1;
        counts[depth] = (counts[depth] ?? 0) + 1;
        const isNumbered = (item.marker ?? node.type) === 'numbered-list';
        out.push({
          ...paragraph(item, base, pen),
          indent: text.size * look.indent * (depth + 1),
          mark: isNumbered ? `${counts[depth]}.` : (BULLETS[depth % BULLETS.length] ?? '•'),
        });
      }
    } else out.push(paragraph(node, base, pen));
  }
  return out;
}

/** @param {Element} node @param {Base} base @param {Pen} pen @returns {Paragraph} */
function paragraph(node, base, pen) {
  const { scale, paragraphGap, indent } = pen.deck.look;
  const isHeading = node.type === 'heading-one' || node.type === 'heading-two';
  const size = base.size * (node.type === 'heading-one' ? scale.headingOne : node.type === 'heading-two' ? scale.headingTwo : 1);
  const isQuote = node.type === 'block-quote';
  const runs = runsOf(node, { ...base, size, weight: isHeading ? 600 : base.weight, isItalic: isQuote }, pen);
  const largest = Math.max(size, ...runs.map((run) => run.size));
  return {
    runs,
    align: node.align ?? base.align,
    indent: ((node.indent ?? 0) + (isQuote ? 1 : 0)) * indent * size,
    size: largest,
    lineHeight: largest * base.ratio,
    before: size * paragraphGap,
  };
}

/**
 * @param {Node} node
 * @param {{ size: number, weight: 400 | 600, color: string, isItalic: boolean }} base
 * @param {Pen} pen
 * @param {string} [link]
 * @returns {Run[]}
 */
function runsOf(node, base, pen, link) {
  if (!('children' in node)) {
    const { colours } = pen.theme;
    const size = base.size * (node.size ? pen.deck.look.scale[node.size] : 1);
    const tone = node.colour && WRITTEN[node.colour];
    return [
      {
        text: node.text,
        size,
        look: pen.font(node.bold ? 700 : base.weight, base.isItalic || Boolean(node.italic)),
        color: tone ? colours[tone] : link ? colours.second : base.color,
        link,
        underline: Boolean(node.underline) || link !== undefined,
        strike: Boolean(node.strikethrough),
        ground: node.background ? colours.soft : undefined,
      },
    ];
  }
  return node.children.flatMap((child) => runsOf(child, base, pen, node.type === 'link' ? node.url : link));
}
