import type { Shell } from '@heartwood/contract';
import { latePart } from '@heartwood/shared-ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { ViewedDocument } from './document-kind';

const DocumentViewer = latePart(() => import('./document-viewer').then((part) => part.DocumentViewer));

export interface Documents {
  /**
   * For the press of a link to a document: shows it over the page, in the place of what the link would do. False for a press with Ctrl,
   * ⌘, Shift or Alt, which is the browser's own.
   */
  show(event: MouseEvent, file: ViewedDocument): boolean;
  /** To be rendered beside the links. Its code comes when a document is shown. */
  viewer: ReactNode;
}

/** Documents among uploaded files, read in their place, also once their addresses are too old. */
export function useDocuments(shell: Pick<Shell, 'fetch'>): Documents {
  const [file, setFile] = useState<ViewedDocument | null>(null);
  const show = (event: MouseEvent, shown: ViewedDocument): boolean => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
    event.preventDefault();
    setFile(shown);
    return true;
  };
  return { show, viewer: file === null ? null : <DocumentViewer key={file.id} shell={shell} file={file} onClose={() => setFile(null)} /> };
}
