import { foldText } from '@heartwood/contract/domain';

export interface Mark { from: number; to: number }

const APOSTROPHES = /['’‘ʼ`´]/;
const SIGNS_OF_WORDS = /[\p{L}\p{M}\p{N}]/u;

/** Where `match` stands in `text`, as the server finds it: whatever case, accents and signs between words. `text` is in form NFC. */
export function marksOf(text: string, match: string): Mark[] {
  const wanted = foldText(match);
  if (wanted === '') return [];
  let folded = '';
  /** Of each letter of `folded`, where what it comes from begins and ends. */
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of text) {
    const letters = foldedSign(sign);
    if (letters !== ' ' || (folded !== '' && !folded.endsWith(' '))) {
      folded += letters;
      for (let count = 0; count < letters.length; count += 1) {
        from.push(at);
        to.push(at + sign.length);
      }
    }
    at += sign.length;
  }
  const marks: Mark[] = [];
  for (let found = folded.indexOf(wanted); found >= 0; found = folded.indexOf(wanted, found + wanted.length)) {
    marks.push({ from: from[found] ?? 0, to: to[found + wanted.length - 1] ?? text.length });
  }
  return marks;
}

function foldedSign(sign: string): string {
  if (APOSTROPHES.test(sign)) return '';
  return SIGNS_OF_WORDS.test(sign) ? foldText(sign) : ' ';
}

const SHOWN = 280;
const BEFORE = 80;

/** The part of a long text in which the match stands. */
export function excerptOf(text: string, match: string): string {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (whole.length <= SHOWN) return whole;
  const first = marksOf(whole, match)[0]?.from ?? 0;
  const begin = first > SHOWN - BEFORE ? whole.lastIndexOf(' ', first - BEFORE) + 1 : 0;
  const part = whole.slice(begin, begin + SHOWN);
  const end = begin + SHOWN < whole.length ? `${part.slice(0, part.lastIndexOf(' '))}…` : part;
  return begin > 0 ? `…${end}` : end;
}
