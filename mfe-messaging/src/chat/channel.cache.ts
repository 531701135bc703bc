import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import type { EntryFragment } from '../generated/graphql';
import { addEntry, answerUpdate, removeEntry } from '../inbox/inbox.cache';
import { forget } from './forget';

type Changed = { channel?: { id: string } | null; entry?: EntryFragment | null; error?: unknown } | null | undefined;
type Left = { channelId?: string | null; error?: unknown } | null | undefined;

/** Details are asked for again after a change of who takes part: rights and people are the server's to say. */
function changed(payload: Changed, cache: Cache): void {
  if (payload?.entry) addEntry(cache, payload.entry);
  if (payload?.channel && !payload.error) forget(cache, 'channelDetails', payload.channel.id);
}

function left(payload: Left, cache: Cache): void {
  if (payload?.channelId && !payload.error) removeEntry(cache, payload.channelId);
}

export const channelUpdates: Record<string, UpdateResolver> = {
  createChannel: (result, _variables, cache) => changed(result.createChannel as unknown as Changed, cache),
  answerChannelRequest: answerUpdate,
  updateChannel: (result, _variables, cache) => changed(result.updateChannel as unknown as Changed, cache),
  joinChannel: (result, _variables, cache) => changed(result.joinChannel as unknown as Changed, cache),
  addParticipants: (result, _variables, cache) => changed(result.addParticipants as unknown as Changed, cache),
  removeParticipant: (result, _variables, cache) => changed(result.removeParticipant as unknown as Changed, cache),
  leaveChannel: (result, _variables, cache) => left(result.leaveChannel as unknown as Left, cache),
  deleteChannel: (result, _variables, cache) => left(result.deleteChannel as unknown as Left, cache),
};
