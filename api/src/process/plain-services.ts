import { isLoopback } from '../request/own-address';

const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

/** Whether what is said to this server could be read on the way: it is on another machine, and the address asks for no TLS. */
export function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === '' || host === 'localhost' || isLoopback(host)) return false;
  if (protocol === 'rediss:' || protocol === 'smtps:' || protocol === 'https:') return false;
  if (protocol === 'smtp:') return searchParams.get('requireTLS') !== 'true';
  if (protocol === 'redis:') return true;
  return !ENCRYPTED.includes(searchParams.get('sslmode') ?? '');
}
