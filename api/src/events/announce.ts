import type { Logger } from '../process/log';
import type { EventBus, JsonObject } from './bus';

export interface Announcer { bus: EventBus; log: Logger }

/**
 * Tells every process what was committed; wait for it where the answer may not go out before. Never fails: what does not
 * arrive is found by sequence, or loaded anew by who comes back.
 */
export async function announce({ bus, log }: Announcer, topic: string, payload: object): Promise<void> {
  try {
    await bus.publish(topic, payload as JsonObject);
  } catch (error) {
    log.warn({ err: error, topic }, 'an event was not announced; listeners catch up');
  }
}
