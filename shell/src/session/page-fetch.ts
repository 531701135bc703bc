import type { ShellRequest } from '@heartwood/contract';
import { takeAskedAhead } from './asked-ahead';

/** The page's `fetch`. What tells how an upload goes up is fetched with the first one that is watched. */
export async function pageFetch(input: RequestInfo | URL, init: ShellRequest = {}): Promise<Response> {
  const asked = takeAskedAhead(init);
  if (asked) return asked.catch(() => window.fetch(input, init));
  if (!init.onProgress) return window.fetch(input, init);
  const { sendWithProgress } = await import('./send-with-progress');
  return sendWithProgress(String(input), init, init.onProgress);
}
