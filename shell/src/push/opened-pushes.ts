import { nav } from '../navigation/nav';
import { pushWordOf } from './push-words';

declare global {
  interface Window {
    /** What the worker says; the document puts it here from its first moment (`index.html`). */
    pushWords?: { push(said: unknown): unknown };
  }
}

/**
 * Goes where a clicked push leads. A browser keeps what a worker says no longer than until the document is read, and the program
 * comes later: what was said by then comes first.
 */
export function followOpenedPushes(): void {
  const hear = (said: unknown): void => {
    const word = pushWordOf(said);
    if (word?.type === 'push/opened') nav.navigate(word.path);
  };
  const before = window.pushWords;
  window.pushWords = { push: hear };
  if (Array.isArray(before)) before.forEach(hear);
}
