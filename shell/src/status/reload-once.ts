import { pageStorage } from '../session/page-storage';

const key = 'heartwood-reloaded';

/** A chunk of a build that is no longer there: webpack's own error, or a stylesheet's. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || isChunkError(error.cause);
}

/** Reloads the page for this build unless that was already tried, or there is no line for it; answers whether it does. */
export function reloadOnce(
  build: string, storage: Storage = pageStorage('sessionStorage'), reload: () => void = () => window.location.reload(),
): boolean {
  // The page would be the browser's own then, and what is open here would be gone.
  if (!navigator.onLine) return false;
  try {
    const tried = new Set((storage.getItem(key) ?? '').split(' ').filter(Boolean));
    if (tried.has(build)) return false;
    tried.add(build);
    storage.setItem(key, [...tried].join(' '));
  } catch {
    // Without a memory a second reload could follow the first for ever.
    return false;
  }
  reload();
  return true;
}
