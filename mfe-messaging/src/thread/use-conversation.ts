import { onLineBack } from '@heartwood/client-kit/keys';
import { personName } from '@heartwood/contract/domain';
import type { MentionMember } from '@heartwood/shared-ui/mentions';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { isVisitor, useDesk } from '../chat/desk';
import { companyName, countOf, partnerOf, presenceOf, withPartner } from '../chat/names';
import type { Target } from '../chat/target';
import {
  ChannelDetailsDocument, ConversationsDocument, JoinedChannelsDocument, WithPersonDocument,
  type ChannelFragment, type EntryFragment, type FaceFragment,
} from '../generated/graphql';

export interface Conversation {
  name: string;
  /** The name and, where it belongs to a partner, its site. */
  title: string;
  /** Online, where from, or how many take part. */
  subtitle: string;
  presence: 'online' | 'offline';
  /** Why nobody can write here any more; null while they can. */
  closed: string | null;
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
  /** Who can be mentioned: those who are loaded, and everybody at once. */
  members: MentionMember[];
  names: ReadonlyMap<string, string>;
  state: 'loading' | 'ready' | 'hidden' | 'failed';
  retry(): void;
}

/** What is written after an @ to mean everybody in a channel; its id is the channel's. */
export const CALL_ALL = 'channel';

/** The channel or the person behind a target, through the viewer's eyes. */
export function useConversation(target: Target): Conversation {
  const { self, shell } = useDesk();
  const isChannel = target.kind === 'channel';
  // Until the answer is there its head shows what the lists know; for that alone they are not asked for.
  const [pairs] = useQuery({ query: ConversationsDocument, requestPolicy: 'cache-only' });
  const [channels] = useQuery({ query: JoinedChannelsDocument, requestPolicy: 'cache-only' });
  const listed = [...(pairs.data?.conversations.nodes ?? []), ...(channels.data?.joinedChannels.nodes ?? [])];
  const known = listed.find((each) => (isChannel ? each.id === target.channelId : each.person?.id === target.userId));
  const [details, againDetails] = useQuery({
    query: ChannelDetailsDocument, variables: { channelId: isChannel ? target.channelId : '' }, pause: !isChannel,
  });
  const [pair, againPair] = useQuery({
    query: WithPersonDocument, variables: { userId: isChannel ? '' : target.userId }, pause: isChannel,
  });
  // What could not be loaded is asked for again when the line is back.
  const again = useEffectEvent(() => {
    if (isChannel ? details.error : pair.error) (isChannel ? againDetails : againPair)({ requestPolicy: 'network-only' });
  });
  useEffect(() => onLineBack(shell, () => again()), [shell]);
  const found = details.data?.channelDetails;
  const withPerson = pair.data?.oneOnOne;
  // Who is sent away still knows which channel it was.
  const [last, setLast] = useState<ChannelFragment | null>(null);
  if (found && found.channel !== last) setLast(found.channel);
  const people = useMemo(() => {
    const other = withPerson?.person ? [withPerson.person.person] : [];
    const all = isChannel ? (found?.participants.nodes ?? []).map((each) => each.person) : other;
    return all.map((person) => ({ id: person.id, name: personName(person), photo: person.profilePhoto }));
  }, [isChannel, found, withPerson]);
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people]);
  const allId = isChannel && found?.canCallAll ? target.channelId : null;
  const members = useMemo(
    () => [...(allId === null ? [] : [{ id: allId, name: CALL_ALL, photo: null }]), ...people.filter(({ id }) => id !== self.id)],
    [allId, people, self.id],
  );

  if (isChannel) {
    const channel = found?.channel ?? (details.data ? last : known?.channel) ?? null;
    const person = (found ? found.entry?.person : details.data ? null : known?.person) ?? null;
    const isPersonal = channel?.kind === 'personal';
    const name = isPersonal ? personName(person) : channel?.name ?? '';
    return {
      name, ...faceOf(name, channel, isPersonal ? person : null, null), channelId: target.channelId, channel,
      entry: found?.entry ?? null, person, isPersonal, canSend: found?.canSend ?? false, canJoin: found?.canJoin ?? false,
      isAdmin: found?.canManage ?? false, readByOther: readBy(found?.channel, self.id), members, names,
      state: found ? 'ready' : details.error && !details.fetching ? 'failed' : details.data ? 'hidden' : 'loading',
      retry: () => againDetails({ requestPolicy: 'network-only' }),
    };
  }
  const person = (withPerson ? withPerson.person?.person : known?.person) ?? null;
  const name = withPerson || person ? personName(person) : '';
  const entry = withPerson?.entry ?? null;
  const company = isVisitor(self) ? companyName(withPerson?.person?.companyName) : null;
  return {
    name, ...faceOf(name, entry?.channel ?? known?.channel ?? null, person, company), channelId: withPerson?.channelId ?? null,
    channel: entry?.channel ?? null, entry, person, isPersonal: true, canSend: withPerson?.canSend ?? false, canJoin: false,
    isAdmin: false, readByOther: readBy(entry?.channel, self.id), members, names,
    state: withPerson ? 'ready' : pair.error && !pair.fetching ? 'failed' : 'loading',
    retry: () => againPair({ requestPolicy: 'network-only' }),
  };
}

function readBy(channel: ChannelFragment | null | undefined, selfId: string): number {
  return channel?.reads.find(({ userId }) => userId !== selfId)?.lastReadSeq ?? 0;
}

function closedWords(partner: ChannelFragment['partner']): string {
  const [name, company] = [partner?.name ?? 'The partner', partner?.company ?? 'the company'];
  return `${name} is no longer a partner of ${company}. This conversation is closed; you can read what was written.`;
}

type ConversationFace = Pick<Conversation, 'title' | 'subtitle' | 'presence' | 'closed'>;

/** How a conversation presents itself. A visitor is told the company of whom they write to. */
function faceOf(
  name: string, channel: ChannelFragment | null, person: FaceFragment | null, company: string | null,
): ConversationFace {
  const partner = partnerOf(channel, person);
  const isClosed = channel?.partner?.isRevoked === true;
  const presence = isClosed ? 'offline' : presenceOf(person);
  const state = isClosed ? null : presence === 'online' ? 'Online' : 'Offline';
  const who = person ? [company, state] : [];
  const words = channel?.kind === 'channel' ? ['Channel', countOf(channel.participantCount)] : who;
  return {
    presence,
    title: withPartner(name, partner),
    subtitle: [...words, isClosed ? 'Closed' : null].filter(Boolean).join(' · '),
    closed: isClosed ? closedWords(channel.partner) : null,
  };
}
