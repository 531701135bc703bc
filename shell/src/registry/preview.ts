import { pageStorage } from '../session/page-storage';

const key = 'heartwood-preview';

/**
 * The key of a version that only a link opens (`?preview=…`): this tab has it from then on, in all its pages, until it is ended.
 * @returns null for everybody else
 */
export function readPreviewKey(search: string = window.location.search, storage: Storage = pageStorage('sessionStorage')): string | null {
  const said = new URLSearchParams(search).get('preview');
  const isKey = (text: string | null): text is string => text !== null && /^[0-9a-f]{32}$/.test(text);
  if (isKey(said)) storage.setItem(key, said);
  const kept = storage.getItem(key);
  return isKey(kept) ? kept : null;
}

/** What was loaded of it is in memory: only a new page is without it. */
export function endPreview(storage: Storage = pageStorage('sessionStorage')): void {
  storage.removeItem(key);
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  query.delete('preview');
  window.location.assign(pathname + (query.size > 0 ? `?${query.toString()}` : ''));
}
