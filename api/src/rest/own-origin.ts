import type { IncomingMessage } from 'node:http';
import type { Config } from '../process/config';
import { forbidden } from '../request/errors';

/**
 * Whether a request may have come from a page of ours. Browsers tell of the page that asks (`Origin`, `Sec-Fetch-Site`);
 * programs tell nothing and pass, because what they send is theirs alone and no visitor's.
 */
export function isOwnOrigin({ headers }: IncomingMessage, config: Pick<Config, 'publicUrl'>): boolean {
  const site = headers['sec-fetch-site'];
  // A neighbour below the same domain is a stranger too.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || isOurs(headers.origin, headers.host ?? '', new URL(config.publicUrl));
}

/** `null`, as sandboxed frames say, is nobody's. A product that answers several hosts is each of them. */
function isOurs(origin: string, host: string, publicUrl: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.host === publicUrl.host) return page.origin === publicUrl.origin;
  return /^https?:$/.test(page.protocol) && page.host === host.toLowerCase();
}

/** Somebody follows a link, as in a mail: the answer is shown to them, and the page with the link gets nothing of it. */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

export const foreignOrigin = () => forbidden('This can be asked from our own pages alone.', 'FOREIGN_ORIGIN');
