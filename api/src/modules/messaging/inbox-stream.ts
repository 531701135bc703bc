import type { Context } from '../../request/context';
import { SharedSource, type Listening, type Receiver, type Stop } from '../../sockets/fan-out';
import type { ChannelEvent, PersonNotice } from './channel-event';
import { personTopic } from './channel-event';
import { readDraft, type ChatDraft } from './drafts';
import { MY_CHANNELS } from './inbox.queries';
import type { ChatChannel, ChatMessage, InboxEntry } from './messaging.json';
import { readEntry } from './messaging.queries';
import { requireMessenger, who, type Messenger } from './messenger';

export interface InboxEvent {
  type: 'HELLO' | 'MESSAGE' | 'CHANGED' | 'CHANNEL' | 'ENTRY' | 'GONE' | 'ASKED' | 'DRAFT';
  channelId: string | null;
  message: ChatMessage | null;
  channel: ChatChannel | null;
  entry: InboxEntry | null;
  draft: ChatDraft | null;
  wasAdded: boolean;
}

const nothing = { channelId: null, message: null, channel: null, entry: null, draft: null, wasAdded: false } as const;
const HELLO: InboxEvent = { type: 'HELLO', ...nothing };

const seen = new WeakMap<ChannelEvent, InboxEvent>();

/** The same step as the lists see it; one object for all inboxes, so that it is serialised once. */
function inboxEventOf(event: ChannelEvent): InboxEvent {
  const known = seen.get(event);
  if (known) return known;
  const { message, channel } = event;
  const type = message === null ? 'CHANNEL' : message.createdAt === message.updatedAt ? 'MESSAGE' : 'CHANGED';
  const made: InboxEvent = { ...nothing, type, channelId: message?.channelId ?? channel?.id ?? null, message, channel };
  seen.set(event, made);
  return made;
}

/** What happens in everything the viewer takes part in, and to their own lists in other tabs. */
export function inboxStream(context: Context): SharedSource {
  const viewer = requireMessenger(context);
  return new SharedSource((receiver) => new Inbox(context, viewer, receiver).open());
}

class Inbox {
  private readonly listening = new Map<string, Listening>();
  private stops: (() => void | Promise<void>)[] = [];
  private isOver = false;
  private tasks: Promise<void> = Promise.resolve();

  constructor(private readonly context: Context, private readonly viewer: Messenger, private readonly receiver: Receiver) {}

  async open(): Promise<Stop> {
    const { bus, db } = this.context;
    // Notices wait until everything is listened to: somebody who is sent away meanwhile must be found there.
    let begin = () => {};
    this.tasks = new Promise((resolve) => { begin = resolve; });
    try {
      const heard = (notice: unknown) => this.enqueue(() => this.hear(notice as PersonNotice));
      this.stops.push(await bus.subscribe(personTopic(this.viewer.userId), heard));
      const mine = this.receiver.isOver ? [] : await db.read<{ id: string }>(MY_CHANNELS, who(this.viewer));
      if (!this.receiver.isOver) await this.listen(mine.map(({ id }) => id));
      await this.receiver.send(HELLO);
      begin();
      return () => this.close();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private close(): void {
    this.isOver = true;
    for (const id of [...this.listening.keys()]) this.forget(id);
    for (const stop of this.stops) void stop();
    this.stops = [];
  }

  private async listen(channelIds: readonly string[]): Promise<void> {
    const fresh = channelIds.filter((id) => !this.listening.has(id));
    for (const [id, feed] of this.context.chat.feeds.open(fresh)) {
      this.listening.set(id, feed.add(this.viewer.userId, {
        send: (event) => this.receiver.send(inboxEventOf(event as ChannelEvent)),
        drained: () => this.receiver.drained(),
        end: () => this.gone(id),
      }, null));
    }
    await Promise.all(fresh.map((id) => this.listening.get(id)?.live));
    if (this.isOver) this.close();
  }

  private async hear({ type, channelId, wasAdded = false }: PersonNotice): Promise<void> {
    if (this.isOver) return;
    if (type === 'LEFT') return this.gone(channelId);
    if (type === 'ASKED') return void this.receiver.send({ ...nothing, type, channelId } satisfies InboxEvent);
    if (type === 'DRAFT') {
      const draft = await readDraft(this.context, channelId);
      return void this.receiver.send({ ...nothing, type, draft } satisfies InboxEvent);
    }
    if (type === 'JOINED') await this.listen([channelId]);
    const entry = await readEntry(this.context.db, this.viewer, channelId);
    if (!entry) return this.gone(channelId);
    await this.receiver.send({ ...nothing, type: 'ENTRY', channelId, entry, wasAdded } satisfies InboxEvent);
    // Whoever begins a conversation wrote before anybody could listen to it: it is a new message all the same.
    const first = type === 'JOINED' && entry.channel.kind === 'personal' && entry.unread > 0 ? entry.lastMessages.at(-1) : undefined;
    if (first) await this.receiver.send({ ...nothing, type: 'MESSAGE', channelId, message: first } satisfies InboxEvent);
  }

  private gone(channelId: string): void {
    if (this.isOver || !this.listening.has(channelId)) return;
    this.forget(channelId);
    void this.receiver.send({ ...nothing, type: 'GONE', channelId } satisfies InboxEvent);
  }

  private forget(channelId: string): void {
    this.listening.get(channelId)?.remove();
    this.listening.delete(channelId);
    this.context.chat.feeds.tidy(channelId);
  }

  private enqueue(task: () => Promise<void>): void {
    this.tasks = this.tasks.then(task).catch((error: unknown) => {
      this.context.log.warn({ err: error }, 'an inbox could not go on; its client comes back');
      this.receiver.end();
    });
  }
}
