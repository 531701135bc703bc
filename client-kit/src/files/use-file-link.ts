import type { Shell } from '@heartwood/contract';
import type { MouseEvent } from 'react';
import { isOld, useFreshAddress } from './fresh-address';

/** What a link to a file needs to open it in a new window, also once its address is too old; `renew` is for a picture that didn't come. */
export function useFileLink(shell: Pick<Shell, 'fetch' | 'toast'>, url: string) {
  const { address, renew } = useFreshAddress(shell, url);
  const href = address ?? url;
  const renewOld = () => {
    if (isOld(href)) void renew();
  };
  const open = (event: MouseEvent) => {
    if (!isOld(href)) return;
    event.preventDefault();
    // Opened within the press itself: later the browser would hold it back.
    const page = window.open('', '_blank');
    void renew().then((fresh) => {
      if (fresh !== null && page) {
        page.opener = null;
        page.location.replace(fresh);
        return;
      }
      page?.close();
      shell.toast({ title: 'An error occurred.', text: 'This file could not be opened. It may be deleted.', status: 'error' });
    });
  };
  const link = { href, target: '_blank', rel: 'noopener noreferrer', onPointerEnter: renewOld, onFocus: renewOld, onClick: open };
  return { ...link, renew: () => void renew() };
}
