import { announce, type Announcer } from '../../events/announce';

export interface PresenceEvent { userId: string; OnlineStatus: 'true' | 'false' }

export const presenceTopic = (userId: string) => `presence/${userId}`;

/** Tells every process whether somebody is online. Never fails: who listens reads the state again when they come back. */
export function announcePresence(services: Announcer, { userId, OnlineStatus }: PresenceEvent): Promise<void> {
  return announce(services, presenceTopic(userId), { userId, OnlineStatus });
}
