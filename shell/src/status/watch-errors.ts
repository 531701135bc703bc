import { describeError, flushReports, reportAgain, reportError } from './report';

/** Errors that are told one by one in a page; the rest of them are echoes of these. */
const most = 50;

/**
 * Catches what nobody caught, in the page and in every remote: errors of handlers and timers, and promises that nobody
 * awaited. They stay in the console as they are, and each is told once; met again, it is counted.
 */
export function watchErrors(page: Window = window): void {
  const ids = new Map<string, string>();

  function tell(error: unknown, address: string | undefined, where: string): void {
    const context = { where, ...(address !== undefined && { address }) };
    const found = describeError(error, context);
    const key = Object.values(found).join(' ');
    const known = ids.get(key);
    if (known !== undefined) reportAgain(known, found);
    else if (ids.size < most) ids.set(key, reportError(error, context));
  }

  page.addEventListener('error', ({ error, message, filename, lineno, colno }: ErrorEvent) => {
    // Scripts of others, and the browser's own remark that sizes settle in the next frame, have nothing to find.
    if ((error === null || error === undefined) && (filename === '' || message.startsWith('ResizeObserver'))) return;
    tell(error ?? message, `${filename}:${lineno}:${colno}`, 'uncaught');
  });
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    // Whoever called it off knows.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    tell(reason, undefined, 'promise');
  });
  page.addEventListener('pagehide', flushReports);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flushReports();
  });
  page.addEventListener('online', flushReports);
}
