import type { Shell } from '@heartwood/contract';
import { latePart } from '@heartwood/shared-ui';
import type { ViewedImage } from '@heartwood/shared-ui/image-viewer';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { freshAddress } from './fresh-address';

const ImageViewer = latePart(() => import('@heartwood/shared-ui/image-viewer').then((part) => part.ImageViewer));

/** Whether a file is shown as a picture. */
export const isPicture = ({ type }: { type: string }): boolean => type.startsWith('image/');

export interface Pictures {
  /**
   * For the press of a link to the picture with this id: shows it on the whole screen, in the place of what the link would do.
   * False for a press with Ctrl, ⌘, Shift or Alt, which is the browser's own: a new window, a tab, a download.
   */
  show(event: MouseEvent, id: string): boolean;
  /** Fetches the viewer's code ahead, say when the pointer comes near. */
  prefetch(): void;
  /** To be rendered beside the links. Its code comes when a picture is shown. */
  viewer: ReactNode;
}

/** Pictures among uploaded files, in full and in their place, also once their addresses are too old. */
export function usePictures(shell: Pick<Shell, 'fetch'>, images: readonly ViewedImage[]): Pictures {
  const [startId, setStart] = useState<string | null>(null);
  const show = (event: MouseEvent, id: string): boolean => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
    event.preventDefault();
    setStart(id);
    return true;
  };
  const viewer = startId === null ? null : (
    <ImageViewer images={images} startId={startId} onClose={() => setStart(null)} renew={(url) => freshAddress(shell, url)} />
  );
  return { show, prefetch: ImageViewer.prefetch, viewer };
}
