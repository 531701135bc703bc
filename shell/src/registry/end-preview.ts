import { pageStorage } from '../session/page-storage';
import { PREVIEW_KEY } from './preview';

/** What was loaded of it is in memory: only a new page is without it. */
export function endPreview(storage: Storage = pageStorage('sessionStorage')): void {
  storage.removeItem(PREVIEW_KEY);
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  query.delete('preview');
  window.location.assign(pathname + (query.size > 0 ? `?${query.toString()}` : ''));
}
