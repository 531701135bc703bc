import { DownloadIcon, UploadIcon, type MenuItem } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import type { Address } from '../timeline/address';
import { lateLayer } from '../timeline/late-layer';
import type { Timeline } from '../timeline/timeline';

// Files are asked for rarely: what is done with them comes late.
const ExportDialog = lateLayer('Export', () => import('../features/files/export.dialog').then((part) => part.ExportDialog));
const ImportGoals = lateLayer('The import', () => import('../features/files/import-goals').then((part) => part.ImportGoals));

/** Export and import of the plan: for a menu, and the dialog that one of them opens. */
export function useFiles({ shown, address, canEdit }: { shown: Timeline; address: Address; canEdit: boolean }): {
  items: readonly MenuItem[]; dialog: ReactNode;
} {
  const [open, setOpen] = useState<'export' | 'import' | null>(null);
  const close = () => setOpen(null);
  return {
    items: [
      { key: 'export', label: 'Export…', icon: DownloadIcon, onSelect: () => setOpen('export') },
      ...canEdit ? [{ key: 'import', label: 'Import goals from CSV…', icon: UploadIcon, onSelect: () => setOpen('import') }] : [],
    ],
    dialog: open === 'export' ? <ExportDialog
      shown={shown} address={address} onClose={close}
    /> : open === 'import' ? <ImportGoals onClose={close} /> : null,
  };
}
