import type { LoadStage, Shell } from '@heartwood/contract';
import { randomHex } from '../session/random-hex';

/** A view that a remote was asked for. What is done for it, in the page and by the API, is found by its id. */
export interface ViewTrace {
  remote: string;
  version: string;
  /** W3C Trace Context: 32 hexadecimal digits. */
  id: string;
  /** What began when, as `performance.now()` says; the last entry ends it. */
  marks: [LoadStage | 'mounted' | 'failed', number][];
  /** Until then what the view asks for belongs to its opening. */
  until: number;
}

/** A view that stands asks its first questions within this time. */
const firstQuestionsMs = 5_000;
/** As long as a view may load: one that was left meanwhile is not told of. */
const mostOpeningMs = 120_000;
const mostKept = 100;

/** The last views of this tab that stood or failed. */
export const openedViews: ViewTrace[] = [];
const latest = new Map<string, ViewTrace>();

/** The id of the view that the remote was asked for last. */
export const traceOf = (remote: string): string | undefined => latest.get(remote)?.id;

/** What its questions are a part of: the last 16 digits. */
export const spanOf = ({ id }: ViewTrace): string => id.slice(16);

export function beginTrace(remote: string): ViewTrace {
  const trace: ViewTrace = { remote, version: '', id: randomHex(), marks: [], until: performance.now() + mostOpeningMs };
  latest.set(remote, trace);
  return trace;
}

export function endTrace(trace: ViewTrace, version: string, end: 'mounted' | 'failed'): void {
  const now = performance.now();
  trace.version = version;
  trace.marks.push([end, now]);
  trace.until = now + firstQuestionsMs;
  if (openedViews.push(trace) > mostKept) openedViews.shift();
}

/** The same shell; what the remote asks the API while one of its views opens says for which it is. */
export function traced(remote: string, shell: Shell): Shell {
  return {
    ...shell,
    fetch(path, init) {
      const trace = latest.get(remote);
      if (!trace || performance.now() > trace.until) return shell.fetch(path, init);
      const headers = new Headers(init?.headers);
      headers.set('traceparent', `00-${trace.id}-${spanOf(trace)}-01`);
      return shell.fetch(path, { ...init, headers });
    },
  };
}
