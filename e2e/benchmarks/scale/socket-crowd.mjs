import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { operationText } from '../operation-text.mjs';
import { percentile, slope, spreadOf, tenths } from './figures.mjs';
import { looksAtChannel } from './people.mjs';

/** @typedef {import('./people.mjs').Member} Member */

const TOGETHER = 60;
/** As the shell's own client. */
const PING_MS = 20_000;
const PING_TURNS = 200;

const text = Object.fromEntries([
  ['shell', 'UserEvents'], ['shell', 'CompanyEvents'], ['mfe-community', 'NotificationEvents'], ['mfe-community', 'MineEvents'],
  ['mfe-messaging', 'InboxEvents'], ['mfe-messaging', 'PresenceChanges'], ['mfe-messaging', 'ChannelEvents'],
  ['mfe-messaging', 'TypingPeople'], ['mfe-growth', 'CompanyEvents'],
].map(([remote, operation]) => [`${remote} ${operation}`, { query: operationText(remote, operation), operationName: operation }]));

/**
 * What a page listens to: the shell's two, the header's three, who of the colleagues is here, and the place itself, a channel or a plan.
 * @param {Member} member
 */
function listeningOf(member) {
  const { companyId, colleagues: userIds, channels: [channelId] } = member;
  return [
    ['shell UserEvents', {}], ['shell CompanyEvents', { companyId }], ['mfe-community NotificationEvents', {}],
    ['mfe-community MineEvents', { companyId }], ['mfe-messaging InboxEvents', {}], ['mfe-messaging PresenceChanges', { userIds }],
    ...(looksAtChannel(member)
      ? [['mfe-messaging ChannelEvents', { channelId }], ['mfe-messaging TypingPeople', { channelId }]]
      : [['mfe-growth CompanyEvents', { companyId, after: null }]]),
  ];
}

/** What answers with where it stands as soon as it is live. */
const GREETS = /"type":"HELLO"/;

/** Everybody's socket, and how long after a message was due each of them has it. */
export class SocketCrowd {
  /** @type {WebSocket[]} */
  #sockets = [];
  /** @type {{ place: number, stamp: number, lag: number }[]} */
  #heard = [];
  #countedFrom = Number.POSITIVE_INFINITY;
  #lost = 0;
  #isClosing = false;
  /** @type {NodeJS.Timeout | undefined} */
  #pinging;

  /** @param {readonly Member[]} members @param {string[]} targets processes, in turns */
  async open(members, targets) {
    const [began, waiting] = [performance.now(), members.map((member, at) => ({ member, place: at % targets.length }))];
    await Promise.all(Array.from({ length: TOGETHER }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        this.#sockets.push(await this.#connect(next.member, targets[next.place], next.place));
      }
    }));
    let turn = 0;
    this.#pinging = setInterval(() => {
      for (let at = turn++ % PING_TURNS; at < this.#sockets.length; at += PING_TURNS) this.#sockets[at].send('{"type":"ping"}');
    }, PING_MS / PING_TURNS);
    return { sockets: this.#sockets.length, seconds: tenths((performance.now() - began) / 1000) };
  }

  /** Counts what was due from now on. */
  listen() {
    this.#countedFrom = Date.now();
    this.#heard = [];
  }

  /** @param {number} countedFrom ms since 1970; of what was due before, nothing counts */
  result(countedFrom) {
    const heard = this.#heard.filter(({ stamp }) => stamp >= countedFrom);
    const places = groupBy(heard, ({ place }) => place);
    const drifts = [...places.values()].map((all) => {
      const seconds = groupBy(all, ({ stamp }) => Math.floor((stamp - countedFrom) / 1000));
      return slope([...seconds].map(([second, each]) => [second, percentile(each.map(({ lag }) => lag), 0.95)]));
    });
    return { ...spreadOf(heard.map(({ lag }) => lag)), drift: tenths(Math.max(0, ...drifts)), lost: this.#lost };
  }

  async close() {
    this.#isClosing = true;
    clearInterval(this.#pinging);
    const sockets = this.#sockets;
    this.#sockets = [];
    await Promise.all(sockets.map((socket) => new Promise((resolve) => {
      socket.once('close', resolve);
      socket.close();
      setTimeout(() => socket.terminate(), 2_000).unref();
    })));
    this.#isClosing = false;
  }

  /** Resolves once lists, and the channel where it is open, are live. */
  #connect(/** @type {Member} */ member, /** @type {string} */ url, /** @type {number} */ place) {
    return /** @type {Promise<WebSocket>} */ (new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        perMessageDeflate: false, headers: { 'x-forwarded-for': addressOf(member) },
      });
      const listening = listeningOf(member).map(([name, variables]) => ({ id: randomUUID(), payload: { ...text[name], variables } }));
      let greetings = 0;
      const wanted = 2;
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: member.token, tab: randomUUID() } })));
      socket.on('close', (code, reason) => {
        if (!this.#isClosing) this.#lost += 1;
        reject(new Error(`A socket was closed: ${code} ${reason}`));
      });
      socket.on('message', (/** @type {Buffer} */ data) => {
        if (greetings >= wanted) return this.#hear(data, place);
        const frame = data.toString();
        if (frame.startsWith('{"type":"connection_ack"'))
          for (const each of listening) socket.send(JSON.stringify({ ...each, type: 'subscribe' }));
        else if (frame.includes('"type":"error"') || frame.includes('"errors":[')) reject(new Error(frame));
        else if (GREETS.test(frame) && [listening[4].id, listening[6].id].some((id) => frame.includes(id))) {
          greetings += 1;
          if (greetings === wanted) resolve(socket);
        }
      });
    }));
  }

  /** @param {Buffer} data @param {number} place */
  #hear(data, place) {
    const at = data.indexOf('"t:');
    if (at === -1) return;
    const stamp = Number.parseInt(data.toString('latin1', at + 3, at + 16), 10);
    if (stamp >= this.#countedFrom) this.#heard.push({ place, stamp, lag: Date.now() - stamp });
  }
}

/** An address of their own for everybody, as a proxy tells it. @param {Member} member */
const addressOf = ({ n }) => `198.18.${(n >> 8) & 255}.${n & 255}`;

/** @template Each, Key @param {readonly Each[]} all @param {(each: Each) => Key} keyOf @returns {Map<Key, Each[]>} */
function groupBy(all, keyOf) {
  /** @type {Map<Key, Each[]>} */
  const groups = new Map();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
