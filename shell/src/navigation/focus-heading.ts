import { isFocusInLayer } from '@heartwood/shared-ui';

/** How long a page may take to show its heading before focus is left where it is. */
const patienceMs = 20_000;

/**
 * Moves focus to the arriving page's `h1`, which may come late: a remote loads first. Gives up as soon as the person
 * does something themselves. Returns the function that stops waiting.
 */
export function focusHeading(page: Document): () => void {
  const before = page.querySelector('main h1');
  const textBefore = before?.textContent;
  const focusedBefore = page.activeElement;
  let frame = 0;
  const stops: (() => void)[] = [];
  const stop = (): void => stops.splice(0).forEach((end) => end());

  const look = (): void => {
    const heading = page.querySelector<HTMLElement>('main h1');
    // The heading of the page that is being left does not count.
    if (!heading || (heading === before && heading.textContent === textBefore)) return;
    // A page whose first field took the focus is read from there.
    if (page.activeElement !== focusedBefore && page.activeElement?.matches('main :is(input, textarea, select)')) return stop();
    // A redirect may come after the person opened a menu: it has the focus until it closes.
    if (isFocusInLayer(page)) return;
    stop();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };

  const observer = new MutationObserver(soon);
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(stop, patienceMs);
  const acted = (): void => stop();
  page.addEventListener('keydown', acted, { capture: true });
  page.addEventListener('pointerdown', acted, { capture: true });
  stops.push(
    () => observer.disconnect(),
    () => clearTimeout(timer),
    () => cancelAnimationFrame(frame),
    () => page.removeEventListener('keydown', acted, { capture: true }),
    () => page.removeEventListener('pointerdown', acted, { capture: true }),
  );
  soon();
  return stop;
}
