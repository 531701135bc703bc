// @ts-check
import { Buffer } from 'node:buffer';
import PDFDocument from 'pdfkit';
import { drawSlide, penOf, SLIDE } from './draw-slide.mjs';
import { plain, setParagraphs } from './flow.mjs';
import { usedFaces } from './fonts.mjs';

/** @typedef {import('./flow.mjs').Item} Item */
/** @typedef {import('../../src/modules/export/printed-deck.ts').PrintedDeck} PrintedDeck */

/** Points. */
const PAGE = { width: 960, height: 540 };
const A4 = { width: 841.89, height: 595.28 };
const MARGIN = 28;
const NOTES = { size: 12, lineHeight: 18 };

/**
 * A deck as PDF: words stay words, links work, fonts are in it. @param {PrintedDeck} deck @param {(slide: number) => void} tell @returns
 * {Promise<Buffer>}
 */
export async function toPdf(deck, tell) {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    info: { Title: deck.title, Author: deck.company },
    lang: 'en',
    displayTitle: true,
    compress: true,
  });
  /** @type {Buffer[]} */
  const parts = [];
  const done = new Promise((resolve) => {
    pdf.on('end', resolve);
  });
  pdf.on('data', (/** @type {Buffer} */ part) => parts.push(part));
  const registered = new Set();
  for (const [at, printed] of deck.slides.entries()) {
    tell(at + 1);
    const items = drawSlide(deck, printed);
    const notes = deck.withNotes ? notesOf(deck, printed) : null;
    // A font is opened when something is set in it.
    for (const { key, path } of usedFaces()) {
      if (!registered.has(key)) pdf.registerFont(key, path);
      registered.add(key);
    }
    const sheet = sheetOf(deck, notes?.height ?? 0);
    pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    put(pdf, items, deck, sheet);
    if (notes) put(pdf, notes.items, deck, { x: sheet.notesX, y: sheet.notesY, scale: 1, clip: null });
  }
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

/**
 * Where the slide stands on its page, and the notes under it; a page of 16:9 grows by what they need.
 * @param {PrintedDeck} deck
 * @param {number} notes their height
 */
function sheetOf({ page, withNotes }, notes) {
  if (page === 'SLIDE') {
    const height = PAGE.height + (withNotes && notes > 0 ? notes + 2 * MARGIN : 0);
    return { ...PAGE, height, x: 0, y: 0, scale: PAGE.width / SLIDE.width, clip: SLIDE, notesX: MARGIN, notesY: PAGE.height + MARGIN };
  }
  // Upright where there are notes, so that both stand on a sheet.
  const paper = withNotes ? { width: A4.height, height: A4.width } : A4;
  const scale = (paper.width - 2 * MARGIN) / SLIDE.width;
  const y = withNotes ? MARGIN : (paper.height - SLIDE.height * scale) / 2;
  const below = y + SLIDE.height * scale + MARGIN;
  return {
    width: paper.width,
    height: Math.max(paper.height, below + notes + MARGIN),
    x: MARGIN,
    y,
    scale,
    clip: SLIDE,
    notesX: MARGIN,
    notesY: below,
  };
}

/** @param {PrintedDeck} deck @param {import('../../src/modules/export/printed-deck.ts').PrintedSlide} printed */
function notesOf(deck, { slide, theme }) {
  const width = (deck.page === 'SLIDE' ? PAGE.width : A4.height) - 2 * MARGIN;
  const pen = penOf(deck, { ...theme, font: 'Montserrat' });
  const words = slide.notes.trim();
  return words === ''
    ? { items: [], height: 0 }
    : setParagraphs([plain(words, [NOTES.size, NOTES.lineHeight], pen.font(), '#14231b')], { x: 0, y: 0, width });
}

/**
 * @param {any} pdf
 * @param {readonly Item[]} items
 * @param {PrintedDeck} deck
 * @param {{ x: number, y: number, scale: number, clip: { width: number, height: number } | null }} place
 */
function put(pdf, items, deck, { x, y, scale, clip }) {
  pdf.save();
  pdf.translate(x, y).scale(scale);
  if (clip) pdf.rect(0, 0, clip.width, clip.height).clip();
  for (const item of items) putItem(pdf, item, deck);
  pdf.restore();
}

/** @param {any} pdf @param {Item} item @param {PrintedDeck} deck */
function putItem(pdf, item, deck) {
  switch (item.kind) {
    case 'text': {
      pdf.font(item.font).fontSize(item.size).fillColor(item.color);
      // pdfkit places by the top of the line; we by what letters stand on.
      const top = item.y - (pdf._font.ascender / 1000) * item.size;
      pdf.text(item.text, item.x, top, {
        lineBreak: false,
        textWidth: item.width,
        wordCount: 1,
        ...(item.link && { link: item.link }),
        underline: item.underline,
        strike: item.strike,
      });
      break;
    }
    case 'box':
      if (item.radius) pdf.roundedRect(item.x, item.y, item.width, item.height, Math.min(item.radius, item.width / 2, item.height / 2));
      else pdf.rect(item.x, item.y, item.width, item.height);
      paint(pdf, item);
      break;
    case 'ellipse':
      pdf.ellipse(item.x, item.y, item.rx, item.ry);
      paint(pdf, item);
      break;
    case 'path':
      pdf.path(item.d);
      paint(pdf, item);
      break;
    case 'image':
      putImage(pdf, item, deck);
      break;
    case 'link':
      pdf.link(item.x, item.y, item.width, item.height, item.to);
      break;
  }
}

/** @param {any} pdf @param {{ fill?: string | undefined, stroke?: string | undefined, strokeWidth?: number }} look */
function paint(pdf, { fill, stroke, strokeWidth = 1 }) {
  if (stroke) pdf.lineWidth(strokeWidth);
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else if (stroke) pdf.stroke(stroke);
}

/** @param {any} pdf @param {Extract<Item, { kind: 'image' }>} item @param {PrintedDeck} deck */
function putImage(pdf, item, deck) {
  const image = deck.images[item.address];
  if (!image) return;
  const { x, y, width, height } = placeOfImage(item, image);
  pdf.save();
  pdf.roundedRect(item.x, item.y, item.width, item.height, Math.min(item.radius ?? 0, item.width / 2, item.height / 2)).clip();
  pdf.image(Buffer.from(image.bytes), x, y, { width, height });
  pdf.restore();
}

/**
 * Where a whole picture lies so that what is chosen of it fills its frame, or stands in it.
 * @param {Extract<Item, { kind: 'image' }>} frame @param {{ width: number, height: number }} image
 */
export function placeOfImage({ x, y, width, height, fit, crop = { x: 0, y: 0, width: 1, height: 1 } }, image) {
  const part = { width: image.width * crop.width, height: image.height * crop.height };
  const ratios = [width / part.width, height / part.height];
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  return {
    x: x + (width - part.width * scale) / 2 - image.width * crop.x * scale,
    y: y + (height - part.height * scale) / 2 - image.height * crop.y * scale,
    width: image.width * scale,
    height: image.height * scale,
  };
}
