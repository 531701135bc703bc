import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog, Field, Input, Text } from '@heartwood/shared-ui';
import { useCurrentCompany } from '../session/current-company';
import { deletionWords } from './deletion-words';
import { useDeletion } from './use-deletion';

const Parts = styled.div`display: grid; gap: 12px;`;

/** Says what goes and for whom, asks, and deletes the current company. */
export function DeleteCompanyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { company, me } = useCurrentCompany();
  const { remove, busyId } = useDeletion(me.user.id);
  const [typed, setTyped] = useState('');
  const { title, what, back, asksName } = deletionWords(company);
  const isSaid = !asksName || typed.trim() === company.name.trim();
  const close = (): void => {
    onClose();
    setTyped('');
  };
  return (
    <ConfirmDialog
      open={open} danger busy={busyId !== null} disabled={!isSaid} title={title} confirmLabel="Delete company"
      onCancel={close} onConfirm={() => void remove(company).then((isDone) => isDone && close())}
    >
      <Parts>
        <Text>{what}</Text>
        <Text>{back}</Text>
        {asksName ? <Field
          label={`Type “${company.name}” to delete it`}
        ><Input value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} /></Field> : null}
      </Parts>
    </ConfirmDialog>
  );
}
