import { personName } from '@heartwood/contract/domain';
import { Avatar, Button, Chip, Modal, SearchField, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useChannelCommands } from '../chat/channel-commands';
import { countOf } from '../chat/names';
import type { ChannelFragment, KnownPersonFragment } from '../generated/graphql';
import { usePeople } from '../people/use-people';
import { UsersList } from '../people/users-list';

const Chips = styled.div`display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0 4px;`;
const Chosen = styled(Text)`flex: 1; align-self: center;`;

/** Adds people to a channel: a checkbox list with Cancel and Add Participants. */
export function AddMembersModal({ channel, onClose }: { channel: ChannelFragment; onClose(): void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly KnownPersonFragment[]>([]);
  const people = usePeople(search, channel.id);
  const { add, isBusy } = useChannelCommands();
  const toggle = (known: KnownPersonFragment) => setChosen((all) => (
    all.some(({ person }) => person.id === known.person.id) ? all.filter(({ person }) => person.id !== known.person.id) : [...all, known]
  ));
  const submit = async () => {
    if (chosen.length === 0) return;
    const done = await add(channel.id, chosen.map(({ person }) => person.id));
    if (done.ok) onClose();
  };
  return (
    <Modal
      open onClose={onClose} title="Add Members" subtitle={`${channel.name ?? ''}, ${countOf(channel.participantCount)}`}
      footer={(
        <>
          <Chosen size="small" tone="2" role="status">{chosen.length} chosen</Chosen>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} disabled={chosen.length === 0} onClick={() => void submit()}>Add Participants</Button>
        </>
      )}
    >
      <SearchField
        value={search} onChange={(event) => setSearch(event.target.value)} placeholder="Search people here" aria-label="Search people here"
      />
      <Text size="small" tone="3">People you have not met are asked first.</Text>
      {chosen.length > 0 ? (
        <Chips>
          {chosen.map((known) => {
            const name = personName(known.person);
            const { id, profilePhoto } = known.person;
            const face = <Avatar id={id} name={name} photo={profilePhoto} size={20} alt="" />;
            return <Chip key={id} on lead={face} removeLabel={name} onRemove={() => toggle(known)}>{name}</Chip>;
          })}
        </Chips>
      ) : null}
      <UsersList people={people} chosen={new Set(chosen.map(({ person }) => person.id))} onToggle={toggle} />
    </Modal>
  );
}
