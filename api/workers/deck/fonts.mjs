// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';

/** @typedef {{ key: string, path: string }} Face A font file, called by `key` in what is drawn. */
/** @typedef {import('../../src/modules/export/drawn-slide.ts').FontLook} Look */

const require = createRequire(import.meta.url);
const folder = (/** @type {string} */ name) => dirname(require.resolve(`${name}/package.json`));
const STYLES = /** @type {const} */ ({ 400: 'Regular', 600: 'SemiBold', 700: 'Bold' });

/** @param {string} name of the package @param {string} stem of its files */
const family = (name, stem) =>
  Object.fromEntries(
    [400, 600, 700].flatMap((weight) =>
      [false, true].map((isItalic) => {
        const style = `${weight}${STYLES[/** @type {400} */ (weight)]}${isItalic ? '_Italic' : ''}`;
        return [`${weight}${isItalic ? 'i' : ''}`, { key: `${stem}-${style}`, path: join(folder(name), style, `${stem}_${style}.ttf`) }];
      }),
    ),
  );

/** @type {Record<string, Record<string, Face>>} */
const FAMILIES = {
  Montserrat: family('@expo-google-fonts/montserrat', 'Montserrat'),
  'Source Serif': family('@expo-google-fonts/source-serif-4', 'SourceSerif4'),
};
const dejavu = join(folder('dejavu-fonts-ttf'), 'ttf');
/** For the letters that the deck's own font lacks. @type {Record<'plain' | 'bold', Face>} */
const REST = {
  plain: { key: 'DejaVuSans', path: join(dejavu, 'DejaVuSans.ttf') },
  bold: { key: 'DejaVuSans-Bold', path: join(dejavu, 'DejaVuSans-Bold.ttf') },
};

/** @type {Map<string, import('fontkit').Font>} */
const opened = new Map();
/** @param {Face} face */
function open(face) {
  const known = opened.get(face.key);
  if (known) return known;
  const font = /** @type {import('fontkit').Font} */ (fontkit.openSync(face.path));
  opened.set(face.key, font);
  return font;
}

/** @param {Look} look */
function facesOf({ family: name, weight, isItalic }) {
  const own = (FAMILIES[name] ?? FAMILIES['Montserrat'])?.[`${weight}${isItalic ? 'i' : ''}`];
  if (!own) throw new Error(`no font ${name} ${weight}`);
  return { own, rest: weight === 400 ? REST.plain : REST.bold };
}

/** Words in pieces of one font each. @param {string} text @param {Look} look @returns {{ text: string, face: Face }[]} */
export function inFaces(text, look) {
  const { own, rest } = facesOf(look);
  const font = open(own);
  /** @type {{ text: string, face: Face }[]} */
  const pieces = [];
  for (const letter of text) {
    const face = font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? own : rest;
    const last = pieces.at(-1);
    if (last?.face === face) last.text += letter;
    else pieces.push({ text: letter, face });
  }
  return pieces;
}

/** @type {Map<string, number>} */
const widths = new Map();
/** How wide words stand, in the unit of `size`. @param {string} text @param {Look} look @param {number} size */
export function widthOf(text, look, size) {
  const key = `${look.family}|${look.weight}|${look.isItalic}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = 0;
    for (const piece of inFaces(text, look)) {
      const font = open(piece.face);
      width += font.layout(piece.text).advanceWidth / font.unitsPerEm;
    }
    widths.set(key, width);
  }
  return width * size;
}

/** Every font file that was written with. @returns {Face[]} */
export const usedFaces = () =>
  [...Object.values(FAMILIES).flatMap(Object.values), ...Object.values(REST)].filter(({ key }) => opened.has(key));
