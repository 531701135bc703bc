import type { Config } from '../../process/config';
import { invalid } from '../../request/errors';

const MAX_ORIGINS = 20;
const HOST = /^(?=.{1,253}$)[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/;
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

type Place = Pick<Config, 'production'>;

/** Origins as browsers write them: https, host and port, nothing else. Plain http only for this machine, and only outside of production. */
export function checkOrigins(origins: readonly string[], place: Place): string[] {
  const unique = [...new Set(origins.map((origin) => origin.trim()).filter(Boolean).map((origin) => checkOrigin(origin, place)))];
  if (unique.length === 0) throw invalid('origins', 'Name at least one origin, such as https://shop.example.');
  if (unique.length > MAX_ORIGINS) throw invalid('origins', `A partner can have at most ${MAX_ORIGINS} origins.`);
  return unique;
}

/** Whether a stored origin may be written into a policy: what an earlier release took may be more than an origin. */
export function isAllowedOrigin(origin: string, { production }: Place): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: parsed, protocol, hostname } = new URL(origin);
  return (
    parsed === origin &&
    HOST.test(hostname) &&
    (protocol === 'https:' || (!production && protocol === 'http:' && THIS_MACHINE.includes(hostname)))
  );
}

/** The address of a page on one of the origins; null for what is no such. */
export function pageOf(text: string | null, origins: readonly string[]): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { href, origin, username, password } = new URL(text);
  return username + password === '' && origins.includes(origin) ? href : null;
}

function checkOrigin(text: string, place: Place): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  // Whatever else a text holds (a path, a question, a name and password) is in what the browser writes for it.
  if (!url || url.href !== `${url.origin}/` || !HOST.test(url.hostname)) throw wrong(text, 'is not an origin such as https://shop.example');
  if (isAllowedOrigin(url.origin, place)) return url.origin;
  throw wrong(text, url.protocol !== 'http:'
    ? 'is not an origin such as https://shop.example'
    : `needs https: write https://${url.host}${place.production ? '' : ` (http is for this machine alone, to try things: ${THIS_MACHINE.join(', ')})`}`);
}

const wrong = (text: string, why: string) => invalid('origins', `${text.slice(0, 100)} ${why}.`);
