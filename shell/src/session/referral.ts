import { pageStorage } from './page-storage';
import { randomHex } from './random-hex';

const KEY = 'heartwood-referral';
/** As long as the server counts it (product decision 96). */
const DAYS = 90;

interface Kept { code: string; visitor: string; until: string }

/**
 * Somebody came by an affiliate's link, `?ref=CODE` at whatever address: the click is told to the server, which counts the first one for
 * 90 days. What the browser calls itself by for that is made here, is told with the founding of a company, and is gone so long after the
 * last click. Nothing of it may keep the page from being drawn.
 */
export function takeReferral(
  search: string, { storage = pageStorage('localStorage'), send = fetch }: { storage?: Storage; send?: typeof fetch } = {},
): void {
  const code = new URLSearchParams(search).get('ref');
  if (code === null || !/^[A-Za-z0-9]{4,12}$/.test(code)) return;
  const until = new Date(Date.now() + DAYS * 24 * 3600 * 1000).toISOString();
  const kept = { ...(read(storage) ?? { code, visitor: randomHex() }), until };
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch { /* Full: the click counts, and a company that is founded in this browser is nobody's. */ }
  const body = JSON.stringify({ code, visitor: kept.visitor });
  // Nobody waits for it, and nothing is lost to the visitor where it fails.
  void send('/api/v1/affiliate/clicks', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true })
    .catch(() => undefined);
}

/** What the browser calls itself by, where a link was followed in it within 90 days. */
export function referredVisitor(storage: Storage = pageStorage('localStorage')): string | undefined {
  return read(storage)?.visitor;
}

function read(storage: Storage): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    if (typeof kept?.visitor === 'string' && new Date(kept.until) > new Date()) return kept;
    storage.removeItem(KEY);
  } catch { /* What can't be read is as good as nothing, and is written over. */ }
  return null;
}
