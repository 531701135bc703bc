import type { Services } from '../../context';
import { ChannelFeeds } from './channel-feeds';
import { PresenceKeeper } from './presence-keeper';

/** What messaging keeps in memory for the sockets of one process. */
export interface ChatLive {
  feeds: ChannelFeeds;
  presence: PresenceKeeper;
  close(): void;
}

export function openChat(parts: Pick<Services, 'db' | 'bus' | 'log'>, graceMs?: number): ChatLive {
  const feeds = new ChannelFeeds(parts);
  const presence = new PresenceKeeper(parts, graceMs);
  return {
    feeds, presence,
    close() {
      feeds.close();
      presence.close();
    },
  };
}
