import { useState } from 'react';
import { Button, latePart } from '@heartwood/shared-ui';
import { useCurrentCompany } from '../session/current-company';

const DeleteCompanyDialog = latePart(() => import('./delete-company-dialog').then((part) => part.DeleteCompanyDialog));

interface DeleteCompanyProps { label: string; size?: 'sm' }

/** The way to the question that deletes the current company; the entry chooses the next one. The question is fetched when it comes near. */
export function DeleteCompany(props: DeleteCompanyProps) {
  const { company } = useCurrentCompany();
  // The next company is another question: an open dialog never turns to it.
  return <Asking key={company.id} {...props} />;
}

function Asking({ label, size }: DeleteCompanyProps) {
  const { company } = useCurrentCompany();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ask = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        {...(size && { size })} {...(!company.isDemo && { variant: 'danger' as const })} onPointerEnter={DeleteCompanyDialog.prefetch}
        onFocus={DeleteCompanyDialog.prefetch} onClick={ask}
      >{label}</Button>
      {isWanted ? <DeleteCompanyDialog open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
