import { createReadable, type PageHead, type Writable } from '@heartwood/contract';

const head = createReadable<PageHead>({ title: '', crumbs: [] });

/**
 * Title, crumbs and Back of the page that is shown. Pages name themselves in effects, and the bars hear of it after
 * those: React 19 runs pending effects before a commit it has delayed, and throws its error 177 where they make it
 * render the very tree that it is about to commit.
 */
export const pageHead: Writable<PageHead> = { ...head, set: (next) => queueMicrotask(() => head.set(next)) };

/** The element of the top bar that holds the page's own actions; the layout sets it (`ref={pageActions.set}`). */
export const pageActions = createReadable<HTMLElement | null>(null);

/** New messages, counted in the document's title. Kept here, where the page without the signed-in app can read it. */
export const unreadInTitle = createReadable(0);
