/** How well something fits what was typed; more is better, 0 is not at all. What is typed stands above what is used often. */
export const FIT = {
  none: 0,
  letters: 1,
  initials: 2,
  insideKeyword: 3,
  insideLabel: 4,
  wordsOfBoth: 5,
  wordsOfKeyword: 6,
  wordsOfLabel: 7,
  labelBegins: 8,
  keyword: 9,
  label: 10,
} as const;

export function fitOf(typed: string, label: string, keywords: readonly string[] = []): number {
  const query = fold(typed);
  const name = fold(label);
  const others = keywords.map(fold);
  if (query === '' || name === query) return FIT.label;
  if (others.includes(query)) return FIT.keyword;
  if (name.startsWith(query)) return FIT.labelBegins;
  if (wordsBegin(query, name)) return FIT.wordsOfLabel;
  if (others.some((other) => wordsBegin(query, other))) return FIT.wordsOfKeyword;
  if (wordsBegin(query, [name, ...others].join(' '))) return FIT.wordsOfBoth;
  if (name.includes(query)) return FIT.insideLabel;
  if (others.some((other) => other.includes(query))) return FIT.insideKeyword;
  if (query.length > 1 && wordsOf(name).map(([initial]) => initial).join('').startsWith(query)) return FIT.initials;
  return lettersInOrder(query, name) ? FIT.letters : FIT.none;
}

/** As people type: without capitals and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Where `match` stands in `text`, whatever the case; null where it does not, or where capitals of another length shift the place. */
export function foldAt(text: string, match: string): { from: number; to: number } | null {
  const [lower, wanted] = [text.toLowerCase(), match.trim().toLowerCase()];
  const from = lower.length === text.length && wanted !== '' ? lower.indexOf(wanted) : -1;
  return from === -1 ? null : { from, to: from + wanted.length };
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Each word that was typed begins a word of its own. */
function wordsBegin(query: string, text: string): boolean {
  const left = wordsOf(text);
  return wordsOf(query).every((word) => {
    const at = left.findIndex((one) => one.startsWith(word));
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  }) && wordsOf(query).length > 0;
}

/** The letters stand in the name one after the other, the first at the beginning of a word: "lgt" finds "Log out". */
function lettersInOrder(query: string, name: string): boolean {
  const letters = query.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < 2) return false;
  return wordsOf(name).some((_, index, words) => {
    const rest = words.slice(index).join('');
    if (rest[0] !== letters[0]) return false;
    let at = 0;
    for (const letter of letters) {
      at = rest.indexOf(letter, at) + 1;
      if (at === 0) return false;
    }
    return true;
  });
}
