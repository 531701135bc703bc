import latinItalic from './source-serif-4-latin-wght-italic.woff2';
import latinExt from './source-serif-4-latin-ext-wght-normal.woff2';
import latin from './source-serif-4-latin-wght-normal.woff2';

const NAME = 'Source Serif 4 Variable';
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215';
const LATIN_EXT = 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0';

/** Tells the page of the font; the browser fetches a file of it once something is set in its letters. */
export function addSourceSerif(): void {
  const face = (address: string, style: 'normal' | 'italic', unicodeRange: string) => (
    new FontFace(NAME, `url(${JSON.stringify(address)}) format("woff2")`, { style, weight: '200 900', unicodeRange, display: 'swap' }));
  for (const each of [
    face(latin, 'normal', LATIN), face(latinExt, 'normal', LATIN_EXT), face(latinItalic, 'italic', LATIN),
  ]) document.fonts.add(each);
}
