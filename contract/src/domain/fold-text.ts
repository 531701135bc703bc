/** Letters that Unicode does not take apart, as people type them who don't have them on their keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ς: 'σ',
};

const WITHOUT_PARTS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic; vowels of Indian scripts are letters and stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Joiners, marks of direction, soft hyphens, and how an emoji is to be drawn. */
const UNSEEN = /[\p{Cf}\ufe0e\ufe0f]/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const BETWEEN_WORDS = /[\p{Pd}\p{Pc}\p{Cc}\s.,;:/\\|·()[\]{}"“”„«»]+/gu;
/** Chinese is written without blanks: each sign is a word of its own. */
const SIGN = /\p{Script=Han}/gu;

/**
 * A text as it is searched: small letters without accents, one blank between words, no blank around them. Of two texts that a
 * reader takes for the same word both are folded to the same: "Zoë Łukasiewicz-Strauß" and "zoe lukasiewicz strauss". What has
 * nothing but signs ("...") keeps them.
 */
export function foldText(text: string): string {
  const letters = text.replace(APOSTROPHES, '').normalize('NFKD').toLowerCase().normalize('NFKD')
    .replace(UNSEEN, '').replace(ACCENTS, '').replace(WITHOUT_PARTS, (letter) => PLAIN[letter] ?? letter);
  return letters.replace(SIGN, ' $& ').replace(BETWEEN_WORDS, ' ').trim() || text.replace(UNSEEN, '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
