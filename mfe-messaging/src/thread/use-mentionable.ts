import { useSettled } from '@heartwood/client-kit/keys';
import { personName } from '@heartwood/contract/domain';
import type { MentionMember } from '@heartwood/shared-ui/mentions';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useDesk } from '../chat/desk';
import { FindParticipantsDocument, type ChannelFragment } from '../generated/graphql';

export interface Mentionable {
  members: readonly MentionMember[];
  lookFor(query: string): void;
}

/** Who can be mentioned: those who are loaded, and in a larger channel those whom the server finds by what is typed after the @. */
export function useMentionable(channel: ChannelFragment | null, loaded: readonly MentionMember[]): Mentionable {
  const { self } = useDesk();
  const [query, lookFor] = useState('');
  // They stay: whoever was chosen is known by name as long as the text is written.
  const [found, setFound] = useState<readonly MentionMember[]>([]);
  const search = useSettled(query).trim();
  // The viewer takes part too and is not offered.
  const isLarger = channel?.kind === 'channel' && channel.participantCount > loaded.filter(({ id }) => id !== channel.id).length + 1;
  const [{ data }] = useQuery({
    query: FindParticipantsDocument, variables: { channelId: channel?.id ?? '', search }, pause: !isLarger || search === '',
  });
  useEffect(() => {
    const nodes = data?.channelDetails?.participants.nodes ?? [];
    const people = nodes.map(({ person }) => ({ id: person.id, name: personName(person), photo: person.profilePhoto }));
    setFound((before) => [...before, ...people.filter(({ id }) => id !== self.id && !before.some((each) => each.id === id))]);
  }, [data, self.id]);
  const members = useMemo(() => [...loaded, ...found.filter(({ id }) => !loaded.some((each) => each.id === id))], [loaded, found]);
  return { members, lookFor };
}
