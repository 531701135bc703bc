import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from './context';
import { isLoopback } from './own-address';

/** What proxies add when they ask for somebody else. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

/** Whether who asks sits at this very machine, and does not ask for somebody who sits elsewhere. */
export function isOwnMachine({ ip }: Pick<Context, 'ip'>, headers: IncomingHttpHeaders): boolean {
  return isLoopback(ip) && FORWARDING.every((name) => headers[name] === undefined);
}
