import type { Services } from '../../request/context';
import { Feed, type FeedStore } from '../../sockets/fan-out';
import type { ChannelEvent } from './channel-event';
import { channelTopic } from './channel-event';
import { POSITIONS, readChanges, TAKING_PART, type Changes } from './changes.queries';

const PAGE = 100;
/** Longest time that an event which got lost between processes stays unseen. */
const CHECK_MS = 3_000;

type Parts = Pick<Services, 'db' | 'bus' | 'log'>;

/** Feeds of the channels that somebody on this process listens to. */
export class ChannelFeeds {
  private readonly feeds = new Map<string, { feed: Feed<ChannelEvent>; unsubscribe: Promise<() => Promise<void>> }>();
  private readonly stopGap: () => void;
  private checkTimer: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    // Everybody comes again then; they must not find a feed that is behind.
    this.stopGap = parts.bus.onGap(() => { for (const { feed } of this.feeds.values()) feed.repair(); });
    this.checkTimer = this.checkLater();
  }

  /** Feeds of all these channels, with one query for those that are new here. */
  open(channelIds: readonly string[]): Map<string, Feed<ChannelEvent>> {
    const fresh = channelIds.filter((id) => !this.feeds.has(id));
    if (fresh.length > 0) this.start(fresh);
    return new Map(channelIds.flatMap((id) => {
      const entry = this.feeds.get(id);
      return entry ? [[id, entry.feed] as const] : [];
    }));
  }

  /** To be called when a listener has left. */
  tidy(channelId: string): void {
    const entry = this.feeds.get(channelId);
    if (entry && entry.feed.size === 0) this.drop(channelId, entry);
  }

  close(): void {
    clearTimeout(this.checkTimer);
    this.stopGap();
    for (const [id, entry] of this.feeds) this.drop(id, entry);
  }

  private start(ids: readonly string[]): void {
    const heard = new Map(ids.map((id) => [
      id, this.parts.bus.subscribe(channelTopic(id), (event) => this.feeds.get(id)?.feed.receive(event as unknown as ChannelEvent)),
    ]));
    // Where they stand is read once their events are heard: what happens in between is seen twice, never missed.
    const positions = Promise.all(heard.values()).then(() => this.positions(ids));
    for (const [id, unsubscribe] of heard) {
      const position = positions.then((all) => all.get(id) ?? 0);
      const entry = { feed: new Feed(channelStore(this.parts, id), position, this.parts.log), unsubscribe };
      this.feeds.set(id, entry);
      position.catch(() => this.drop(id, entry));
    }
  }

  private drop(id: string, entry: { feed: Feed<ChannelEvent>; unsubscribe: Promise<() => Promise<void>> }): void {
    if (this.feeds.get(id) === entry) this.feeds.delete(id);
    entry.feed.close();
    entry.unsubscribe.then((unsubscribe) => unsubscribe()).catch(() => undefined);
  }

  private async positions(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.parts.db.read<{ id: string; changeSeq: number }>(POSITIONS, [ids]);
    return new Map(rows.map(({ id, changeSeq }) => [id, changeSeq]));
  }

  /** An event can be lost when the process that announced it is killed: the database knows. */
  private async check(): Promise<void> {
    if (this.feeds.size === 0) return;
    for (const [id, position] of await this.positions([...this.feeds.keys()])) this.feeds.get(id)?.feed.expect(position);
  }

  private checkLater(): NodeJS.Timeout {
    this.checkTimer = setTimeout(() => {
      const next = () => { this.checkLater(); };
      this.check().then(next, (error: unknown) => {
        this.parts.log.warn({ err: error }, 'positions of channels could not be read');
        next();
      });
    }, CHECK_MS);
    this.checkTimer.unref();
    return this.checkTimer;
  }
}

function channelStore({ db }: Parts, channelId: string): FeedStore<ChannelEvent> {
  return {
    async load(after) {
      const changes = await readChanges(db, channelId, after, PAGE);
      return changes ? eventsOf(changes, after) : { events: [], reached: after, isComplete: true };
    },
    async stillIn(userIds) {
      const rows = await db.read<{ userId: string }>(TAKING_PART, [channelId, userIds]);
      return new Set(rows.map(({ userId }) => userId));
    },
    leavers: (event) => event.left,
    isLast: (event) => event.channel?.isDeleted === true,
  };
}

interface FoundEvents { events: ChannelEvent[]; reached: number; isComplete: boolean }

/** The page as events in the order of change; the channel's own change takes its place among the messages. */
function eventsOf({ messages, changeSeq, faceChangeSeq, channel }: Changes, after: number): FoundEvents {
  const isComplete = messages.length < PAGE;
  const reached = isComplete ? changeSeq : messages.at(-1)?.changeSeq ?? changeSeq;
  const events: ChannelEvent[] = messages.map((message) => ({ seq: message.changeSeq, type: 'MESSAGE', message, channel: null, left: [] }));
  if (faceChangeSeq > after && faceChangeSeq <= reached) {
    const place = events.findIndex((event) => event.seq > faceChangeSeq);
    events.splice(place === -1 ? events.length : place, 0, { seq: faceChangeSeq, type: 'CHANNEL', message: null, channel, left: [] });
  }
  return { events, reached, isComplete };
}
