import { useState } from 'react';
import styled from 'styled-components';
import { Button, ConfirmDialog, Field, Input, Text } from '@heartwood/shared-ui';
import { useCurrentCompany } from '../session/current-company';
import { deletionWords } from './deletion-words';
import { useDeletion } from './use-deletion';

const Parts = styled.div`display: grid; gap: 12px;`;

interface DeleteCompanyProps { label: string; size?: 'sm' }

/** Asks what goes and for whom, then deletes the current company; the entry chooses the next one. */
export function DeleteCompany(props: DeleteCompanyProps) {
  const { company } = useCurrentCompany();
  // The next company is another question: an open dialog never turns to it.
  return <Asking key={company.id} {...props} />;
}

function Asking({ label, size }: DeleteCompanyProps) {
  const { company, me } = useCurrentCompany();
  const { remove, busyId } = useDeletion(me.user.id);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { title, what, back, asksName } = deletionWords(company);
  const isSaid = !asksName || typed.trim() === company.name.trim();
  const close = (): void => {
    setOpen(false);
    setTyped('');
  };
  return (
    <>
      <Button {...(size && { size })} {...(!company.isDemo && { variant: 'danger' as const })} onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        open={isOpen} danger busy={busyId !== null} disabled={!isSaid} title={title} confirmLabel="Delete company"
        onCancel={close} onConfirm={() => void remove(company).then((isDone) => isDone && close())}
      >
        <Parts>
          <Text>{what}</Text>
          <Text>{back}</Text>
          {asksName ? <Field label={`Type “${company.name}” to delete it`}><Input value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} /></Field> : null}
        </Parts>
      </ConfirmDialog>
    </>
  );
}
