import type { Duplex } from 'node:stream';
import type { Config } from '../process/config';

/** What pages of partners load from us; everything else is for our own pages alone. */
const FOR_PARTNERS: ReadonlySet<string> = new Set(['/embed', '/embed.js']);

/**
 * What every answer says to browsers, whichever door it leaves by. Pages add the policy of their scripts
 * (content-security-policy.ts); the page inside a partner's frame says there who may hold it.
 */
export function securityHeaders({ production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>, path: string): Readonly<Record<string, string>> {
  const isForPartners = FOR_PARTNERS.has(path);
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-resource-policy': isForPartners ? 'cross-origin' : 'same-origin',
    // Google's window has to reach its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(!isForPartners && { 'x-frame-options': 'DENY' }),
    ...(production && publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** An answer on a connection that no request object was made for. */
export function rawAnswer(status: string, config: Pick<Config, 'production' | 'publicUrl'>): string {
  const headers = { connection: 'close', 'content-length': '0', ...securityHeaders(config, '') };
  return `HTTP/1.1 ${status}\r\n${Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** What is no HTTP, or too much of it, or never comes to an end. */
export function answerBroken({ code }: { code?: string }, socket: Duplex, config: Pick<Config, 'production' | 'publicUrl'>): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  socket.end(rawAnswer(status, config));
}
