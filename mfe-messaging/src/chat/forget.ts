import type { Cache } from '@urql/exchange-graphcache';

/** Makes every answer of this query about a channel stale, whatever its other arguments: what is on screen is asked for again. */
export function forget(cache: Cache, field: 'channelDetails' | 'channelMessages' | 'messagesWithFiles', channelId: string): void {
  forgetAll(cache, field, (given) => given['channelId'] === channelId);
}

/** The same for every page of a list. */
export function forgetAll(cache: Cache, field: string, isMeant: (given: Record<string, unknown>) => boolean = () => true): void {
  for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
    if (fieldName === field && isMeant(given ?? {})) cache.invalidate('Query', field, given ?? undefined);
  }
}
