import type { Cache } from '@urql/exchange-graphcache';

/** Makes every answer of this query about a channel stale, whatever its other arguments: what is on screen is asked for again. */
export function forget(cache: Cache, field: 'channelDetails' | 'channelMessages', channelId: string): void {
  for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
    if (fieldName === field && given?.['channelId'] === channelId) cache.invalidate('Query', field, given);
  }
}
