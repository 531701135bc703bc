const NUL = '\u0000';
/** Halves of a character without their other half. */
const HALVES = /[\ud800-\udfff]/gu;

/** Without what no database and no reader takes. */
export function isCleanText(text: string): boolean {
  return !text.includes(NUL) && text.search(HALVES) < 0;
}

export function cleanText(text: string): string {
  return isCleanText(text) ? text : text.replaceAll(NUL, '').replace(HALVES, '\ufffd');
}
