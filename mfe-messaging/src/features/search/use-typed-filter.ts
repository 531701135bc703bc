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
  const [channels, conversations] = [useJoinedChannels().entries, useConversations().entries];

  const people = [self, ...(nodes ?? []).map(({ person }) => person)].map((person) => ({ person, name: personName(person) }));
  const from = typed.from === null ? chosen.from : isMe ? self : meant(people, typed.from)?.person ?? null;
  if (typed.from !== null && from === null) return { filter: null, unknown: nodes ? `Nobody is called “${typed.from}”.` : null };

  const places = [...channels ?? [], ...conversations ?? []].map(
    ({ channel, person }) => ({ channelId: channel.id, name: conversationName(channel, person) }),
  );
  const place = typed.place === null ? chosen.place : meant(places, typed.place);
  const areListed = channels !== null && conversations !== null;
  if (typed.place !== null && place === null)
    return { filter: null, unknown: areListed ? `No conversation is called “${typed.place}”.` : null };
  const areDaysTyped = (typed.firstDay ?? typed.lastDay) !== null;
  return {
    unknown: null,
    filter: {
      from, place, hasFile: chosen.hasFile || typed.hasFile,
      firstDay: areDaysTyped ? typed.firstDay : chosen.firstDay, lastDay: areDaysTyped ? typed.lastDay : chosen.lastDay,
    },
  };
}
