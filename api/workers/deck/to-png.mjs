// @ts-check
import { Buffer } from 'node:buffer';
import { Resvg } from '@resvg/resvg-js';
import { zipSync } from 'fflate';
import { drawSlide, SLIDE } from './draw-slide.mjs';
import { usedFaces } from './fonts.mjs';
import { placeOfImage } from './to-pdf.mjs';

/** @typedef {import('./flow.mjs').Item} Item */
/** @typedef {import('../../src/modules/export/printed-deck.ts').PrintedDeck} PrintedDeck */

/**
 * A picture 1920 px wide of one slide; of several a zip of them. @param {PrintedDeck} deck @param {(slide: number) => void} tell @returns
 * {Uint8Array}
 */
export function toPng(deck, tell) {
  const pictures = deck.slides.map((printed, at) => {
    tell(at + 1);
    return { number: printed.number, bytes: picture(drawSlide(deck, printed), deck) };
  });
  const [only] = pictures;
  if (pictures.length === 1 && only) return only.bytes;
  return zipSync(
    Object.fromEntries(pictures.map(({ number, bytes }) => [`slide-${String(number).padStart(3, '0')}.png`, [bytes, { level: 0 }]])),
  );
}

/** @param {readonly Item[]} items @param {PrintedDeck} deck @returns {Uint8Array} */
function picture(items, deck) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SLIDE.width}" height="${SLIDE.height}">${items.map((item, at) => shape(item, at, deck)).join('')}</svg>`;
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: 1920 },
    font: { fontFiles: usedFaces().map(({ path }) => path), loadSystemFonts: false },
  });
  return drawn.render().asPng();
}

/** @param {string} text */
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @param {{ fill?: string | undefined, stroke?: string | undefined, strokeWidth?: number }} look */
const paint = ({ fill, stroke, strokeWidth = 1 }) =>
  `fill="${fill ?? 'none'}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''}`;

/** @param {Item} item @param {number} at @param {PrintedDeck} deck @returns {string} */
function shape(item, at, deck) {
  switch (item.kind) {
    case 'text':
      return `<text x="${item.x}" y="${item.y}" font-size="${item.size}" ${fontOf(item.font)} fill="${item.color}" xml:space="preserve"${decoration(item)}>${safe(item.text)}</text>`;
    case 'box':
      return `<rect x="${item.x}" y="${item.y}" width="${Math.max(0, item.width)}" height="${Math.max(0, item.height)}" rx="${item.radius ?? 0}" ${paint(item)}/>`;
    case 'ellipse':
      return `<ellipse cx="${item.x}" cy="${item.y}" rx="${item.rx}" ry="${item.ry}" ${paint(item)}/>`;
    case 'path':
      return `<path d="${item.d}" ${paint(item)}/>`;
    case 'image': {
      const image = deck.images[item.address];
      if (!image) return '';
      const { x, y, width, height } = placeOfImage(item, image);
      const clip =
        `<clipPath id="c${at}"><rect x="${item.x}" y="${item.y}" width="${item.width}" height="${item.height}" rx="${item.radius ?? 0}"/></clipPath>`;
      return `${clip}<image clip-path="url(#c${at})" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/${image.type};base64,${Buffer.from(image.bytes).toString('base64')}"/>`;
    }
    case 'link':
      return '';
  }
}

/** @param {Extract<Item, { kind: 'text' }>} item */
const decoration = ({ underline, strike }) =>
  underline || strike ? ` text-decoration="${[underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')}"` : '';

/** The names that the font files give themselves. @param {string} key */
function fontOf(key) {
  const family = key.startsWith('Montserrat') ? 'Montserrat' : key.startsWith('SourceSerif4') ? 'Source Serif 4' : 'DejaVu Sans';
  const weight = key.includes('700') || key.endsWith('-Bold') ? 700 : key.includes('600') ? 600 : 400;
  return `font-family="${family}" font-weight="${weight}"${key.endsWith('Italic') ? ' font-style="italic"' : ''}`;
}
