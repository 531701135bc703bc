/** How many colours there are for faces: `--face-1` and so on. */
export const FACE_COLOURS = 8;

/** A person's colour, the same on every page and for ever: by the id, since a name may change. */
export function faceColour(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return (sum % FACE_COLOURS) + 1;
}

/**
 * First letters of the first and the last word. One where a second would join it or say nothing (Arabic, Hebrew, Chinese:
 * scripts without capitals), and whole signs where a name has no letters. Empty without a name.
 */
export function initialsOf(name: string, most: 1 | 2 = 2): string {
  const words = name.trim().split(/\s+/u).filter((word) => word !== '');
  const letters = words.map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0]).filter((letter) => letter !== undefined);
  const [first] = letters;
  if (first === undefined) return firstSign(words[0] ?? '');
  const last = letters.length > 1 && most > 1 ? letters.at(-1) : undefined;
  return capital(first) + (last !== undefined && hasCapital(first) && hasCapital(last) ? capital(last) : '');
}

const hasCapital = (letter: string) => letter.toLowerCase() !== letter.toUpperCase();

/** One letter, also where its capital is two ("ß"). */
const capital = (letter: string) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter);

/** What is seen as one: a family of emoji is many code points. */
function firstSign(word: string): string {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) return segment;
  return '';
}
