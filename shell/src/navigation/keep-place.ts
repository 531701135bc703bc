import type { AppHistory } from './history';
import { focusHeading } from './focus-heading';
import { createScrollKeeper } from './scroll-keeper';

/** After each step: the entry's own scroll positions on the way back, the top on the way forth, and focus on the page's heading. */
export function keepPlace(history: AppHistory, host: Window = window): () => void {
  const scroll = createScrollKeeper(host, history.location.get().key);
  host.history.scrollRestoration = 'manual';
  scroll.restore(history.location.get().key);
  let pathname = history.location.get().pathname;
  let lift: (() => void) | null = null;
  const stop = history.location.subscribe(() => {
    const next = history.location.get();
    const moved = next.pathname !== pathname;
    pathname = next.pathname;
    if (history.action() === 'pop') scroll.restore(next.key);
    else if (moved && history.action() === 'push') scroll.start(next.key);
    else scroll.carry(next.key);
    if (!moved) return;
    lift?.();
    lift = focusHeading(host.document);
  });
  return () => {
    stop();
    lift?.();
    scroll.dispose();
  };
}
