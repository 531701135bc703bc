// @ts-check
import { drawChart } from './draw-chart.mjs';
import { drawCanvas, drawGoals, drawLogos, drawTable, drawTeam } from './draw-lists.mjs';
import { plain, setLine, setParagraphs } from './flow.mjs';
import { paragraphsOf } from './rich-paragraphs.mjs';

/** @typedef {import('./flow.mjs').Item} Item */
/** @typedef {import('./fonts.mjs').Look} Look */
/** @typedef {import('../../src/modules/export/printed-deck.ts').PrintedDeck} PrintedDeck */
/** @typedef {import('../../src/modules/export/printed-deck.ts').PrintedSlide} PrintedSlide */
/** @typedef {import('../../src/modules/export/printed-deck.ts').BlockSetting} Setting */
/** @typedef {import('@heartwood/contract/deck').Block} Block */
/** @typedef {import('@heartwood/contract/deck').DeckTheme} DeckTheme */
/** @typedef {{ theme: DeckTheme, deck: PrintedDeck, font: (weight?: 400 | 600 | 700, isItalic?: boolean) => Look }} Pen */

export const SLIDE = { width: 1600, height: 900 };

/** @param {PrintedDeck} deck @param {DeckTheme} theme @returns {Pen} */
export function penOf(deck, theme) {
  /** One object a look: words of one look are joined by it. @type {Map<string, Look>} */
  const looks = new Map();
  const font = (/** @type {400 | 600 | 700} */ weight = 400, isItalic = false) => {
    const key = `${weight}${isItalic}`;
    const known = looks.get(key) ?? { family: theme.font, weight, isItalic };
    looks.set(key, known);
    return known;
  };
  return { theme, deck, font };
}

/**
 * A slide as shapes, words in lines, and pictures, in its own units: PDF and PNG are made of the same.
 * @param {PrintedDeck} deck @param {PrintedSlide} printed @returns {Item[]}
 */
export function drawSlide(deck, { slide, theme, number, sources, set }) {
  const pen = penOf(deck, theme);
  const { foot } = deck;
  const words = { width: SLIDE.width - 2 * foot.x, x: foot.x, size: foot.size, look: pen.font(), color: theme.colours.muted };
  return [
    { kind: 'box', x: 0, y: 0, ...SLIDE, fill: theme.colours.ground },
    ...slide.blocks.flatMap((block) => [...drawBlock(block, pen, set[block.id] ?? {}), ...linkOf(block)]),
    ...(sources === null ? [] : setLine(sources, { ...words, y: foot.sourceY + foot.size })),
    ...setLine(deck.settings.footer, { ...words, width: words.width - 120, y: foot.y + foot.size }),
    ...(deck.settings.showsNumber ? setLine(String(number), { ...words, y: foot.y + foot.size, align: 'right' }) : []),
  ];
}

/** @param {Block} block @returns {Item[]} */
const linkOf = ({ x, y, width, height, link }) => (link ? [{ kind: 'link', x, y, width, height, to: link }] : []);

/** @param {Block} block @param {Pen} pen @param {Setting} setting @returns {Item[]} */
function drawBlock(block, pen, setting) {
  switch (block.kind) {
    case 'text':
      return setParagraphs(paragraphsOf(block, pen, setting), block).items;
    case 'image':
      return [drawImage(block, pen)].flat();
    case 'shape':
      return drawShape(block, pen, setting);
    case 'table':
      return drawTable(block, pen);
    case 'chart':
      return drawChart(block, pen, setting);
    case 'metric':
      return drawMetric(block, pen, setting);
    case 'quote':
      return drawQuote(block, pen);
    case 'logos':
      return drawLogos(block, pen);
    case 'team':
      return drawTeam(block, pen);
    case 'goals':
      return drawGoals(block, pen);
    case 'canvas':
      return drawCanvas(block, pen);
  }
}

/** @param {Extract<Block, { kind: 'image' }>} block @param {Pen} pen @returns {Item[]} */
function drawImage({ x, y, width, height, address, alt, fit, crop }, pen) {
  if (pen.deck.images[address]) return [{ kind: 'image', x, y, width, height, address, fit, crop, alt, radius: 8 }];
  return [
    { kind: 'box', x, y, width, height, radius: 8, fill: pen.theme.colours.soft },
    ...setLine(alt, {
      x: x + 20,
      y: y + height / 2,
      width: width - 40,
      size: 22,
      look: pen.font(),
      color: pen.theme.colours.muted,
      align: 'center',
    }),
  ];
}

