/** What the main thread does for a page, by the names of the trace: script with its garbage, styles and layout. Painting is none of it. */
const WORK = new Set([
  'EvaluateScript', 'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall', 'TimerFire', 'RunMicrotasks',
  'V8.GC_SCAVENGER',
  'MinorGC', 'MajorGC', 'UpdateLayoutTree', 'Layout', 'IntersectionObserverController::computeIntersections',
]);

/**
 * Milliseconds of script, styles and layout in each frame that had any, while something is done: of the processor's time, so that what
 * else the machine does counts for nothing.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number[]>}
 */
export async function frameWork(browser, page, act) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'cc', 'v8'] });
  await act();
  /** @type {{ traceEvents: { name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const begins = traceEvents.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
  const thread = mostOf(begins.map(({ pid, tid }) => `${pid} ${tid}`));
  const isOurs = ({ pid, tid }) => `${pid} ${tid}` === thread;
  const frames = begins.filter(isOurs).map(({ ts }) => ts).sort((a, b) => a - b);
  const work = new Array(frames.length).fill(0);
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of traceEvents.filter((event) => isOurs(event) && event.ph === 'X' && WORK.has(event.name)).sort(
    byTime,
  )) {
    // One event may stand within another: its time is in that one's.
    if (ts < end) continue;
    end = ts + dur;
    const at = frames.findLastIndex((begin) => begin <= ts);
    if (at >= 0) work[at] += tdur / 1000;
  }
  return work.filter((each) => each > 0);
}

/** The longer of two that begin at once stands around the other. */
const byTime = (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);

function mostOf(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** @param {readonly number[]} values @param {number} share 0.95 for the 95th percentile */
export function percentile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
