import { announce, type Announcer } from '../../events/announce';
import type { ChatChannel, ChatMessage } from './messaging.json';

/** One step of a channel, the same for everybody in it. */
export interface ChannelEvent {
  /** `channel.changeSeq`: the cursor to resume with. */
  seq: number;
  type: 'HELLO' | 'MESSAGE' | 'CHANNEL';
  message: ChatMessage | null;
  channel: ChatChannel | null;
  /** Who takes no part any more. */
  left: readonly string[];
}

/** What concerns one person's lists, in all their tabs. */
export interface PersonNotice {
  /**
   * ASKED: the requests to take part in a channel are others than before. DRAFT: words not sent yet are others; `channelId` is
   * their target.
   */
  type: 'JOINED' | 'LEFT' | 'READ' | 'ASKED' | 'DRAFT';
  channelId: string;
  /** JOINED: somebody else did it. */
  wasAdded?: boolean;
}

export interface TypingEvent { channelId: string; userId: string; firstname: string; isTyping: boolean }

export const channelTopic = (channelId: string) => `channel/${channelId}`;
export const personTopic = (userId: string) => `chat/${userId}`;
export const typingTopic = (channelId: string) => `typing/${channelId}`;

export function announceMessage(services: Announcer, message: ChatMessage): Promise<void> {
  const event: ChannelEvent = { seq: message.changeSeq, type: 'MESSAGE', message, channel: null, left: [] };
  return announce(services, channelTopic(message.channelId), event);
}

export function announceChannel(services: Announcer, channel: ChatChannel, left: readonly string[] = []): Promise<void> {
  const event: ChannelEvent = { seq: channel.changeSeq, type: 'CHANNEL', message: null, channel, left };
  return announce(services, channelTopic(channel.id), event);
}

export async function tellPeople(services: Announcer, userIds: readonly string[], notice: PersonNotice): Promise<void> {
  await Promise.all(userIds.map((userId) => announce(services, personTopic(userId), notice)));
}

export const announceTyping = (services: Announcer, event: TypingEvent) => announce(services, typingTopic(event.channelId), event);
