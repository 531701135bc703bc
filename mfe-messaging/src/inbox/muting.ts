import type { EntryFragment, MessageFragment } from '../generated/graphql';

/** Until it is turned on again: the last day that the server takes. */
export const FOR_GOOD = '2199-12-31T00:00:00.000Z';

export function isMuted({ mutedUntil }: Pick<EntryFragment, 'mutedUntil'>, now = Date.now()): boolean {
  return mutedUntil !== null && Date.parse(mutedUntil) > now;
}

/** Whether the viewer wants to be told of a message: of all where nothing is muted, and in a muted channel of what mentions them. */
export function isTold(entry: EntryFragment | null, { mentions }: Pick<MessageFragment, 'mentions'>, selfId: string): boolean {
  return entry === null || !isMuted(entry) || (entry.channel.kind === 'channel' && mentions.some(({ id }) => id === selfId));
}

export interface MuteChoice { key: string; label: string; until: string | null }

const HOUR = 3_600_000;
/** When a day begins for who said "tomorrow". */
const MORNING = 9;

/** What can be chosen for a conversation: to hear of it again, or not for a while. */
export function muteChoices(muted: boolean, now = new Date()): MuteChoice[] {
  if (muted) return [{ key: 'unmute', label: 'Unmute', until: null }];
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING);
  return [
    { key: 'hour', label: 'Mute for 1 hour', until: new Date(now.getTime() + HOUR).toISOString() },
    { key: 'day', label: 'Mute until tomorrow, 9:00', until: tomorrow.toISOString() },
    { key: 'good', label: 'Mute until I turn it on', until: FOR_GOOD },
  ];
}
