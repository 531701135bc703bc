import { DownloadIcon, Icon, IconButtonLook, latePart } from '@heartwood/shared-ui';
import { useState } from 'react';
import type { Address } from '../timeline/address';
import { usePlan } from '../timeline/plan-context';
import type { Timeline } from '../timeline/timeline';

// Files are asked for rarely: all of it comes late.
const FilesMenu = latePart(() => import('../features/files/files-menu').then((part) => part.FilesMenu));
const ExportDialog = latePart(() => import('../features/files/export.dialog').then((part) => part.ExportDialog));
const ImportGoals = latePart(() => import('../features/files/import-goals').then((part) => part.ImportGoals));

/** Export and import of the plan, behind one button. */
export function Files({ shown, address }: { shown: Timeline; address: Address }) {
  const { timeline: { canEdit } } = usePlan();
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState<'export' | 'import' | null>(null);
  const press = (
    <IconButtonLook
      type="button" $size="sm" aria-label="Export or import" data-tip="Export or import" aria-haspopup="menu"
      onPointerEnter={() => FilesMenu.prefetch()} onClick={() => setWanted(true)}
    >
      <Icon as={DownloadIcon} size={16} />
    </IconButtonLook>
  );
  const close = () => setOpen(null);
  return (
    <>
      {isWanted
        ? <FilesMenu trigger={press} onExport={() => setOpen('export')} onImport={canEdit ? () => setOpen('import') : null} fallback={press} />
        : press}
      {open === 'export' ? <ExportDialog shown={shown} address={address} onClose={close} /> : null}
      {open === 'import' ? <ImportGoals onClose={close} /> : null}
    </>
  );
}
