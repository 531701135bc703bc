import type { Services } from '../../request/context';
import type { JsonObject } from '../../events/bus';
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
  /** ASKED: the requests to take part in a channel are others than before. DRAFT: words not sent yet are others; `channelId` is their target. */
  type: 'JOINED' | 'LEFT' | 'READ' | 'ASKED' | 'DRAFT';
  channelId: string;
  /** JOINED: somebody else did it. */
  wasAdded?: boolean;
}

export interface TypingEvent { channelId: string; userId: string; firstname: string; isTyping: boolean }

export const channelTopic = (channelId: string) => `channel/${channelId}`;
export const personTopic = (userId: string) => `chat/${userId}`;
export const typingTopic = (channelId: string) => `typing/${channelId}`;

type Announcer = Pick<Services, 'bus' | 'log'>;

/**
 * Tells every process, after the commit and before the answer: what was acknowledged is on its way even if this process is
 * killed the next moment. Never fails: what does not arrive is found by sequence.
 */
async function announce({ bus, log }: Announcer, topic: string, payload: object): Promise<void> {
  try {
    await bus.publish(topic, payload as JsonObject);
  } catch (error) {
    log.warn({ err: error, topic }, 'an event was not announced; listeners catch up by sequence');
  }
}

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
