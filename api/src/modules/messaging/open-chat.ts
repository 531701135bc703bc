import type { Services } from '../../request/context';
import { PresenceKeeper } from '../presence';
import { ChannelFeeds } from './channel-feeds';
import type { ChatLive } from './chat-live';

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
