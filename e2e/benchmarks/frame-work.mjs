/** What the main thread does for a page, by the names of the trace: script with its garbage, styles and layout. Painting is none of it. */
const WORK = new Set([
  'EvaluateScript', 'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall', 'TimerFire', 'RunMicrotasks', 'V8.GC_SCAVENGER',
  'MinorGC', 'MajorGC', 'UpdateLayoutTree', 'Layout', 'IntersectionObserverController::computeIntersections',
]);

/**
 * Milliseconds of script, styles and layout in each frame while something is done.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number[]>}
 */
export async function frameWork(browser, page, act) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] });
  await act();
  /** @type {{ traceEvents: { name: string, ph: string, ts: number, dur?: number, pid: number, tid: number }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const begins = traceEvents.filter(({ name }) => name === 'BeginMainThreadFrame');
  const thread = mostOf(begins.map(({ pid, tid }) => `${pid} ${tid}`));
  const isOurs = ({ pid, tid }) => `${pid} ${tid}` === thread;
  const frames = begins.filter(isOurs).map(({ ts }) => ts).sort((a, b) => a - b);
  const work = new Array(frames.length).fill(0);
  for (const { from, to } of joined(traceEvents.filter((event) => isOurs(event) && event.ph === 'X' && WORK.has(event.name)))) {
    const at = frames.findLastIndex((begin) => begin <= from);
    if (at >= 0) work[at] += (to - from) / 1000;
  }
  return work;
}

/** One event may stand within another: time counts once. */
function joined(events) {
  const spans = [];
  for (const { ts, dur = 0 } of [...events].sort((a, b) => a.ts - b.ts)) {
    const last = spans.at(-1);
    if (last && ts <= last.to) last.to = Math.max(last.to, ts + dur);
    else spans.push({ from: ts, to: ts + dur });
  }
  return spans;
}

function mostOf(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** @param {readonly number[]} values @param {number} share 0.95 for the 95th percentile */
export function percentile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
