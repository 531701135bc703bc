import type { Services } from '../../request/context';

export interface PresenceEvent { userId: string; OnlineStatus: 'true' | 'false' }

export const presenceTopic = (userId: string) => `presence/${userId}`;

/** Tells every process whether somebody is online. Never fails: who listens reads the state again when they come back. */
export async function announcePresence({ bus, log }: Pick<Services, 'bus' | 'log'>, { userId, OnlineStatus }: PresenceEvent): Promise<void> {
  const topic = presenceTopic(userId);
  try {
    await bus.publish(topic, { userId, OnlineStatus });
  } catch (error) {
    log.warn({ err: error, topic }, 'who is online was not announced');
  }
}
