import type { Shell } from '@heartwood/contract';

/** What a page says of itself; `image` is a data address. */
export interface PagePreview { title: string | null; description: string | null; siteName: string | null; image: string | null }

const known = new Map<string, Promise<PagePreview | null>>();

/**
 * The page behind a link in short, read by our server and asked for once a visit: the browser tells that site nothing. Null: nothing is
 * known.
 */
export function askPreview({ fetch }: Pick<Shell, 'fetch'>, url: string): Promise<PagePreview | null> {
  const asked = known.get(url) ?? ask(fetch, url);
  known.set(url, asked);
  return asked;
}

async function ask(fetch: Shell['fetch'], url: string): Promise<PagePreview | null> {
  try {
    const answer = await fetch('/api/v1/helpers/get-metadata', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }),
    });
    if (!answer.ok) return null;
    const { metadata } = await answer.json() as { metadata?: PagePreview | null };
    return metadata ?? null;
  } catch {
    return null;
  }
}
