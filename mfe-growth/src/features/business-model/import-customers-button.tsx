import { Button, latePart, UploadIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { CustomerFieldsFragment as Customer } from '../../generated/graphql';

const ImportCustomers = latePart(() => import('./import-customers').then((part) => part.ImportCustomers));

/** Offers to take customer segments from a file. */
export function ImportCustomersButton({ customers }: { customers: readonly Customer[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={UploadIcon} style={{ alignSelf: 'flex-end' }} onClick={() => setOpen(true)}>Import CSV</Button>
      {isOpen ? <ImportCustomers customers={customers} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
