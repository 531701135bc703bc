import type { Duplex } from 'node:stream';
import type { Config } from '../process/config';

type Public = Pick<Config, 'production' | 'publicUrl'>;
type Header = readonly [name: string, value: string];

/** What pages of partners load from us; everything else is for our own pages alone. */
const FOR_PARTNERS: ReadonlySet<string> = new Set(['/embed', '/embed.js']);

/**
 * What every answer says to browsers, whichever door it leaves by. Pages put the policy of their scripts in the place of this one
 * (content-security-policy.ts); the page inside a partner's frame says there who may hold it.
 */
export function securityHeaders(config: Public): (path: string) => readonly Header[] {
  const ours = headersFor(config, false);
  const forPartners = headersFor(config, true);
  return (path) => (FOR_PARTNERS.has(path) ? forPartners : ours);
}

function headersFor({ production, publicUrl }: Public, isForPartners: boolean): readonly Header[] {
  return Object.entries({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-resource-policy': isForPartners ? 'cross-origin' : 'same-origin',
    // Google's window has to reach its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(!isForPartners && {
      'x-frame-options': 'DENY', 'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    }),
    ...(production && publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
}

/** An answer on a connection that no request object was made for. */
export function rawAnswer(status: string, config: Public): string {
  const headers: Header[] = [['connection', 'close'], ['content-length', '0'], ...headersFor(config, false)];
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** What is no HTTP, or too much of it, or never comes to an end. */
export function answerBroken({ code }: { code?: string }, socket: Duplex, config: Public): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(rawAnswer(status, config));
}
