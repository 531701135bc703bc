// @ts-check
/** @typedef {import('./draw-slide.mjs').Pen} Pen */
/**
 * What a slide is written on. `picture` gives a picture as it is seen in its frame.
 * @typedef {object} Sheet
 * @property {any} slide
 * @property {any} pptx
 * @property {Pen} pen
 * @property {import('../../src/modules/export/printed-deck.ts').PrintedSlide['set']} set
 * @property {(address: string, frame: Frame) => Promise<string | null>} picture
 */
/** @typedef {import('../../src/modules/export/drawn-slide.ts').DrawnBox} Box */
/** @typedef {{ width: number, height: number, fit: 'cover' | 'contain', crop?: Box | undefined }} Frame */

/** Of so many units. @param {number} units */
export const inches = (units) => units / 120;
/** Points of a unit. */
export const POINT = 72 / 120;
export const place = (/** @type {Box} */ { x, y, width, height }) => ({
  x: inches(x),
  y: inches(y),
  w: inches(width),
  h: inches(height),
});
/** A colour as this format has it. @param {string} colour */
export const hex = (colour) => colour.slice(1).toUpperCase();
/** As other programs call them. @param {Pen} pen */
export const faceOf = (pen) => (pen.theme.font === 'Source Serif' ? 'Source Serif 4' : pen.theme.font);

/**
 * One line of words in a box.
 * @param {Sheet} sheet
 * @param {string} text
 * @param {Box} box
 * @param {object} look
 */
export function words({ slide, pen }, text, box, look) {
  if (text.trim() !== '') slide.addText(text, { ...place(box), margin: 0, fontFace: faceOf(pen), fontSize: 22 * POINT, ...look });
}
