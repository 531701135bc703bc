import { keepSubscription, keptOf, keptSubscription, type KeptSubscription } from './kept-subscription';
import { isOwnPath, type PushWord } from './push-words';

/** What is used of a worker's surroundings: the library of the DOM has none of it. */
interface WaitingEvent extends Event { waitUntil(work: Promise<unknown>): void }
interface PushEvent extends WaitingEvent { data: { json(): unknown } | null }
interface ClickEvent extends WaitingEvent { notification: Notification }
interface RenewEvent extends WaitingEvent { newSubscription?: PushSubscription | null }
interface Page { url: string; focused: boolean; focus(): Promise<unknown>; postMessage(word: PushWord): void }
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
}
const worker = globalThis as unknown as Worker;

const LIST = '/app/explore/notification';

worker.addEventListener<WaitingEvent>('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener<WaitingEvent>('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener<PushEvent>('push', (event) => event.waitUntil(show(event.data)));
worker.addEventListener<ClickEvent>('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path?: unknown } | null)?.path));
});
worker.addEventListener<RenewEvent>('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription ?? null)));

/** Each push shows something: a browser takes the permission from who stays silent. */
async function show(data: PushEvent['data']): Promise<void> {
  const { title, body, path, tag } = read(data);
  await worker.registration.showNotification(title, { body, data: { path }, ...(tag !== undefined && { tag }) });
}

function read(data: PushEvent['data']): { title: string; body: string; path: string; tag?: string } {
  let told: Record<string, unknown> = {};
  try {
    told = { ...(data?.json() as Record<string, unknown> | undefined) };
  } catch {
    // Of a text that is none of ours only that there is something is shown.
  }
  return {
    title: typeof told['title'] === 'string' ? told['title'] : 'Heartwood',
    body: typeof told['body'] === 'string' ? told['body'] : 'Something is new.',
    path: isOwnPath(told['path']) ? told['path'] : LIST,
    ...(typeof told['tag'] === 'string' && { tag: told['tag'] }),
  };
}

/** In a page that is open, the one in front of all; else in a new one. */
async function open(wanted: unknown): Promise<void> {
  const path = isOwnPath(wanted) ? wanted : LIST;
  const pages = (await openPages()).filter(({ url }) => new URL(url).pathname.startsWith('/app'));
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  page.postMessage({ type: 'push/opened', path });
  // A browser may keep its pages where they are; the page has gone there by then.
  await page.focus().catch(() => undefined);
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * The browser has another address. The worker has nobody's token: it proves by the secret of the one before which browser it is.
 * What does not reach the server a page tells, one that is open now or the next one that opens.
 */
async function renew(made: PushSubscription | null): Promise<void> {
  const known = await keptSubscription();
  if (known) {
    const options = { userVisibleOnly: true, applicationServerKey: known.key };
    const next = keptOf(made ?? await worker.registration.pushManager.subscribe(options), known.key);
    const isKnown = await tellServer(known, next).catch(() => false);
    if (isKnown) await keepSubscription(next);
  }
  for (const page of await openPages()) page.postMessage({ type: 'push/renewed' });
}

async function tellServer({ endpoint, auth }: KeptSubscription, { key: _key, ...next }: KeptSubscription): Promise<boolean> {
  const { ok } = await fetch('/api/v1/notifications/push-renewal', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ known: { endpoint, auth }, next }),
  });
  return ok;
}
