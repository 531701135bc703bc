import { personName } from '@heartwood/contract/domain';
import { Avatar, Button, CheckIcon, Modal, SearchField, Text } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { tellFailure } from '../chat/command';
import { useDesk } from '../chat/desk';
import { conversationName } from '../chat/names';
import { ForwardMessageDocument, type MessageFragment } from '../generated/graphql';
import { ChannelMark } from '../inbox/channel-mark';
import { useConversations, useJoinedChannels } from '../inbox/use-lists';
import { usePeople } from '../people/use-people';
import { quotedWords } from './quoted';

const Words = styled.blockquote`
  margin: 0 0 12px; padding: 2px 0 2px 10px; border-left: 3px solid var(--border-2); font-size: 13px; line-height: 19px;
  color: var(--text-2);
  overflow-wrap: anywhere;
`;
const Rows = styled.ul`max-height: 360px; margin: 8px 0 0; padding: 0; overflow: auto; list-style: none;`;
const Row = styled.li`
  display: flex; gap: 10px; align-items: center; padding: 7px 4px; font-size: 13px;
  & > b { flex: 1; min-width: 0; overflow: hidden; font-weight: var(--fw-medium); text-overflow: ellipsis; white-space: nowrap; }
`;

/** One that a message can go to. `id` is of the channel, or of somebody to write to. */
interface Place { id: string; name: string; mark: ReactNode; to: { channelId: string } | { userId: string } }

/** Passes a message on: to channels and conversations, and to people whom one can write to. */
export function ForwardModal({ message, onClose }: { message: MessageFragment; onClose(): void }) {
  const { client, shell } = useDesk();
  const [search, setSearch] = useState('');
  const [sent, setSent] = useState<ReadonlyMap<string, 'going' | 'there'>>(new Map());
  // What is sent keeps its id: pressed once more after a fault it is the same message.
  const [ids] = useState(() => new Map<string, string>());
  const places = usePlaces(search, message.channelId);
  const mark = (id: string, state: 'going' | 'there' | null) => setSent((known) => {
    const next = new Map(known);
    if (state === null) next.delete(id);
    else next.set(id, state);
    return next;
  });
  const forward = async ({ id, to }: Place) => {
    const own = ids.get(id) ?? crypto.randomUUID();
    ids.set(id, own);
    mark(id, 'going');
    const { data, error } = await client.mutation(ForwardMessageDocument, { messageId: message.id, id: own, ...to }).toPromise();
    const failure = tellFailure(shell, { error, refusal: data?.forwardMessage.error }, 'forwarding the message', () => false);
    mark(id, failure ? null : 'there');
  };
  return (
    <Modal
      open onClose={onClose} title="Forward message" subtitle="It is told who wrote it, and not where."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Words>{quotedWords({ ...message, hasAttachments: message.attachments.length > 0 })}</Words>
      <SearchField
        autoFocus aria-label="Search people and channels" placeholder="Search people and channels" value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {places.length === 0 ? <Text size="small" tone="3">Nobody and nothing is called that.</Text> : null}
      <Rows aria-label="Where to">
        {places.map((place) => {
          const state = sent.get(place.id);
          return (
            <Row key={place.id}>
              {place.mark}<b>{place.name}</b>
              <Button
                size="sm" busy={state === 'going'} disabled={state === 'there'} {...(state === 'there' && { icon: CheckIcon })}
                aria-label={`${state === 'there' ? 'Sent' : 'Forward'} to ${place.name}`} onClick={() => void forward(place)}
              >
                {state === 'there' ? 'Sent' : 'Forward'}
              </Button>
            </Row>
          );
        })}
      </Rows>
    </Modal>
  );
}

/** Channels and conversations by their names, then people whom the server finds; where the message stands is not among them. */
function usePlaces(search: string, exceptId: string): Place[] {
  const entries = [...(useJoinedChannels().entries ?? []), ...(useConversations().entries ?? [])];
  const { nodes } = usePeople(search);
  const word = search.trim().toLowerCase();
  const known = entries.filter(({ id, channel }) => id !== exceptId && channel.partner?.isRevoked !== true)
    .map(({ channel, person }): Place & { userId: string | null } => {
      const name = conversationName(channel, person);
      const mark = person
        ? <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={28} alt="" />
        : <ChannelMark channel={channel} size={28} />;
      return { id: channel.id, name, mark, to: { channelId: channel.id }, userId: person?.id ?? null };
    })
    .filter(({ name }) => name.toLowerCase().includes(word));
  const inPairs = new Set(entries.map(({ person }) => person?.id));
  const people = (nodes ?? []).filter(({ person }) => !inPairs.has(person.id)).map(({ person }): Place => {
    const name = personName(person);
    return {
      id: person.id, name, mark: <Avatar id={person.id} name={name} photo={person.profilePhoto} size={28} alt="" />,
      to: { userId: person.id },
    };
  });
  return [...known, ...people];
}
