import type { MentionMember } from '@heartwood/shared-ui/mentions';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useQuery } from 'urql';
import { useDesk } from '../chat/desk';
import { FIRST_PARTICIPANTS } from '../chat/limits';
import { personName } from '../chat/names';
import { onLineBack } from '../chat/line-back';
import type { Target } from '../chat/target';
import { ChannelDetailsDocument, WithPersonDocument, type ChannelFragment, type EntryFragment, type FaceFragment } from '../generated/graphql';

export interface Conversation {
  name: string;
  /** Null for a pair that has not written yet. */
  channelId: string | null;
  channel: ChannelFragment | null;
  entry: EntryFragment | null;
  person: FaceFragment | null;
  isPersonal: boolean;
  /** May write: takes part, and the other one of a pair can be reached. */
  canSend: boolean;
  canJoin: boolean;
  isAdmin: boolean;
  /** Personal conversations: how far the other one has read. */
  readByOther: number;
  members: MentionMember[];
  names: ReadonlyMap<string, string>;
  state: 'loading' | 'ready' | 'hidden' | 'failed';
  retry(): void;
}

/** The channel or the person behind a target, through the viewer's eyes. */
export function useConversation(target: Target): Conversation {
  const { self, shell } = useDesk();
  const isChannel = target.kind === 'channel';
  const [details, againDetails] = useQuery({ query: ChannelDetailsDocument, variables: { channelId: isChannel ? target.channelId : '', first: FIRST_PARTICIPANTS }, pause: !isChannel });
  const [pair, againPair] = useQuery({ query: WithPersonDocument, variables: { userId: isChannel ? '' : target.userId }, pause: isChannel });
  // What could not be loaded is asked for again when the line is back.
  const again = useEffectEvent(() => {
    if (isChannel ? details.error : pair.error) (isChannel ? againDetails : againPair)({ requestPolicy: 'network-only' });
  });
  useEffect(() => onLineBack(shell, () => again()), [shell]);
  const found = details.data?.channelDetails;
  const withPerson = pair.data?.oneOnOne;
  const people = useMemo(() => {
    const known = isChannel ? (found?.participants ?? []).map(({ person }) => person) : withPerson?.person ? [withPerson.person.person] : [];
    return known.map((person) => ({ id: person.id, name: personName(person), photo: person.profilePhoto }));
  }, [isChannel, found, withPerson]);
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people]);
  const members = useMemo(() => people.filter(({ id }) => id !== self.id), [people, self.id]);

  if (isChannel) {
    const person = found?.entry?.person ?? null;
    const isPersonal = found?.channel.kind === 'personal';
    return {
      name: isPersonal ? personName(person) : found?.channel.name ?? '', channelId: target.channelId, channel: found?.channel ?? null, entry: found?.entry ?? null, person, isPersonal,
      canSend: found?.canSend ?? false, canJoin: found?.canJoin ?? false, isAdmin: found?.canManage ?? false, readByOther: readBy(found?.channel, self.id), members, names,
      state: found ? 'ready' : details.error && !details.fetching ? 'failed' : details.data ? 'hidden' : 'loading',
      retry: () => againDetails({ requestPolicy: 'network-only' }),
    };
  }
  return {
    name: personName(withPerson?.person?.person), channelId: withPerson?.channelId ?? null, channel: withPerson?.entry?.channel ?? null, entry: withPerson?.entry ?? null,
    person: withPerson?.person?.person ?? null, isPersonal: true, canSend: withPerson?.canSend ?? false, canJoin: false, isAdmin: false, readByOther: readBy(withPerson?.entry?.channel, self.id), members, names,
    state: withPerson ? 'ready' : pair.error && !pair.fetching ? 'failed' : 'loading',
    retry: () => againPair({ requestPolicy: 'network-only' }),
  };
}

function readBy(channel: ChannelFragment | null | undefined, selfId: string): number {
  return channel?.reads.find(({ userId }) => userId !== selfId)?.lastReadSeq ?? 0;
}
