import { personName } from '@heartwood/contract/domain';
import { useDesk } from '../../chat/desk';
import { conversationName } from '../../chat/names';
import { useConversations, useJoinedChannels } from '../../inbox/use-lists';
import { usePeople } from '../../people/use-people';
import type { SearchFilter } from './search-filter';
import { meant, type TypedSearch } from './typed-search';

export interface TypedFilter {
  /** What was chosen, with what is typed over it; null while it is not known who is meant. */
  filter: SearchFilter | null;
  /** Who or what is named that is not there: nothing can be found. */
  unknown: string | null;
}

/** Who and where is meant by what is typed, among those that one can choose as well. */
export function useTypedFilter(typed: TypedSearch, chosen: SearchFilter): TypedFilter {
  const { self } = useDesk();
  const isMe = typed.from?.toLowerCase() === 'me';
  const { nodes } = usePeople(isMe ? null : typed.from);
  const entries = [...(useJoinedChannels().entries ?? []), ...(useConversations().entries ?? [])];

  const people = [self, ...(nodes ?? []).map(({ person }) => person)].map((person) => ({ person, name: personName(person) }));
  const from = typed.from === null ? chosen.from : isMe ? self : meant(people, typed.from)?.person ?? null;
  if (typed.from !== null && from === null) return nodes ? { filter: null, unknown: `Nobody is called “${typed.from}”.` } : { filter: null, unknown: null };

  const places = entries.map(({ channel, person }) => ({ channelId: channel.id, name: conversationName(channel, person) }));
  const place = typed.place === null ? chosen.place : meant(places, typed.place);
  if (typed.place !== null && place === null) return { filter: null, unknown: `No conversation is called “${typed.place}”.` };
  const areDaysTyped = (typed.firstDay ?? typed.lastDay) !== null;
  return {
    unknown: null,
    filter: {
      from, place, hasFile: chosen.hasFile || typed.hasFile,
      firstDay: areDaysTyped ? typed.firstDay : chosen.firstDay, lastDay: areDaysTyped ? typed.lastDay : chosen.lastDay,
    },
  };
}
