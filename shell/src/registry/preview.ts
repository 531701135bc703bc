import { pageStorage } from '../session/page-storage';

/** In this tab's storage. */
export const PREVIEW_KEY = 'heartwood-preview';

/**
 * The key of a version that only a link opens (`?preview=…`): this tab has it from then on, in all its pages, until it is ended.
 * @returns null for everybody else
 */
export function readPreviewKey(search: string = window.location.search, storage: Storage = pageStorage('sessionStorage')): string | null {
  const said = new URLSearchParams(search).get('preview');
  const isKey = (text: string | null): text is string => text !== null && /^[0-9a-f]{32}$/.test(text);
  if (isKey(said)) storage.setItem(PREVIEW_KEY, said);
  const kept = storage.getItem(PREVIEW_KEY);
  return isKey(kept) ? kept : null;
}
