import { invalid } from '../../errors';

const MAX_ORIGINS = 20;

/** Origins as browsers write them: scheme, host and port, nothing else. Plain http only for this machine. */
export function checkOrigins(origins: readonly string[]): string[] {
  const unique = [...new Set(origins.map((origin) => origin.trim()).filter(Boolean).map(checkOrigin))];
  if (unique.length === 0) throw invalid('origins', 'Name at least one origin, such as https://shop.example.');
  if (unique.length > MAX_ORIGINS) throw invalid('origins', `A partner can have at most ${MAX_ORIGINS} origins.`);
  return unique;
}

function checkOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!url || !isBare || url.hostname.includes('*') || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) {
    throw invalid('origins', `${text} is not an origin such as https://shop.example.`);
  }
  return url.origin;
}
