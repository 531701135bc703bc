import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/src/root.mjs';
import { startBareFleet, startFleet } from './fleet.mjs';
import { GeneratorProcess } from './generator-process.mjs';
import { highestRate } from './highest-rate.mjs';
import { processorTime } from './processor-time.mjs';
import { ACTIVE, ACTS_A_MINUTE, LIMITS, MIX, MOST_DRIFT, size } from './size.mjs';
import { isFarOff, keepsTimes, productCores, step } from './step.mjs';
import { tableOf } from './table.mjs';
import { openWorld } from './world.mjs';

const PEOPLE_A_CORE = 2_000;
const RATE = 2_000;
const WARM_RATE = 60;
/** Garbage of the start is gone, and what sockets hold is counted. */
const REST_MS = 3_000;
/** Connections of requests, of the database and the like. */
const FILES_BESIDE = 4_000;

/** @typedef {import('./step.mjs').Load} Load */
/** @typedef {import('./step.mjs').Step} Step */
/** @typedef {import('./fleet.mjs').Fleet} Fleet */
/** @typedef {Awaited<ReturnType<typeof openSockets>>} Opened */
/** @typedef {{ rate: number, best: Step | null, beyond: Step | null, steps: Step[] }} Found */
/** @typedef {{ name: string, processes: number, found: Found, opened?: Opened }} Part */

/**
 * 10,000 people with a socket each and all that their pages listen to, who ask at a rate that does not wait for answers: the highest
 * that keeps the p95s, in a mix of feed, plan and chat and in chat alone, with three processes, with one, and with bare servers; and the
 * most messages a second that everybody hears of without falling behind. Everything that was measured is in `.cache/scale.json`, and
 * the table of docs/scale.md in `.cache/scale.md`.
 */
