import { Agent, request } from 'node:http';
import { askOf, bareAskOf, whoAsks } from './asks.mjs';
import { dueAt, dueBy, roundOf, spreadOf } from './figures.mjs';
import { hearersOf } from './people.mjs';

/** More than this under way is a queue that only grows: the step is over. */
const MOST_UNDER_WAY = 3_000;
const PATIENCE_MS = 5_000;

/** @typedef {import('./asks.mjs').Kind} Kind */
/**
 * @typedef {object} Load
 * @property {string[]} targets processes, asked in turns
 * @property {number} rate requests a second
 * @property {Partial<Record<Kind, number>>} weights
 * @property {number} warmMs asked at the same rate, and not counted
 * @property {number} stepMs
 * @property {boolean} [isBare]
 */

/** Numbers go on from step to step, so that nothing is asked twice. @type {Map<Kind, number>} */
const asked = new Map();

/**
 * Requests at a constant rate, sent when they are due whether the ones before were answered or not. A time is taken from the moment that
 * a request was due, so that one which waits behind others has waited.
 * @param {readonly import('./people.mjs').Member[]} members
 * @param {Load} load
 */
export async function streamRequests(members, { targets, rate, weights, warmMs, stepMs, isBare = false }) {
  const kinds = roundOf(/** @type {Record<Kind, number>} */ (weights));
  const agents = targets.map(() => new Agent({ keepAlive: true }));
  /** @type {Map<Kind, number[]>} */
  const times = new Map(kinds.map((kind) => [kind, []]));
  /** @type {string[]} */
  const failures = [];
  /** @type {number[]} */
  const late = [];
  let [sent, underWay, heardBy] = [0, 0, 0];
  const began = performance.now();
  const clock = Date.now() - began;

  const ask = (/** @type {number} */ nth) => {
    const due = began + dueAt(nth, rate);
    const isCounted = due - began >= warmMs;
    if (isCounted) late.push(performance.now() - due);
    const kind = kinds[nth % kinds.length];
    const turn = asked.get(kind) ?? 0;
    asked.set(kind, turn + 1);
    const member = whoAsks(members, turn);
    const of = { member, nth: turn, stamp: Math.round(clock + due) };
    const { path, body } = (isBare ? bareAskOf : askOf)(kind, of);
    const place = nth % targets.length;
    const ended = (/** @type {string | null} */ failure) => {
      underWay -= 1;
      if (failure !== null) failures.push(`${kind}: ${failure}`);
      else if (isCounted) {
        times.get(kind)?.push(performance.now() - due);
        if (kind === 'send') heardBy += hearersOf(member, turn);
      }
    };
    underWay += 1;
    send(targets[place] + path, { body, token: member.token, agent: agents[place] }).then(ended, ({ message }) => ended(message));
  };

  const lengthMs = warmMs + stepMs;
  while (performance.now() - began < lengthMs && underWay < MOST_UNDER_WAY) {
    for (const due = dueBy(performance.now() - began, rate, lengthMs); sent < due && underWay < MOST_UNDER_WAY; sent += 1) ask(sent);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const isOverrun = underWay >= MOST_UNDER_WAY;
  for (const until = performance.now() + PATIENCE_MS; underWay > 0 && performance.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const agent of agents) agent.destroy();
  return {
    rate, isOverrun, unanswered: underWay, heardBy, failed: failures.length, failure: failures[0] ?? null, late: spreadOf(late),
    kinds: Object.fromEntries([...times].map(([kind, taken]) => [kind, spreadOf(taken)])),
    countedFrom: Math.round(clock + began + warmMs),
  };
}

/**
 * @param {string} url
 * @param {{ body: string, token: string, agent: Agent }} how
 * @returns {Promise<string | null>} what went wrong
 */
function send(url, { body, token, agent }) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      agent, method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) },
    }, (answer) => {
      let head = '';
      answer.on('data', (/** @type {Buffer} */ chunk) => {
        if (head === '') head = chunk.toString('latin1', 0, 200);
      });
      answer.on('end', () => resolve(answer.statusCode === 200 && !isRefusal(head) ? null : `${answer.statusCode} ${head}`));
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** A command's refusal is data, and is answered fast. */
const isRefusal = (/** @type {string} */ head) => head.startsWith('{"errors"') || /"error":\{/.test(head);
