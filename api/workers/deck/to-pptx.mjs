// @ts-check
import { Buffer } from 'node:buffer';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import pptxgen from 'pptxgenjs';
import sharp from 'sharp';
import { penOf, SLIDE } from './draw-slide.mjs';
import { chartOf, canvasOf, goalsOf, logosOf, tableOf, teamOf } from './pptx-lists.mjs';
import { richRuns } from './pptx-runs.mjs';
import { faceOf, hex, inches, place, POINT, words } from './pptx-sheet.mjs';

/** @typedef {import('../../src/modules/export/printed-deck.ts').PrintedDeck} PrintedDeck */
/** @typedef {import('../../src/modules/export/printed-deck.ts').PrintedSlide} PrintedSlide */
/** @typedef {import('@heartwood/contract/deck').Block} Block */
/** @typedef {import('./pptx-sheet.mjs').Sheet} Sheet */

/** What the shape with a slide's title is called. */
const TITLE = 'Title of the slide';

/**
 * A deck that other programs can change: words, tables and charts are theirs. @param {PrintedDeck} deck @param {(slide: number) => void}
 * tell @returns {Promise<Uint8Array>}
 */
export async function toPptx(deck, tell) {
  // The module's own kind of export differs by loader.
  const Pptx = /** @type {any} */ (pptxgen).default ?? pptxgen;
  const pptx = new Pptx();
  pptx.defineLayout({ name: 'DECK', width: inches(SLIDE.width), height: inches(SLIDE.height) });
  pptx.layout = 'DECK';
  pptx.title = deck.title;
  pptx.company = deck.company;
  pptx.author = deck.company;
  pptx.defineSlideMaster({
    title: 'DECK',
    objects: [{ placeholder: { options: { name: 'title', type: 'title', x: 1, y: 1, w: 11, h: 1.2, margin: 0 }, text: '' } }],
  });
  const picture = pictures(deck);
  for (const [at, printed] of deck.slides.entries()) {
    tell(at + 1);
    const slide = pptx.addSlide({ masterName: 'DECK' });
    const pen = penOf(deck, printed.theme);
    slide.background = { color: hex(printed.theme.colours.ground) };
    slide.hidden = Boolean(printed.slide.isHidden);
    const sheet = { slide, pptx, pen, set: printed.set, picture };
    let titled = false;
    for (const block of printed.slide.blocks) {
      /** @type {boolean} */
      const isTitle = !titled && block.kind === 'text' && block.role === 'title';
      titled ||= isTitle;
      await putBlock(block, sheet, isTitle);
    }
    putFoot(deck, printed, sheet);
    if (printed.slide.notes.trim() !== '') slide.addNotes(printed.slide.notes);
  }
  return withTitles(await pptx.write({ outputType: 'nodebuffer' }));
}

/**
 * A title is what outlines and readers call a slide by. The library gives one the place of its layout, whatever is said: so it is made
 * a text like the others, and named afterwards.
 * @param {Uint8Array} bytes @returns {Uint8Array}
 */
function withTitles(bytes) {
  const files = unzipSync(bytes);
  for (const [name, file] of Object.entries(files)) {
    if (!/^ppt\/slides\/slide\d+\.xml$/.test(name)) continue;
    const [head, ...rest] = strFromU8(file).split(`name="${TITLE}"`);
    if (rest.length > 0)
      files[name] = strToU8(
        `${head}name="${TITLE}"${rest.join('').replace(/<p:nvPr\s*\/>|<p:nvPr>\s*<\/p:nvPr>/, '<p:nvPr><p:ph type="title"/></p:nvPr>')}`,
      );
  }
  return zipSync(files);
}

/** @param {Block} block @param {Sheet} sheet @param {boolean} isTitle */
async function putBlock(block, sheet, isTitle) {
  const { slide, pptx, pen } = sheet;
  const { colours } = pen.theme;
  const link = block.link ? { hyperlink: { url: block.link } } : {};
  switch (block.kind) {
    case 'text':
      slide.addText(richRuns(block, sheet), { ...place(block), margin: 0, valign: 'top', ...(isTitle && { objectName: TITLE }) });
      break;
    case 'image': {
      const data = await sheet.picture(block.address, block);
      if (data) slide.addImage({ data, ...place(block), altText: block.alt, ...(block.link && { hyperlink: { url: inXml(block.link) } }) });
      else
        words(sheet, block.alt, block, {
          fill: { color: hex(colours.soft) },
          color: hex(colours.muted),
          align: 'center',
          valign: 'middle',
        });
      break;
    }
    case 'shape':
      putShape(block, sheet, link);
      break;
    case 'table':
      tableOf(block, sheet);
      break;
    case 'chart':
      chartOf(block, sheet);
      break;
    case 'metric':
      putMetric(block, sheet);
      break;
    case 'quote':
      slide.addShape(pptx.shapes.RECTANGLE, { ...place({ ...block, width: 6 }), fill: { color: hex(colours.accent) } });
      slide.addText(
        [
          {
            text: `“${block.text}”`,
            options: { fontSize: pen.deck.look.quote.text[0] * POINT, bold: true, color: hex(colours.text), breakLine: true },
          },
          { text: block.by, options: { fontSize: pen.deck.look.quote.by[0] * POINT, color: hex(colours.muted) } },
        ],
        { ...place({ ...block, x: block.x + 40, width: block.width - 40 }), margin: 0, valign: 'top', fontFace: faceOf(pen) },
      );
      break;
    case 'logos':
      await logosOf(block, sheet);
      break;
    case 'team':
      await teamOf(block, sheet);
      break;
    case 'goals':
      goalsOf(block, sheet);
      break;
    case 'canvas':
      canvasOf(block, sheet);
      break;
  }
}

