import { parse } from 'bowser';

export interface Browser {
  /** Such as "Firefox on Windows". */
  name: string;
  kind: 'desktop' | 'phone' | 'tablet';
}

/** What a browser says of itself, in the words of its owner. */
export function browserOf(userAgent: string | null): Browser {
  if (userAgent === null || userAgent === '') return { name: 'Unknown device', kind: 'desktop' };
  const { browser, os, platform } = parse(userAgent);
  const place = platform.vendor === 'Apple' && platform.model !== undefined && platform.type !== 'desktop' ? platform.model : os.name;
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'desktop';
  if (browser.name === undefined || browser.name === '') return { name: place ?? 'Unknown device', kind };
  return { name: place === undefined ? browser.name : `${browser.name} on ${place}`, kind };
}
