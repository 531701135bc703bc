import { Button, Modal, SearchField } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { FaceFragment } from '../generated/graphql';
import { usePeople } from './use-people';
import { UsersList } from './users-list';

/** A searchable list of people with a Message button each. */
export function NewChatModal({ onClose, onMessage }: { onClose(): void; onMessage(person: FaceFragment): void }) {
  const [search, setSearch] = useState('');
  const people = usePeople(search);
  return (
    <Modal open onClose={onClose} title="New Chat">
      <SearchField
        value={search} onChange={(event) => setSearch(event.target.value)} placeholder="Search people here" aria-label="Search people here"
      />
      <UsersList people={people} renderAction={({ person }) => <Button size="sm" onClick={() => onMessage(person)}>Message</Button>} />
    </Modal>
  );
}
