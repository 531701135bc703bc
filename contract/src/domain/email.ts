/** The address pattern of HTML's own email field, with a dot required in the domain. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Names that nobody can own (RFC 6761): mail to them goes nowhere, and what we have ever made up ends in one of them. */
const NOBODYS = /\.(?:invalid|localhost)$/i;

/** An address that somebody may have. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !NOBODYS.test(text);
}

/** The form in which two spellings of one address meet. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