/** @param {Extract<Block, { kind: 'metric' }>} block @param {Sheet} sheet */
function putMetric(block, sheet) {
  const { metric } = sheet.set[block.id] ?? {};
  if (!metric) return;
  const { colours } = sheet.pen.theme;
  const { isRow, labelWidth, valueSize, labelSize, noteSize } = metric;
  const line = (/** @type {string} */ text, /** @type {number} */ size, /** @type {string} */ color, bold = false) => ({
    text,
    options: { fontSize: size * POINT, color: hex(color), bold, breakLine: true },
  });
  const lines = [
    line(block.value, valueSize, colours[block.tone ?? 'text'], true),
    ...(isRow ? [] : [line(block.label, labelSize, colours.muted, true)]),
    line(block.note, noteSize, colours.muted),
  ].filter(({ text }) => text !== '');
  const box = { ...block, x: block.x + labelWidth, width: block.width - labelWidth };
  if (lines.length > 0) sheet.slide.addText(lines, { ...place(box), margin: 0, valign: 'top', fontFace: faceOf(sheet.pen) });
  if (isRow)
    words(
      sheet,
      block.label,
      { ...block, width: labelWidth, height: valueSize * 1.2 },
      { fontSize: labelSize * POINT, bold: true, valign: 'middle', color: hex(colours.muted) },
    );
}

/** @param {Extract<Block, { kind: 'shape' }>} block @param {Sheet} sheet @param {object} link */
function putShape(block, { slide, pptx, pen, set }, link) {
  const { colours } = pen.theme;
  const { fill, shape, label } = block;
  const stroke = block.stroke ? colours[block.stroke] : fill ? null : colours.line;
  const line = stroke ? { line: { color: hex(stroke), width: 2 } } : {};
  if (shape === 'line' || shape === 'arrow') {
    const middle = { ...block, y: block.y + block.height / 2, height: 0 };
    slide.addShape(pptx.shapes.LINE, {
      ...place(middle),
      line: {
        color: hex(stroke ?? (fill ? colours[fill] : colours.line)),
        width: 3,
        ...(shape === 'arrow' && { endArrowType: 'triangle' }),
      },
      ...link,
    });
    return;
  }
  const kind = { rectangle: 'RECTANGLE', rounded: 'ROUNDED_RECTANGLE', ellipse: 'OVAL', triangle: 'ISOSCELES_TRIANGLE' }[shape];
  const look = {
    ...place(block),
    ...(fill && { fill: { color: hex(colours[fill]) } }),
    ...line,
    ...(shape === 'rounded' && { rectRadius: 0.2 }),
    ...link,
  };
  const ink = colours[set[block.id]?.shape?.ink ?? 'text'];
  if (label)
    slide.addText(label, {
      shape: pptx.shapes[kind],
      ...look,
      align: 'center',
      valign: 'middle',
      bold: true,
      fontSize: 28 * POINT,
      fontFace: faceOf(pen),
      color: hex(ink),
    });
  else slide.addShape(pptx.shapes[kind], look);
}

/** @param {PrintedDeck} deck @param {PrintedSlide} printed @param {Sheet} sheet */
function putFoot(deck, { number, sources }, sheet) {
  const { foot } = deck;
  const look = { color: hex(sheet.pen.theme.colours.muted), fontSize: foot.size * POINT, valign: 'top' };
  const line = (/** @type {number} */ y) => ({ x: foot.x, y, width: SLIDE.width - 2 * foot.x, height: foot.height });
  if (sources !== null) words(sheet, sources, line(foot.sourceY), look);
  words(sheet, deck.settings.footer, line(foot.y), look);
  if (deck.settings.showsNumber) words(sheet, String(number), line(foot.y), { ...look, align: 'right' });
}

/** The library writes the address of a picture's link as it comes. @param {string} text */
const inXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A whole number of pixels, at least one. @param {number} wanted @param {number} most */
const within = (wanted, most) => Math.max(1, Math.min(Math.round(wanted), Math.floor(most)));

/** Pictures as they are seen: cut to their frame, or whole. @param {PrintedDeck} deck @returns {Sheet['picture']} */
function pictures(deck) {
  return async (address, { width, height, fit, crop }) => {
    const image = deck.images[address];
    if (!image) return null;
    let made = sharp(Buffer.from(image.bytes));
    if (crop) {
      const [left, top] = [within(crop.x * image.width, image.width) - 1, within(crop.y * image.height, image.height) - 1];
      made = made.extract({
        left,
        top,
        width: within(crop.width * image.width, image.width - left),
        height: within(crop.height * image.height, image.height - top),
      });
    }
    const bytes = await made
      .resize({
        width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)), fit, background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .png()
      .toBuffer();
    return `image/png;base64,${bytes.toString('base64')}`;
  };
}
