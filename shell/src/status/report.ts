import { RemoteLoadError, type ReportContext, type ReportStage } from '@heartwood/contract';
import { traceOf } from '../remotes/view-traces';
import { placeOf } from './error-place';
import { isChunkError } from './reload-once';
import { createReportSender } from './report-sender';
import { tellError } from './told-errors';

export interface ErrorContext extends ReportContext {
  /** Of the window: where a script stopped that threw something without a stack. */
  address?: string;
}

const sender = createReportSender({
  send(body) {
    fetch('/api/v1/reports', {
      method: 'POST', body, headers: { 'content-type': 'application/json' }, credentials: 'omit', keepalive: true, priority: 'low',
    }).catch(() => undefined);
  },
  isOnline: () => navigator.onLine,
});

/** Sends what waits while the page is still there to do it. */
export const flushReports = sender.flush;

/** An error that is caught, told and thrown again is one error. */
const ids = new WeakMap<object, string>();

/**
 * Logs an error and tells the server of it, without its words. Returns the short id that a person can quote, and that
 * the error can be found by: in the server's log, on the status page of this tab.
 */
export function reportError(error: unknown, context: ErrorContext = {}): string {
  const known = typeof error === 'object' && error !== null ? ids.get(error) : undefined;
  if (known !== undefined) return known;
  const id = newErrorId();
  if (typeof error === 'object' && error !== null) ids.set(error, id);
  window.console.warn(`[heartwood] ${id} ${[context.remote, context.where].filter(Boolean).join(' ') || 'shell'}:`, error);
  const found = describeError(error, context);
  tellError({ ...found, id, message: wordsOf(error), at: Date.now() });
  reportAgain(id, found);
  return id;
}

/** For the status page: what the loader says first (its own name, arguments, a link to its docs) helps nobody there. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(/^[^]*Original Error Message:\s*/, '').slice(0, 300);
}

type DescribedError = ReturnType<typeof describeError>;

/** Once more is a number under the same id. */
export function reportAgain(id: string, { slot: _slot, ...found }: DescribedError): void {
  sender.take({ ...found, id });
}

/** Whose error it is, and of which release; `messaging:chat-drawer@1` names a remote and its slot. */
export function describeError(error: unknown, { remote: teller = '', fatal = false, address }: ErrorContext) {
  const [named = '', slot = ''] = teller.split(':');
  const found = placeOf(error, address);
  const loading = error instanceof RemoteLoadError ? error : null;
  const remote = loading?.remote ?? (named || found.remote);
  const version = loading?.version ?? (remote === found.remote ? found.version : 'unknown');
  return { remote, slot, version, stage: stageOf(error, fatal), kind: kindOf(error), place: found.place, trace: traceOf(remote) };
}

function stageOf(error: unknown, isFatal: boolean): ReportStage {
  if (error instanceof RemoteLoadError) return error.stage;
  if (isChunkError(error)) return 'chunk';
  return isFatal ? 'mount' : 'running';
}

function kindOf(error: unknown): string {
  const cause = error instanceof RemoteLoadError && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'Thrown';
  return /^[A-Za-z]{1,40}$/.test(cause.name) ? cause.name : 'Error';
}

/** Eight letters and digits without those that are mistaken for one another. */
function newErrorId(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]).join('');
}
