import type { JsonObject } from './bus';

type Listener = (payload: JsonObject) => void;

interface Topic {
  listeners: Set<Listener>;
  ready: Promise<void>;
}

/**
 * One subscription of the emitter for all listeners of a topic. mqemitter-redis tells the second subscriber of
 * a topic that it is live before Redis has confirmed the first; here both wait for the same confirmation.
 */
export class TopicFanOut {
  private readonly topics = new Map<string, Topic>();

  constructor(private readonly open: (topic: string, deliver: Listener) => { ready: Promise<void>; end(): void }) {}

  private readonly ends = new Map<string, () => void>();

  async add(topic: string, listener: Listener): Promise<() => Promise<void>> {
    // The same function twice is two subscriptions.
    const own: Listener = (payload) => listener(payload);
    const entry = this.topics.get(topic) ?? this.start(topic);
    entry.listeners.add(own);
    await entry.ready;
    return async () => {
      if (!entry.listeners.delete(own) || entry.listeners.size > 0) return;
      if (this.topics.get(topic) !== entry) return;
      this.topics.delete(topic);
      this.ends.get(topic)?.();
      this.ends.delete(topic);
    };
  }

  private start(topic: string): Topic {
    const listeners = new Set<Listener>();
    const { ready, end } = this.open(topic, (payload) => {
      for (const listener of [...listeners]) listener(payload);
    });
    const entry = { listeners, ready };
    this.topics.set(topic, entry);
    this.ends.set(topic, end);
    return entry;
  }
}
