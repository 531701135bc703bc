// @ts-check
import { inFaces, widthOf } from './fonts.mjs';

/** @typedef {import('../../src/modules/export/drawn-slide.ts').FontLook} Look */
/** @typedef {import('../../src/modules/export/drawn-slide.ts').DrawnRun} Run */
/** @typedef {import('../../src/modules/export/drawn-slide.ts').DrawnParagraph} Paragraph */
/** @typedef {import('../../src/modules/export/drawn-slide.ts').Side} Side */
/** @typedef {import('../../src/modules/export/drawn-slide.ts').DrawnItem} Item */

/** @typedef {{ words: (Run & { width: number })[], width: number }} Line */

/**
 * Words set in lines of a width; a word that is longer is broken by letters.
 * @param {readonly Run[]} runs @param {number} width @returns {Line[]}
 */
function toLines(runs, width) {
  /** @type {Line[]} */
  const lines = [{ words: [], width: 0 }];
  const next = () => {
    lines.push({ words: [], width: 0 });
  };
  /** @param {Run} run @param {string} text */
  const put = (run, text) => {
    const line = /** @type {Line} */ (lines.at(-1));
    const wide = widthOf(text, run.look, run.size);
    line.words.push({ ...run, text, width: wide });
    line.width += wide;
  };
  for (const run of runs) {
    for (const [at, part] of run.text.split('\n').entries()) {
      if (at > 0) next();
      for (const word of part.match(/\s+|[^\s]+/gu) ?? []) {
        const line = /** @type {Line} */ (lines.at(-1));
        const isBlank = word.trim() === '';
        if (isBlank && line.words.length === 0) continue;
        if (line.width + widthOf(word, run.look, run.size) <= width || isBlank) put(run, word);
        else if (widthOf(word, run.look, run.size) <= width) {
          next();
          put(run, word);
        } else {
          if (line.words.length > 0) next();
          let rest = '';
          for (const letter of word) {
            if (rest !== '' && widthOf(rest + letter, run.look, run.size) > width) {
              put(run, rest);
              next();
              rest = '';
            }
            rest += letter;
          }
          put(run, rest);
        }
      }
    }
  }
  for (const line of lines) {
    while (line.words.length > 0 && line.words.at(-1)?.text.trim() === '') line.width -= line.words.pop()?.width ?? 0;
  }
  return lines;
}

/**
 * Paragraphs set in a column, from its upper left corner.
 * @param {readonly Paragraph[]} paragraphs @param {{ x: number, y: number, width: number }} column
 * @returns {{ items: Item[], height: number }}
 */
export function setParagraphs(paragraphs, { x, y, width }) {
  /** @type {Item[]} */
  const items = [];
  let top = y;
  for (const [at, paragraph] of paragraphs.entries()) {
    if (at > 0) top += paragraph.before;
    const left = x + paragraph.indent;
    const room = width - paragraph.indent;
    const [first] = paragraph.runs;
    if (paragraph.mark && first) {
      const wide = widthOf(paragraph.mark, first.look, paragraph.size);
      items.push(
        ...pieces(
          { ...first, text: paragraph.mark, width: wide, underline: false, strike: false, link: undefined, size: paragraph.size },
          left - wide - paragraph.size * 0.4,
          baseOf(top, paragraph),
        ),
      );
    }
    for (const line of toLines(paragraph.runs, room)) {
      let at = left + (paragraph.align === 'left' ? 0 : (room - line.width) / (paragraph.align === 'center' ? 2 : 1));
      for (const word of joined(line.words)) {
        if (word.ground)
          items.push({
            kind: 'box',
            x: at,
            y: top + paragraph.size * 0.1,
            width: word.width,
            height: paragraph.lineHeight - paragraph.size * 0.2,
            fill: word.ground,
          });
        items.push(...pieces(word, at, baseOf(top, paragraph)));
        at += word.width;
      }
      top += paragraph.lineHeight;
    }
  }
  return { items, height: top - y };
}

/** @param {number} top @param {Paragraph} paragraph */
const baseOf = (top, { size, lineHeight }) => top + (lineHeight - size) / 2 + size * 0.8;

const LOOKS = /** @type {const} */ (['look', 'size', 'color', 'link', 'underline', 'strike', 'ground']);

/**
 * Words of one look that follow each other are one, so that who searches or copies finds a sentence.
 * @param {(Run & { width: number })[]} words
 */
function joined(words) {
  /** @type {(Run & { width: number })[]} */
  const out = [];
  for (const word of words) {
    const last = out.at(-1);
    if (last && LOOKS.every((name) => last[name] === word[name])) {
      last.text += word.text;
      last.width += word.width;
    } else out.push({ ...word });
  }
  return out;
}

/** @param {Run & { width: number }} run @param {number} x @param {number} y @returns {Item[]} */
function pieces(run, x, y) {
  let at = x;
  return inFaces(run.text, run.look).map(({ text, face }) => {
    const width = widthOf(text, run.look, run.size);
    /** @type {Item} */
    const item = {
      kind: 'text',
      x: at,
      y,
      width,
      text,
      font: face.key,
      size: run.size,
      color: run.color,
      link: run.link,
      underline: Boolean(run.underline),
      strike: Boolean(run.strike),
    };
    at += width;
    return item;
  });
}

/**
 * One line of words, shortened with an ellipsis where there is no room.
 * @param {string} text @param {{ x: number, y: number, width: number, size: number, look: Look, color: string, align?: Side }} place `y` is
 * the line that the letters stand on
 * @returns {Item[]}
 */
export function setLine(text, { x, y, width, size, look, color, align = 'left' }) {
  let words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return [];
  if (widthOf(words, look, size) > width) {
    const letters = [...words];
    while (letters.length > 0 && widthOf(`${letters.join('')}…`, look, size) > width) letters.pop();
    words = `${letters.join('').trimEnd()}…`;
  }
  const wide = widthOf(words, look, size);
  const left = x + (align === 'left' ? 0 : (width - wide) / (align === 'center' ? 2 : 1));
  return pieces({ text: words, look, size, color, width: wide }, left, y);
}

/**
 * A paragraph of one look.
 * @param {string} text @param {readonly [number, number]} type size and line height @param {Look} look @param {string} color
 * @returns {Paragraph}
 */
export const plain = (text, [size, lineHeight], look, color) => ({
  runs: [{ text, look, size, color }],
  align: 'left',
  indent: 0,
  size,
  lineHeight,
  before: 0,
});
