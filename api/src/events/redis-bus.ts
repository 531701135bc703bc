import { Redis } from 'ioredis';
import createEmitter from 'mqemitter-redis';
import type { Logger } from '../process/log';
import type { EventBus, JsonObject } from './bus';
import { TopicFanOut } from './topic-fan-out';

/** How long an answer may wait for Redis: the event is only the hint, the row is committed. */
const PUBLISH_PATIENCE_MS = 500;

/** Events between all processes on one Redis. Outlives Redis' restarts. */
export function createRedisBus(url: string, log: Logger): EventBus {
  const options = { maxRetriesPerRequest: null, retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 6), 2000) };
  const publishing = new Redis(url, options);
  const subscribing = new Redis(url, options);
  const emitter = createEmitter({ pubConn: publishing, subConn: subscribing });
  const gapListeners = new Set<() => void>();
  stateOf(emitter).on('error', (error) => log.warn({ error: error.message }, 'Redis can not be reached'));

  let connected = false;
  subscribing.on('ready', () => {
    // The first time nothing was missed. Later: ioredis sends its SUBSCRIBEs right now; what follows them is live.
    if (connected) void subscribing.ping().then(() => gapListeners.forEach((listener) => listener()), () => undefined);
    connected = true;
  });

  const topics = new TopicFanOut((topic, deliver) => {
    const heard = (message: createEmitter.Message, done: () => void) => {
      deliver(message.payload as JsonObject);
      done();
    };
    return { ready: new Promise((resolve) => emitter.on(topic, heard, resolve)), end: () => emitter.removeListener(topic, heard) };
  });

  return {
    publish(topic, payload) {
      return new Promise((resolve) => {
        const patience = setTimeout(resolve, PUBLISH_PATIENCE_MS);
        emitter.emit({ topic, payload }, (error) => {
          clearTimeout(patience);
          if (error) log.warn({ topic, error: error.message }, 'an event was not published');
          resolve();
        });
      });
    },
    subscribe: (topic, listener) => topics.add(topic, listener),
    onGap(listener) {
      gapListeners.add(listener);
      return () => { gapListeners.delete(listener); };
    },
    async close() {
      // QUIT would wait for a Redis that is away.
      publishing.disconnect();
      subscribing.disconnect();
    },
  };
}

/** The emitter's state events carry the errors of both connections; its type does not tell of them. */
function stateOf(emitter: object): NodeJS.EventEmitter {
  return (emitter as { state: NodeJS.EventEmitter }).state;
}
