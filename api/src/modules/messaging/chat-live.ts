import type { Feed, FeedEvent } from '../../sockets/fan-out';

/**
 * What messaging keeps in memory for the sockets of one process. Only its shape stands here: the context knows it, and it knows
 * the context.
 */
export interface ChatLive {
  feeds: {
    /** Feeds of all these channels, with one query for those that are new here. */
    open(channelIds: readonly string[]): ReadonlyMap<string, Pick<Feed<FeedEvent>, 'add'>>;
    /** To be called when a listener has left. */
    tidy(channelId: string): void;
  };
  presence: {
    /** A socket of this tab is open. */
    opened(userId: string, tab: string): void;
    /** The socket is gone; the person stays online for a while. */
    closed(userId: string, tab: string): void;
    /** The page was hidden or shown; answers whether the person is online now. */
    looked(userId: string, tab: string, isVisible: boolean): Promise<boolean>;
    /** The person has said whether others are told when they are here. */
    settled(userId: string): Promise<void>;
  };
  close(): void;
}