/** @param {Extract<Block, { kind: 'shape' }>} block @param {Pen} pen @param {Setting} setting @returns {Item[]} */
function drawShape(block, pen, { shape: own }) {
  const { x, y, width, height, shape, label } = block;
  const { colours } = pen.theme;
  const fill = block.fill && colours[block.fill];
  const stroke = block.stroke ? colours[block.stroke] : fill ? undefined : colours.line;
  const look = { fill, stroke, strokeWidth: 3 };
  const words = label
    ? setLine(label, {
        x: x + 16,
        y: y + height / 2 + 10,
        width: width - 32,
        size: 28,
        look: pen.font(600),
        color: colours[own?.ink ?? 'text'],
        align: 'center',
      })
    : [];
  /** @type {Item[]} */
  const drawn =
    shape === 'ellipse'
      ? [{ kind: 'ellipse', x: x + width / 2, y: y + height / 2, rx: width / 2, ry: height / 2, ...look }]
      : shape === 'triangle'
        ? [{ kind: 'path', d: `M${x + width / 2} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`, ...look }]
        : shape === 'line' || shape === 'arrow'
          ? lineOf(block, stroke ?? fill ?? colours.line)
          : [{ kind: 'box', x, y, width, height, radius: shape === 'rounded' ? 24 : 0, ...look }];
  return [...drawn, ...words];
}

/**
 * From left to right through the middle of its box.
 * @param {Extract<Block, { kind: 'shape' }>} block
 * @param {string} stroke
 * @returns {Item[]}
 */
function lineOf({ x, y, width, height, shape }, stroke) {
  const middle = y + height / 2;
  const end = x + width;
  return [
    { kind: 'path', d: `M${x} ${middle}L${shape === 'arrow' ? end - 14 : end} ${middle}`, stroke, strokeWidth: 4 },
    ...(shape === 'arrow'
      ? [
          /** @type {Item} */ ({
            kind: 'path',
            d: `M${end} ${middle}L${end - 22} ${middle - 13}L${end - 22} ${middle + 13}Z`,
            fill: stroke,
          }),
        ]
      : []),
  ];
}

/** @param {Extract<Block, { kind: 'metric' }>} block @param {Pen} pen @param {Setting} setting @returns {Item[]} */
function drawMetric({ x, y, width, value, label, note, tone }, pen, { metric }) {
  if (!metric) return [];
  const { colours } = pen.theme;
  const { isRow, labelWidth, valueSize, labelSize, noteSize } = metric;
  const said = (
    /** @type {string} */ text,
    /** @type {number} */ size,
    /** @type {import('./fonts.mjs').Look} */ look,
    /** @type {string} */ color,
  ) => plain(text, [size, size * 1.25], look, color);
  const stack = [
    said(value, valueSize, pen.font(600), colours[tone ?? 'text']),
    ...(isRow ? [] : [said(label, labelSize, pen.font(600), colours.muted)]),
    said(note, noteSize, pen.font(), colours.muted),
  ].filter(({ runs }) => runs[0]?.text);
  return [
    ...setParagraphs(stack, { x: x + labelWidth, y, width: width - labelWidth }).items,
    ...(isRow
      ? setLine(label, { x, y: y + valueSize * 0.85, width: labelWidth - 8, size: labelSize, look: pen.font(600), color: colours.muted })
      : []),
  ];
}

/** @param {Extract<Block, { kind: 'quote' }>} block @param {Pen} pen @returns {Item[]} */
function drawQuote({ x, y, width, height, text, by }, pen) {
  const { colours } = pen.theme;
  const { quote } = pen.deck.look;
  return [
    { kind: 'box', x, y, width: 6, height, fill: colours.accent },
    ...setParagraphs(
      [
        plain(`“${text}”`, quote.text, pen.font(600), colours.text),
        ...(by ? [{ ...plain(by, quote.by, pen.font(), colours.muted), before: 20 }] : []),
      ],
      { x: x + 40, y, width: width - 40 },
    ).items,
  ];
}
