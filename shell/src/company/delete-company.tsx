import { lazy, Suspense, useState } from 'react';
import { Button } from '@heartwood/shared-ui';
import { useCurrentCompany } from '../session/current-company';

const load = () => import('./delete-company-dialog');
const DeleteCompanyDialog = lazy(async () => ({ default: (await load()).DeleteCompanyDialog }));
const warm = (): void => void load().catch(() => undefined);

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
      <Button {...(size && { size })} {...(!company.isDemo && { variant: 'danger' as const })} onPointerEnter={warm} onFocus={warm} onClick={ask}>{label}</Button>
      {isWanted ? <Suspense><DeleteCompanyDialog open={isOpen} onClose={() => setOpen(false)} /></Suspense> : null}
    </>
  );
}
