import { KEPT_ANSWERS } from './offline-words';

const MOST_ANSWERS = 300;
const LONGEST = 400_000;
const KEPT_AT = 'x-kept-at';

/** Whose answer to what, asked in which company: nobody else finds it. */
export interface Asked { userId: string; companyId: string | null; body: string }

let kept = 0;

/** When an answer was kept, as an ISO date; null for one that the server has just given. */
export const keptAt = ({ headers }: Response): string | null => headers.get(KEPT_AT);

/** Keeps the last answer to each question, the 300 that were asked last. Without a secure origin there is nothing to keep it in. */
export async function keepAnswer(asked: Asked, text: string): Promise<void> {
  if (!canKeep() || text.length > LONGEST || !text.startsWith('{"data":') || text.includes('"errors":[')) return;
  const store = await caches.open(KEPT_ANSWERS);
  const place = await placeOf(asked);
  // Deleted first, so that the store's order is that of the last use.
  await store.delete(place);
  await store.put(place, new Response(text, {
    headers: { 'content-type': 'application/json; charset=utf-8', [KEPT_AT]: new Date().toISOString() },
  }));
  kept += 1;
  // Not each time: to count them all costs more than to keep one.
  if (kept % 20 !== 0) return;
  const known = await store.keys();
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST_ANSWERS)).map((old) => store.delete(old)));
}

export async function findAnswer(asked: Asked): Promise<Response | null> {
  if (!canKeep()) return null;
  const store = await caches.open(KEPT_ANSWERS);
  // What a page asks first, it asks before a company is chosen.
  return await store.match(await placeOf(asked)) ?? await store.match(await placeOf({ ...asked, companyId: null })) ?? null;
}

const canKeep = (): boolean => typeof caches !== 'undefined' && typeof crypto.subtle !== 'undefined';

async function placeOf({ userId, companyId, body }: Asked): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([userId, companyId, body])));
  return `/kept-answers/${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
