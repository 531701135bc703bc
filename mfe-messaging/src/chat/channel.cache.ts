import { behind } from '@heartwood/client-kit/cache';
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import {
  ChannelDetailsDocument, OpenChannelsDocument, SearchChannelsDocument,
  type ChannelDetailsQuery, type EntryFragment, type OpenChannelsQuery, type SearchChannelsQuery,
} from '../generated/graphql';
import { addEntry, answerUpdate, removeEntry } from '../inbox/inbox.cache';
import { forgetOfChannel } from './forget';

type Changed = { channel?: { id: string } | null; entry?: EntryFragment | null; error?: unknown } | null | undefined;
type Left = { channelId?: string | null; error?: unknown } | null | undefined;

/** Details are asked for again after a change of who takes part: rights and people are the server's to say. */
function changed(payload: Changed, cache: Cache): void {
  if (payload?.entry) addEntry(cache, payload.entry);
  if (payload?.channel && !payload.error) forgetOfChannel(cache, 'channelDetails', payload.channel.id);
}

function left(payload: Left, cache: Cache): void {
  if (payload?.channelId && !payload.error) removeEntry(cache, payload.channelId);
}

/** Who was sent away stands in the list no more; the others stay where one is reading. */
function removed(payload: Changed, channelId: string, userId: string, cache: Cache): void {
  if (payload?.error) return;
  cache.updateQuery({ query: ChannelDetailsDocument, variables: { channelId } }, (data) => {
    const details = data?.channelDetails;
    if (!details) return data;
    const nodes = details.participants.nodes.filter(({ person }) => person.id !== userId);
    return { ...data, channelDetails: { ...details, participants: { ...details.participants, nodes } } };
  });
}

/** Each list is one list, however often it was asked for more. */
export const channelLists: Record<string, UpdateResolver> = {
  channelDetails(result, { channelId, after }, cache) {
    const more = (result as unknown as ChannelDetailsQuery).channelDetails;
    if (!after || !more) return;
    cache.updateQuery({ query: ChannelDetailsDocument, variables: { channelId: String(channelId) } }, (data) => {
      const details = data?.channelDetails;
      if (!details) return data;
      const participants = behind(details.participants, more.participants, after, ({ person }) => person.id);
      return { ...data, channelDetails: { ...details, participants } };
    });
  },
  openChannels(result, { after }, cache) {
    if (!after) return;
    const more = (result as unknown as OpenChannelsQuery).openChannels;
    cache.updateQuery({ query: OpenChannelsDocument, variables: {} }, (data) => (
      data && { ...data, openChannels: behind(data.openChannels, more, after, ({ id }) => id) }
    ));
  },
  searchChannels(result, { search, after }, cache) {
    if (!after) return;
    const more = (result as unknown as SearchChannelsQuery).searchChannels;
    cache.updateQuery({ query: SearchChannelsDocument, variables: { search: String(search) } }, (data) => (
      data && { ...data, searchChannels: behind(data.searchChannels, more, after, ({ channel }) => channel.id) }
    ));
  },
};

export const channelUpdates: Record<string, UpdateResolver> = {
  createChannel: (result, _variables, cache) => changed(result.createChannel as unknown as Changed, cache),
  answerChannelRequest: answerUpdate,
  updateChannel: (result, _variables, cache) => changed(result.updateChannel as unknown as Changed, cache),
  joinChannel: (result, _variables, cache) => changed(result.joinChannel as unknown as Changed, cache),
  addParticipants: (result, _variables, cache) => changed(result.addParticipants as unknown as Changed, cache),
  removeParticipant: (result, { channelId, userId }, cache) => (
    removed(result.removeParticipant as unknown as Changed, String(channelId), String(userId), cache)
  ),
  setChannelAdmin: (result, _variables, cache) => changed(result.setChannelAdmin as unknown as Changed, cache),
  leaveChannel: (result, _variables, cache) => left(result.leaveChannel as unknown as Left, cache),
  deleteChannel: (result, _variables, cache) => left(result.deleteChannel as unknown as Left, cache),
};
