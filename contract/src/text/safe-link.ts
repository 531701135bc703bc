const schemes = ['http:', 'https:', 'mailto:'];
const maxLength = 2000;

/** True for an address that a browser may follow from inside the product: the web and mail, never a script. */
export function isSafeLink(url: unknown): url is string {
  // Only what is written plainly: a browser drops control characters and blanks, which would make another address of it.
  if (typeof url !== 'string' || url.length > maxLength || /[\s\p{Cc}]|[\ud800-\udfff]/u.test(url)) return false;
  return URL.canParse(url) && schemes.includes(new URL(url).protocol);
}

/** What somebody typed as an address, completed to one that can be followed: `example.com`, `a@b.example`. Null when it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isSafeLink(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return withScheme('mailto:', text);
  if (/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(text))
    return withScheme('https://', text);
  return null;
}

/**
 * What a link to a page of the web is called: its real host first, then the path, "eurostat.eu/retail-census-2024". Letters
 * that could be taken for others are written as the browser asks for them, and a name before the host is left out. The address
 * itself when it is none.
 */
export function linkLabel(address: string): string {
  if (!isSafeLink(address)) return address;
  const { host, pathname } = new URL(address);
  return host === '' ? address : host.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}

function withScheme(scheme: string, text: string): string | null {
  return isSafeLink(scheme + text) ? scheme + text : null;
}