export async function* measureScale() {
  const began = performance.now();
  mustHaveFiles();
  const world = await openWorld();
  const load = { requests: await GeneratorProcess.start(world.original), sockets: await GeneratorProcess.start(world.original) };
  /** @type {Part[]} */
  const parts = [];
  try {
    for (const count of [1, size.processes]) {
      const fleet = await startFleet(world.env, count);
      const opened = await openSockets(load, fleet);
      yield told(`${inWords(count)}: memory of a socket`, opened.kilobytes, 'kB');
      await warm(load, fleet, { ...MIX, ...ACTIVE });
      const mix = await search(load, fleet, { weights: MIX, bounds: size.mix });
      parts.push({ name: 'mix', processes: count, found: mix, opened });
      yield told(`mix, ${inWords(count)}: highest rate that keeps the p95s`, mix.rate, 'requests/s', ...(
        count === 1 ? [] : [`>= ${RATE}`, mix.rate >= RATE]
      ));
      if (count > 1) {
        for (const [name, found] of await searchChat(load, fleet)) parts.push({ name, processes: count, found });
        yield* chatMeasures(partOf(parts, 'chat'), partOf(parts, 'sends'));
      }
      await load.sockets.do('close');
      await fleet.end();
    }
    const bare = await startBareFleet(world.env, size.processes, world.statements);
    await warm(load, bare, MIX, true);
    parts.push({ name: 'bare', processes: size.processes, found: await search(load, bare, { weights: MIX, bounds: size.bare, isBare: true }) });
    await bare.end();
    yield* ratios(parts);
  } finally {
    load.requests.end();
    load.sockets.end();
    await world.close();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const all = { at: new Date().toISOString(), processors: cpus().length, seconds, size, LIMITS, parts };
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', 'scale.json'), JSON.stringify(all, null, 2));
  writeFileSync(join(root, '.cache', 'scale.md'), tableOf(all));
}

/** One process alone holds every socket; Node raises its own limit to the hard one. */
function mustHaveFiles() {
  const hard = Number(/Max open files +\d+ +(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.POSITIVE_INFINITY);
  const wanted = size.people + FILES_BESIDE;
  if (hard < wanted) throw new Error(`A process may have ${hard} files open, and needs ${wanted}: raise it (ulimit -Hn).`);
}

/** @param {Load} load @param {Fleet} fleet */
async function openSockets({ sockets }, { urls, pids }) {
  const megabytes = () => pids.reduce((sum, pid) => sum + processorTime().megabytes(pid), 0);
  const [before, used] = [megabytes(), pids.reduce((sum, pid) => sum + processorTime().of(pid), 0)];
  const opened = await sockets.do('open', { targets: urls, sockets: size.people });
  const spent = pids.reduce((sum, pid) => sum + processorTime().of(pid), 0) - used;
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return {
    .../** @type {{ sockets: number, seconds: number }} */ (opened), kilobytes: Math.round(((megabytes() - before) * 1024) / size.people),
    millisecondsEach: Math.round((spent * 10_000) / size.people) / 10,
  };
}

/**
 * Until each connection of each process has planned each statement for good: PostgreSQL does it anew for the first five times.
 * @param {Load} load @param {Fleet} fleet @param {Record<string, number>} weights
 */
async function warm(load, fleet, weights, isBare = false) {
  await step(load, fleet, { rate: WARM_RATE, weights, warmMs: 0, stepMs: size.firstMs, isBare });
}

/**
 * @param {Load} load
 * @param {Fleet} fleet
 * @param {{ weights: Record<string, number>, bounds: { first: number, most: number }, isBare?: boolean }} what
 */
function search(load, fleet, { weights, bounds, isBare = false }) {
  return highestRate({ ...bounds, halvings: size.halvings }, async (rate) => {
    const taken = await step(load, fleet, { rate, weights, isBare });
    return { step: taken, holds: keepsTimes(taken), isFarOff: isFarOff(taken) };
  });
}

/** @param {Load} load @param {Fleet} fleet @returns {Promise<[string, Found][]>} by people, and by messages a second */
async function searchChat(load, fleet) {
  const chat = await highestRate({ ...size.chat, halvings: size.halvings }, async (people) => {
    const taken = await step(load, fleet, { rate: (people * ACTS_A_MINUTE) / 60, weights: ACTIVE });
    return { step: taken, holds: keepsTimes(taken), isFarOff: isFarOff(taken) };
  });
  const sends = await highestRate({ ...size.sends, halvings: size.halvings }, async (rate) => {
    const taken = await step(load, fleet, { rate, weights: { send: 1 }, stepMs: size.lagMs });
    return { step: taken, holds: isHeard(taken), isFarOff: isFarOff(taken) };
  });
  return [['chat', chat], ['sends', sends]];
}

/** Everybody has every message, and has the last ones as soon as the first. @param {Step} taken */
const isHeard = ({ delivery, heardBy, isOverrun, unanswered, failed }) => (
  !isOverrun && unanswered === 0 && failed === 0 && delivery.count === heardBy && delivery.drift <= MOST_DRIFT
);

/** @param {readonly Part[]} parts @param {string} name */
function partOf(parts, name, processes = size.processes) {
  const part = parts.find((one) => one.name === name && one.processes === processes);
  if (!part) throw new Error(`no part ${name}`);
  return part.found;
}

/** @param {Found} chat @param {Found} sends */
function* chatMeasures(chat, sends) {
  const people = chat.best ? Math.round(chat.rate / productCores(chat.best)) : 0;
  yield told('chat: active people that keep the p95s', chat.rate, 'people');
  yield told('chat: active people for each core that the product used', people, 'people', `>= ${PEOPLE_A_CORE}`, people >= PEOPLE_A_CORE);
  for (const kind of /** @type {const} */ (['send', 'history'])) {
    yield told(`chat: p95 of ${kind} with so many`, chat.best?.kinds[kind]?.p95 ?? 0, 'ms', `<= ${LIMITS[kind]}`, chat.best !== null);
  }
  yield told('messages a second at which nobody falls behind', sends.rate, 'messages/s', `drift <= ${MOST_DRIFT} ms/s`, sends.rate > 0);
  yield told('frames a second that they bring', Math.round((sends.best?.delivery.count ?? 0) / (size.lagMs / 1000)), 'frames/s');
  yield told('delivery of them, p95', sends.best?.delivery.p95 ?? 0, 'ms');
}

/** @param {readonly Part[]} parts */
function* ratios(parts) {
  const [ours, one, bare] = [partOf(parts, 'mix'), partOf(parts, 'mix', 1), partOf(parts, 'bare')];
  for (const [name, other] of /** @type {const} */ ([['one process', one], [`${size.processes} bare servers`, bare]])) {
    const ratio = Math.round((ours.rate / Math.max(1, other.rate)) * 100) / 100;
    yield { ...told(`mix, ${size.processes} processes beside ${name}`, ours.rate, 'requests/s'), ceiling: other.rate, ratio };
  }
}

const inWords = (/** @type {number} */ count) => (count === 1 ? 'one process' : `${count} processes`);

/** @param {string} name @param {number} value @param {string} unit @param {string | null} [target] @param {boolean} [ok] */
const told = (name, value, unit, target = null, ok = true) => ({ name, value, unit, target, ok });
