import { isPublicRoute } from '../reader/public-route';
import { isAway, isKeptFile, keepWordOf, type KeepWord } from './offline-words';

/** What is used of a worker's surroundings: the library of the DOM has none of it. */
interface WaitingEvent extends Event { waitUntil(work: Promise<unknown>): void }
interface FetchEvent extends WaitingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface MessageEventOfPage extends WaitingEvent { data: unknown }
export interface OfflineSurroundings {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  location: Location;
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
}

const STORE = 'heartwood-files';
/** The page before it is anybody's: one for all of them, written by the server for nobody in particular. */
const PAGE = '/app';
/** Of builds and versions that went, some files stay for a while; then the oldest go. */
const MOST_FILES = 600;

/**
 * Opens the product without a line. With one, nothing comes from the store: what a page could have written into it never takes the place
 * of what the server sends. Files are put there when a page that stands names them, so that no load waits for it.
 */
export function workOffline(worker: OfflineSurroundings): void {
  worker.addEventListener<WaitingEvent>('activate', (event) => {
    event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
  });
  worker.addEventListener<MessageEventOfPage>('message', (event) => {
    const word = keepWordOf(event.data);
    if (word) event.waitUntil(keep(word));
  });
  worker.addEventListener<FetchEvent>('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate') {
      if (!/^\/app(?:\/|$)/.test(pathname) || isPublicRoute(pathname, search)) return;
      event.respondWith(answerOrKept(PAGE, async () => await event.preloadResponse ?? fetch(request)));
    } else if (isKeptFile(pathname)) event.respondWith(answerOrKept(pathname, () => fetch(request)));
  });
}

/** @param place under which what is asked for was kept */
async function answerOrKept(place: string, answered: () => Promise<Response>): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(STORE)).match(place);
  try {
    const answer = await answered();
    return isAway(answer) ? await kept() ?? answer : answer;
  } catch (failure) {
    const found = await kept();
    if (found) return found;
    throw failure;
  }
}

async function keep({ files, page }: KeepWord): Promise<void> {
  const store = await caches.open(STORE);
  for (const file of files) {
    if (await store.match(file)) continue;
    // The browser has it at hand: it has just been run.
    const answer = await fetch(file).catch(() => null);
    if (answer?.ok) await store.put(file, answer);
  }
  if (page) await keepPage(store, files);
  const known = await store.keys();
  const old = known.filter(({ url }) => new URL(url).pathname !== PAGE).slice(0, Math.max(0, known.length - MOST_FILES));
  await Promise.all(old.map((request) => store.delete(request)));
}

/** A page and its files belong together: of a newer build than the one that asks, nothing is kept but by its own page. */
async function keepPage(store: Cache, files: readonly string[]): Promise<void> {
  const page = await fetch(PAGE, { credentials: 'omit' }).catch(() => null);
  if (!page?.ok) return;
  const text = await page.clone().text();
  const program = [...text.matchAll(/<script[^>]+src="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  if (program.length > 0 && program.every((path) => files.includes(path))) await store.put(PAGE, page);
}
