import type { ReportStage } from '@heartwood/contract';

/** What `POST /api/v1/reports` takes of an error: nothing of its words, and nothing of who met it. */
export interface ErrorReport {
  id: string;
  remote: string;
  version: string;
  stage: ReportStage;
  kind: string;
  place: string | null;
  /** Of the view that its remote was asked for last. */
  trace: string | undefined;
}

export interface ReportSenderParts {
  /** Hands a body to the browser. What becomes of it is of no interest: a report of a report would never end. */
  send(body: string): void;
  isOnline(): boolean;
}

export interface ReportSender {
  /** An id that is taken again is a number in the same report. */
  take(report: ErrorReport): void;
  /** Sends what waits now, as far as one body goes: the page may be gone in a moment. */
  flush(): void;
}

/** Errors come in showers: they go out together. */
const soonMs = 1_000;
/** One body in so much time, whatever happens in the tab. */
const pauseMs = 15_000;
const inOneBody = 10;
const mostWaiting = 50;
const mostCounted = 100;

/** Sends reports of this tab in few, small bodies. What does not fit is dropped: the first errors say the most. */
export function createReportSender({ send, isOnline }: ReportSenderParts): ReportSender {
  const waiting = new Map<string, ErrorReport & { count: number }>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  function plan(ms: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      flush();
    }, ms);
  }

  function flush(): void {
    const batch = [...waiting.values()].slice(0, inOneBody);
    if (batch.length === 0 || !isOnline()) return;
    for (const { id } of batch) waiting.delete(id);
    send(JSON.stringify({ reports: batch }));
    if (timer !== null) clearTimeout(timer);
    timer = null;
    // The pause begins, also when nothing waits yet.
    plan(pauseMs);
  }

  return {
    take(report) {
      const known = waiting.get(report.id);
      if (!known && waiting.size >= mostWaiting) return;
      waiting.set(report.id, { ...report, count: Math.min((known?.count ?? 0) + 1, mostCounted) });
      plan(soonMs);
    },
    flush,
  };
}
