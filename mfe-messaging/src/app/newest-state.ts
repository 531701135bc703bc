import { callsPerson } from '../chat/calls';

interface Message {
  id: string; channelId: string; seq: number; changeSeq: number; createdAt: string; author: { id: string } | null;
  mentions: readonly { id: string }[]; isToAll: boolean; line?: object | null;
}
interface Entry {
  id: string; readRevision: number; lastReadSeq: number; isMarkedUnread: boolean; unread: number; unreadMentions: number;
  channel: { lastSeq: number; lastMessageAt: string | null }; lastMessages: Message[];
}
type Read = Pick<Entry, 'readRevision' | 'lastReadSeq' | 'isMarkedUnread' | 'unreadMentions'>;

/** Messages and rows remembered; older ones are forgotten, their answers are long there. */
const MOST_KEPT = 2000;

/**
 * Answers and streams come by different ways, so an answer may be older than what a stream told already. Here the newer
 * state wins: of a message by its `changeSeq`, of a read position by its `readRevision`, of a row by its newest message.
 */
export class NewestState {
  private readonly messages = new Map<string, Message>();
  private readonly newest = new Map<string, Message>();
  private readonly reads = new Map<string, Read>();

  constructor(private readonly selfId: string) {}

  /** A result of the server with what is older in it made new. */
  renew<Value>(value: Value): Value {
    if (Array.isArray(value)) return value.map((each: unknown) => this.renew(each)) as Value;
    if (typeof value !== 'object' || value === null) return value;
    const renewed = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.renew(each as unknown)]));
    if (renewed['__typename'] === 'ChatMessage') return this.message(renewed as unknown as Message) as Value;
    if (renewed['__typename'] === 'InboxEntry') return this.entry(renewed as unknown as Entry) as Value;
    return renewed as Value;
  }

  private message(message: Message): Message {
    const known = this.messages.get(message.id);
    const renewed = known && known.changeSeq > message.changeSeq ? { ...message, ...known } : message;
    keep(this.messages, message.id, renewed);
    if (message.seq > (this.newest.get(message.channelId)?.seq ?? 0)) keep(this.newest, message.channelId, renewed);
    return renewed;
  }

  private entry(entry: Entry): Entry {
    const known = this.reads.get(entry.id);
    const read = known && known.readRevision > entry.readRevision ? known : entry;
    const { readRevision, lastReadSeq, isMarkedUnread, unreadMentions } = read;
    keep(this.reads, entry.id, { readRevision, lastReadSeq, isMarkedUnread, unreadMentions });
    const last = this.newest.get(entry.id);
    const isBehind = last !== undefined && last.seq > entry.channel.lastSeq;
    if (read === entry && !isBehind) return entry;
    const lastSeq = isBehind ? last.seq : entry.channel.lastSeq;
    const readSeq = isBehind && last.author?.id === this.selfId ? last.seq : lastReadSeq;
    const isMention = isBehind && readSeq < last.seq && callsPerson(last, this.selfId);
    return {
      ...entry, readRevision, isMarkedUnread, lastReadSeq: readSeq,
      unread: Math.max(lastSeq - readSeq - this.linesBehind(entry.id, readSeq), isMarkedUnread ? 1 : 0, 0),
      unreadMentions: readSeq >= lastSeq ? 0 : unreadMentions + (isMention ? 1 : 0),
      channel: isBehind
        ? { ...entry.channel, lastSeq, lastMessageAt: last.line ? entry.channel.lastMessageAt : last.createdAt }
        : entry.channel,
      lastMessages: isBehind ? [...entry.lastMessages.slice(-1), last] : entry.lastMessages,
    };
  }

  /** What a channel tells of itself is not unread; older ones than are remembered were read long ago. */
  private linesBehind(channelId: string, seq: number): number {
    return [...this.messages.values()].filter((message) => message.channelId === channelId && message.seq > seq && message.line).length;
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
}
