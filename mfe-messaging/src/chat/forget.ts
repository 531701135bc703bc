import { forget } from '@heartwood/client-kit/cache';
import type { Cache } from '@urql/exchange-graphcache';

/** What is known of one channel by this query is asked for again, whatever else it was asked with. */
export function forgetOfChannel(cache: Cache, field: 'channelDetails' | 'channelMessages' | 'messagesWithFiles', channelId: string): void {
  forget(cache, field, (given) => given['channelId'] === channelId);
}
