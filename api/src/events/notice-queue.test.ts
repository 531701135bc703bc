import type { EventBus, JsonObject } from './bus';
import { leavable, NoticeQueue } from './notice-queue';

/** A bus that knows who listens. */
function listeningBus(): Pick<EventBus, 'publish' | 'subscribe'> & { listeners: Set<(payload: JsonObject) => void> } {
  const listeners = new Set<(payload: JsonObject) => void>();
  return {
    listeners,
    publish: async (_topic, payload) => { for (const listener of listeners) listener(payload); },
    subscribe: async (_topic, listener) => {
      listeners.add(listener);
      return async () => { listeners.delete(listener); };
    },
  };
}

describe('what waits for one reader', () => {
  it('comes in the order in which it arrived, before and after the reader asks', async () => {
    const [bus, queue] = [listeningBus(), new NoticeQueue()];
    await queue.open(bus, 'a');
    await bus.publish('a', { seq: 1 });
    expect(await queue.next()).toEqual({ seq: 1 });
    const waiting = queue.next();
    await bus.publish('a', { seq: 2 });
    expect(await waiting).toEqual({ seq: 2 });
  });

  it('ends for a reader that waits, and nobody listens any more', async () => {
    const [bus, queue] = [listeningBus(), new NoticeQueue()];
    await queue.open(bus, 'a');
    const waiting = queue.next();
    queue.close();
    expect(await waiting).toBeNull();
    expect(bus.listeners.size).toBe(0);
  });

  it('leaves no listener when it is closed while it opens', async () => {
    const [bus, queue] = [listeningBus(), new NoticeQueue()];
    const opening = queue.open(bus, 'a');
    queue.close();
    await opening;
    expect(bus.listeners.size).toBe(0);
  });

  it('does not grow without end: a reader that is far behind reads again by sequence', async () => {
    const [bus, queue] = [listeningBus(), new NoticeQueue()];
    await queue.open(bus, 'a');
    for (let seq = 1; seq <= 1500; seq += 1) await bus.publish('a', { seq });
    expect(await queue.next()).toEqual({ seq: 1001 });
  });

  it('can be left in the middle of waiting', async () => {
    const [bus, queue] = [listeningBus(), new NoticeQueue()];
    await queue.open(bus, 'a');
    async function* steps(): AsyncGenerator<JsonObject, void> {
      for (let notice = await queue.next(); notice !== null; notice = await queue.next()) yield notice;
    }
    const reader = leavable(steps(), queue);
    const waiting = reader.next();
    await reader.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(bus.listeners.size).toBe(0);
  });
});
