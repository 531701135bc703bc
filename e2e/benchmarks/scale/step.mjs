import { tenths } from './figures.mjs';
import { processorTime } from './processor-time.mjs';
import { LIMITS, size } from './size.mjs';

/** @typedef {import('./fleet.mjs').Fleet} Fleet */
/** @typedef {import('./generator-process.mjs').GeneratorProcess} GeneratorProcess */
/** @typedef {{ requests: GeneratorProcess, sockets: GeneratorProcess }} Load */
/** @typedef {Awaited<ReturnType<typeof step>>} Step */

const SETTLE_MS = 400;
const BACKLOG_MS = 4_000;
/** Of a thousand requests. */
const MOST_FAILED = 1;
/** Times a limit. */
const FAR = 4;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One rate, held for some seconds: times by kind from when a request was due, delivery of what was sent, and who used the processors.
 * @param {Load} load
 * @param {Fleet} fleet
 * @param {{ rate: number, weights: Record<string, number>, warmMs?: number, stepMs?: number, isBare?: boolean }} what
 */
export async function step({ requests, sockets }, fleet, { rate, weights, warmMs = size.warmMs, stepMs = size.stepMs, isBare = false }) {
  await sockets.do('listen');
  const streaming = requests.do('stream', { targets: fleet.urls, rate, weights, warmMs, stepMs, isBare });
  await pause(warmMs);
  await fleet.seen();
  const before = await usedBy({ requests, sockets }, fleet);
  await pause(stepMs);
  const after = await usedBy({ requests, sockets }, fleet);
  const seen = await fleet.seen();
  const streamed = await streaming;
  await pause(SETTLE_MS);
  // What nobody waits for any more is worked off, so that the next step has none of it.
  if (streamed.isOverrun || streamed.unanswered > 0) await pause(BACKLOG_MS);
  const delivery = await sockets.do('heard', { countedFrom: streamed.countedFrom });
  const cores = (/** @type {keyof typeof after} */ key) => Math.round(((after[key] - before[key]) / (after.at - before.at)) * 100) / 100;
  const ours = {
    processes: cores('processes'), busiest: Math.max(...fleet.pids.map((_pid, at) => cores(/** @type {any} */ (`process${at}`)))),
    postgres: cores('postgres'), redis: cores('redis'), generator: cores('generator'),
  };
  const taken = {
    ...streamed, delivery, loopMs: seen.loopMs, waiting: seen.waiting, dropped: seen.dropped,
    cores: { ...ours, others: tenths(Math.max(0, cores('busy') - ours.processes - ours.postgres - ours.redis - ours.generator)) },
  };
  tell(taken);
  return taken;
}

/**
 * A run takes minutes: each step is told as it ends.
 * @param {{ rate: number, kinds: Record<string, { p95: number }>, [more: string]: any }} taken
 */
function tell({ rate, kinds, delivery, cores, failed, failure, unanswered, isOverrun }) {
  const times = Object.entries(kinds).map(([kind, { p95 }]) => `${kind} ${p95}`).join(', ');
  const wrong = isOverrun ? ' overrun' : failed + unanswered > 0 ? ` ${failed} failed, ${unanswered} unanswered: ${failure ?? ''}` : '';
  console.error(`  ${Math.round(rate)}/s p95 ${times}; delivery ${delivery.p95}, drift ${delivery.drift}; cores ${JSON.stringify(cores)}${wrong}`);
}

/** Seconds of the processors so far. @param {Load} load @param {Fleet} fleet @returns {Promise<Record<string, number>>} */
async function usedBy({ requests, sockets }, { pids }) {
  const generator = (await requests.do('cpu')) + (await sockets.do('cpu'));
  const time = processorTime();
  const each = pids.map((pid) => time.of(pid));
  return {
    at: performance.now() / 1000, generator, busy: time.busy, postgres: time.named('postgres'), redis: time.named('redis-server'),
    processes: each.reduce((sum, one) => sum + one, 0), ...Object.fromEntries(each.map((one, at) => [`process${at}`, one])),
  };
}

/** Every kind keeps its p95, and what was asked was answered. @param {Step} taken */
export function keepsTimes({ kinds, isOverrun, unanswered, failed }) {
  const all = Object.entries(kinds);
  const count = all.reduce((sum, [, { count: each }]) => sum + each, 0);
  return !isOverrun && unanswered === 0 && failed * 1000 <= count * MOST_FAILED
    && all.every(([kind, { p95 }]) => p95 <= limitOf(kind));
}

const limitOf = (/** @type {string} */ kind) => LIMITS[/** @type {keyof typeof LIMITS} */ (kind)];

/** So far off that no moment of the machine explains it. @param {Step} taken */
export const isFarOff = ({ kinds, isOverrun, unanswered }) => (
  isOverrun || unanswered > 0 || Object.entries(kinds).some(([kind, { p95 }]) => p95 > FAR * limitOf(kind))
);

/** Cores that the product has used, without who asks and without others. @param {Step} taken */
export const productCores = ({ cores: { processes, postgres, redis } }) => processes + postgres + redis;
