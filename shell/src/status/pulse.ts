import { mountedViews } from '../remotes/mounted-views';
import { callJson } from '../session/call-json';
import { session } from '../session/browser-session';
import { toldErrors, type ToldError } from './told-errors';

/** What `POST /api/v1/pulses` takes of a version: numbers alone. */
export interface Pulse { remote: string; version: string; loads: number; loadMs: number; errors: number; longTasks: number; longMs: number }

const EVERY_MS = 60_000;
const MOST = 20;

/** Long tasks since the last time, by the version whose page was open. */
const long = new Map<string, { tasks: number; ms: number }>();
let told: ReadonlySet<string> = new Set();

/** Adds up what is new since it was called last. */
export function takePulses(errors: readonly ToldError[] = toldErrors.get()): Pulse[] {
  const pulses = new Map<string, Pulse>();
  const of = (remote: string, version: string): Pulse => {
    const key = `${remote} ${version}`;
    const pulse = pulses.get(key) ?? { remote, version, loads: 0, loadMs: 0, errors: 0, longTasks: 0, longMs: 0 };
    pulses.set(key, pulse);
    return pulse;
  };
  for (const { remote, version, ms } of mountedViews.splice(0).slice(0, 100)) {
    const pulse = of(remote, version);
    pulse.loads += 1;
    // Whoever closed the lid meanwhile says nothing of it.
    pulse.loadMs += Math.min(Math.round(ms), 10_000);
  }
  for (const { id, remote, version } of errors) if (!told.has(id) && remote !== 'shell') of(remote, version).errors += 1;
  told = new Set(errors.map(({ id }) => id));
  for (const [key, { tasks, ms }] of long) {
    const [remote = '', version = ''] = key.split(' ');
    Object.assign(of(remote, version), { longTasks: Math.min(tasks, 1_000), longMs: Math.min(Math.round(ms), 600_000) });
  }
  long.clear();
  return [...pulses.values()].filter(({ version }) => version !== 'override' && version !== 'unknown').slice(0, MOST);
}

/** A task is whose page stands: what ran in it is not told to a page. */
export function noteLongTask(ms: number): void {
  const { remote, version } = document.querySelector<HTMLElement>('main [data-remote]')?.dataset ?? {};
  if (remote === undefined || version === undefined) return;
  const key = `${remote} ${version}`;
  const before = long.get(key) ?? { tasks: 0, ms: 0 };
  long.set(key, { tasks: before.tasks + 1, ms: before.ms + ms });
}

/** Tells the server once a minute, and when the tab is left, how the remotes of this tab do. @returns what ends it */
export function startPulse(): () => void {
  // Errors of before a reload were told by the page before.
  told = new Set([...told, ...toldErrors.get().filter(({ at }) => at < performance.timeOrigin).map(({ id }) => id)]);
  const tell = (): void => {
    if (session.tokens.get() === null || !navigator.onLine) return;
    const pulses = takePulses();
    if (pulses.length > 0) callJson('POST', '/pulses', { pulses }).catch(() => undefined);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') tell();
  };
  const timer = setInterval(tell, EVERY_MS);
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
