import { createReadable, type PageHead } from '@heartwood/contract';

/** Title, crumbs and Back of the page that is shown. */
export const pageHead = createReadable<PageHead>({ title: '', crumbs: [] });

/** The element of the top bar that holds the page's own actions; the layout sets it (`ref={pageActions.set}`). */
export const pageActions = createReadable<HTMLElement | null>(null);

/** New messages, counted in the document's title. Kept here, where the page without the signed-in app can read it. */
export const unreadInTitle = createReadable(0);
