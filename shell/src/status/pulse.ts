import { openedViews, spanOf, type ViewTrace } from '../remotes/view-traces';
import { callJson } from '../session/call-json';
import { session } from '../session/browser-session';
import { standingRemote } from './standing-remote';
import { stageTimes, wholeTime } from './stage-times';
import { toldErrors, type ToldError } from './told-errors';
import { takeVitals, watchVitals } from './web-vitals';

/** What `POST /api/v1/pulses` takes of a version: numbers alone. */
export interface Pulse { remote: string; version: string; loads: number; loadMs: number; errors: number; longTasks: number; longMs: number }

/** A view that was opened since the last time: `ago` it was asked for, `ms` later it stood or, at `failed`, failed. */
interface OpenedView {
  trace: string; span: string; remote: string; version: string; ago: number; ms: number; stages: Record<string, number>; failed?: string;
}

const EVERY_MS = 60_000;
const MOST = 20;
const MOST_VIEWS = 10;
const MOST_MS = 120_000;

/** Long tasks since the last time, by the version whose page was open. */
const long = new Map<string, { tasks: number; ms: number }>();
let told: ReadonlySet<string> = new Set();
const toldViews = new WeakSet<ViewTrace>();

/** What can be known of at the server: neither somebody's own build nor what was not found. */
const isReleased = ({ version }: { version: string }): boolean => version !== 'override' && version !== 'unknown';

/** Views that nobody was told of yet. */
export function takeViews(): ViewTrace[] {
  const fresh = openedViews.filter((view) => !toldViews.has(view));
  for (const view of fresh) toldViews.add(view);
  return fresh;
}

/** The last of them, as the server takes them. */
export function describeViews(views: readonly ViewTrace[]): OpenedView[] {
  return views.filter(isReleased).slice(-MOST_VIEWS).map((view) => {
    const failed = view.marks.at(-1)?.[0] === 'failed' ? view.marks.at(-2)?.[0] : undefined;
    const ago = Math.round(Math.min(performance.now() - (view.marks[0]?.[1] ?? 0), 600_000));
    return {
      trace: view.id, span: spanOf(view), remote: view.remote, version: view.version, ago,
      ms: Math.min(Math.round(wholeTime(view)), MOST_MS), stages: stageTimes(view, MOST_MS), ...(failed !== undefined && { failed }),
    };
  });
}

/** Adds up what is new since it was called last. */
export function takePulses(views: readonly ViewTrace[], errors: readonly ToldError[] = toldErrors.get()): Pulse[] {
  const pulses = new Map<string, Pulse>();
  const of = (remote: string, version: string): Pulse => {
    const key = `${remote} ${version}`;
    const pulse = pulses.get(key) ?? { remote, version, loads: 0, loadMs: 0, errors: 0, longTasks: 0, longMs: 0 };
    pulses.set(key, pulse);
    return pulse;
  };
  for (const view of views) {
    if (view.marks.at(-1)?.[0] !== 'mounted') continue;
    const pulse = of(view.remote, view.version);
    pulse.loads += 1;
    // Whoever closed the lid meanwhile says nothing of it.
    pulse.loadMs += Math.min(Math.round(wholeTime(view)), 10_000);
  }
  for (const { id, remote, version } of errors) if (!told.has(id) && remote !== 'shell') of(remote, version).errors += 1;
  told = new Set(errors.map(({ id }) => id));
  for (const [key, { tasks, ms }] of long) {
    const [remote = '', version = ''] = key.split(' ');
    Object.assign(of(remote, version), { longTasks: Math.min(tasks, 1_000), longMs: Math.min(Math.round(ms), 600_000) });
  }
  long.clear();
  return [...pulses.values()].filter(isReleased).slice(0, MOST);
}

export function noteLongTask(ms: number): void {
  const standing = standingRemote();
  if (!standing) return;
  const key = `${standing.remote} ${standing.version}`;
  const before = long.get(key) ?? { tasks: 0, ms: 0 };
  long.set(key, { tasks: before.tasks + 1, ms: before.ms + ms });
}

/** Tells the server once a minute, and when the tab is left, how the remotes of this tab do. @returns what ends it */
export function startPulse(): () => void {
  // Errors of before a reload were told by the page before.
  told = new Set([...told, ...toldErrors.get().filter(({ at }) => at < performance.timeOrigin).map(({ id }) => id)]);
  const tell = (isLeft = false): void => {
    if (session.tokens.get() === null || !navigator.onLine) return;
    const views = takeViews();
    const pulses = takePulses(views);
    const opened = describeViews(views);
    const vitals = takeVitals(isLeft).filter(isReleased);
    if (pulses.length + opened.length + vitals.length === 0) return;
    callJson('POST', '/pulses', { pulses, views: opened, vitals }).catch(() => undefined);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') tell(true);
  };
  const timer = setInterval(() => tell(), EVERY_MS);
  watchVitals();
  document.addEventListener('visibilitychange', onVisibility);
  const observer = window.PerformanceObserver?.supportedEntryTypes.includes('longtask')
    ? new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => noteLongTask(duration)))
    : null;
  observer?.observe({ type: 'longtask' });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    observer?.disconnect();
  };
}
