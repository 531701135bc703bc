import mqemitter from 'mqemitter';
import type { EventBus, JsonObject } from './bus';
import { TopicFanOut } from './topic-fan-out';

/** Events within this process. */
export function createMemoryBus(): EventBus {
  const emitter = mqemitter();
  const topics = new TopicFanOut((topic, deliver) => {
    const heard = (message: mqemitter.Message, done: () => void) => {
      deliver(message.payload as JsonObject);
      done();
    };
    return { ready: new Promise((resolve) => emitter.on(topic, heard, resolve)), end: () => emitter.removeListener(topic, heard) };
  });
  return {
    publish: (topic, payload) => new Promise((resolve) => emitter.emit({ topic, payload }, () => resolve())),
    subscribe: (topic, listener) => topics.add(topic, listener),
    onGap: () => () => undefined,
    close: () => new Promise((resolve) => emitter.close(() => resolve())),
  };
}
