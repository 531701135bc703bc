import type { EntryFragment } from '../generated/graphql';

/** Where a message goes: a channel, or a person (the conversation of a pair is made with its first message). */
export type Target = { kind: 'channel'; channelId: string } | { kind: 'person'; userId: string };

/** One name of a target for drafts, the queue and quick chats: `channel:ID` or `person:ID`. */
export function targetKey(target: Target): string {
  return target.kind === 'channel' ? `channel:${target.channelId}` : `person:${target.userId}`;
}

const THREAD = 'thread:';

/** The name under which a thread keeps what is written in it: on this device alone. */
export const threadKey = (threadId: string): string => THREAD + threadId;
export const isThreadKey = (key: string): boolean => key.startsWith(THREAD);

/** A personal conversation whose other account is gone can still be read by its channel. */
export function targetOfEntry(entry: Pick<EntryFragment, 'person' | 'channel'>): Target {
  return entry.channel.kind === 'personal' && entry.person
    ? { kind: 'person', userId: entry.person.id }
    : { kind: 'channel', channelId: entry.channel.id };
}
