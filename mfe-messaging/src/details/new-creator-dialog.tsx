import { ShowMore, type MoreRows } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { Button, Modal, Radio } from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { FaceFragment } from '../generated/graphql';

const People = styled.div`display: flex; flex-direction: column; gap: 10px;`;

export interface NewCreatorDialogProps {
  participants: readonly FaceFragment[];
  /** Those who are not loaded yet. */
  more: MoreRows | null;
  busy: boolean;
  onCancel(): void;
  onChosen(userId: string): void;
  onDelete(): void;
}

/** The creator cannot leave without naming a new one or deleting the channel (product/decisions 25). */
export function NewCreatorDialog({ participants, more, busy, onCancel, onChosen, onDelete }: NewCreatorDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  const nobody = participants.length === 0 && more === null;
  return (
    <Modal
      open onClose={onCancel} title="Who takes over?"
      subtitle={nobody ? 'You are alone here: delete the channel to leave it.' : 'The channel needs an admin once you have left.'}
      footer={(
        <>
          <Button variant="ghost" onClick={onCancel}>Cancel</Button>
          {nobody
            ? <Button variant="danger" onClick={onDelete}>Delete Channel</Button>
            : (
              <Button variant="primary" busy={busy} disabled={chosen === null} onClick={() => chosen !== null && onChosen(chosen)}>
                Leave Channel
              </Button>
            )}
        </>
      )}
    >
      <People ref={rows}>
        {participants.map((person) => (
          <Radio key={person.id} name="new-creator" checked={chosen === person.id} onChange={() => setChosen(person.id)}>
            {personName(person)}
          </Radio>
        ))}
      </People>
      <ShowMore more={more} rows={rows} />
    </Modal>
  );
}
