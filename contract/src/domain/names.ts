/** Dots of other scripts, which browsers read as dots in an address. */
const DOT = '[.\\u3002\\uFF0E\\uFF61]';

const HIDDEN_OR_MARKUP = /[\p{C}<>]/u;
const LINK = new RegExp(`://|www${DOT}|@|[\\p{L}\\p{N}]${DOT}\\p{L}{2,}[/:?#]`, 'iu');
const DOMAIN = new RegExp(`[\\p{L}\\p{N}]${DOT}\\p{L}{2,}`, 'iu');

/**
 * What is wrong with a name that others read, in mails too, as the end of a sentence that begins with what it names; or
 * null. Nothing hides in it (control and direction characters), and a mail program makes no link of it. A person's name has
 * no domain at all ("J.R.R. Tolkien" has none); a company may be called by one ("Booking.com"), without a path.
 */
export function nameFault(name: string, of: 'person' | 'company'): string | null {
  if (HIDDEN_OR_MARKUP.test(name)) return 'can have only letters, digits and punctuation';
  if (LINK.test(name)) return 'can not be a link or a mail address';
  if (of === 'person' && DOMAIN.test(name)) return 'can not be a web address: put a space after the dot';
  return null;
}

/** A name that comes from elsewhere, such as "ada.lovelace", in a form that `nameFault` lets pass. */
export function asPersonName(text: string): string {
  const shown = text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{C}<>]/gu, '').replaceAll(/[@/:]/g, ' ');
  return shown.replaceAll(new RegExp(`(?<=[\\p{L}\\p{N}])${DOT}(?=\\p{L}{2,})`, 'gu'), ' ').replaceAll(/\s+/g, ' ').trim();
}
