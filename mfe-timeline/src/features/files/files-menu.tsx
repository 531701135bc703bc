import { DownloadIcon, Menu, UploadIcon } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';

/** What can be done with files; fetched when its button is pressed, and open at once. */
export function FilesMenu({ trigger, onExport, onImport }: { trigger: ReactElement; onExport(): void; onImport: (() => void) | null }) {
  return (
    <Menu
      defaultOpen label="Files" trigger={trigger}
      items={[
        { key: 'export', label: 'Export…', icon: DownloadIcon, onSelect: onExport },
        ...onImport ? [{ key: 'import', label: 'Import goals from CSV…', icon: UploadIcon, onSelect: onImport }] : [],
      ]}
    />
  );
}
