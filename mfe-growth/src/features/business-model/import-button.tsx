import { Button, UploadIcon } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';

/** Offers to take rows from a file. */
export function ImportButton({ renderDialog }: { renderDialog(onClose: () => void): ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={UploadIcon} style={{ alignSelf: 'flex-end', justifySelf: 'end' }} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      {isOpen ? renderDialog(() => setOpen(false)) : null}
    </>
  );
}
