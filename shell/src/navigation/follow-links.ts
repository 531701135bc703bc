import { nav } from './nav';

const OURS = /^\/(?:$|auth(?:\/|$)|app(?:\/|$)|onboarding(?:\/|$)|affiliate(?:\/|$)|status$)/;

/** Whether a path is a page of the product rather than a file or an answer of the server. */
function isPagePath(pathname: string): boolean {
  return OURS.test(pathname);
}

/** Takes plain clicks on links to pages of the product, so that `<a href>` is all a link needs to be. Returns the stop function. */
export function followLinks(page: Document = document): () => void {
  const heard = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
    const url = new URL(link.href, page.baseURI);
    if (url.origin !== new URL(page.baseURI).origin || !isPagePath(url.pathname)) return;
    event.preventDefault();
    nav.navigate(url.pathname + url.search + url.hash);
  };
  page.addEventListener('click', heard);
  return () => page.removeEventListener('click', heard);
}
