import { LIMITS } from '@heartwood/contract/domain';
import { invalid } from '../../request/errors';
import { line } from '../../text/text';

/**
 * Addresses that a person shows on their profile, each once and whole; "loopcrate.eu" is "https://loopcrate.eu/". Throws INVALID
 * for what a browser would not open as a page of the web.
 */
export function profileLinks(values: readonly string[]): string[] {
  const links = values.map((value) => line('links', value, { ...LIMITS.link, label: 'A link' })).filter((value) => value !== '')
    .map(webAddress);
  const once = [...new Set(links)];
  if (once.length > LIMITS.links.max) throw invalid('links', `There is room for ${LIMITS.links.max} links.`);
  return once;
}

function webAddress(value: string): string {
  const text = /^[a-z][a-z\d+.-]*:/i.test(value) && !/^[^/:]+:\d/.test(value) ? value : `https://${value}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPage = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && /^[^.]+(?:\.[^.]+)+$/.test(url.hostname);
  // A name and a password before the host make another address look like this one.
  if (!isPage || url.username !== '' || url.password !== '') throw invalid('links', `“${value}” is no address of the web.`);
  return url.href;
}
