import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ApiClient } from '../server/api-client.mjs';

const MINUTE = 60_000;
const MOST_A_MINUTE = 300;

/** Why an attack was not tried here: what it needs is absent, as in production. */
export class NotHere extends Error {}

/** A running product as an attacker from outside sees it: one address, and accounts that anybody may have. */
export class Target {
  /** @type {Map<string, Promise<ApiClient>>} */
  #people = new Map();
  /** When each request of the last minute went. @type {number[]} */
  #sent = [];

  /** @param {string} url origin, without a slash at its end */
  constructor(url) {
    this.url = url;
  }

  /**
   * @param {string} path
   * @param {RequestInit & { json?: unknown, token?: string }} [init] `json` becomes the body
   * @returns {Promise<Response>}
   */
  async send(path, { json, token, headers, ...init } = {}) {
    this.#sent.push(Date.now());
    return fetch(`${this.url}${path}`, {
      redirect: 'manual',
      ...init,
      ...(json !== undefined && { method: init.method ?? 'POST', body: JSON.stringify(json) }),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }), ...headers,
      },
    });
  }

  /** An address may ask six hundred times a minute at the REST door: one attack's requests are not to be the next one's refusals. */
  async untilWelcome() {
    const since = Date.now() - MINUTE;
    this.#sent = this.#sent.filter((at) => at > since);
    const first = this.#sent[this.#sent.length - MOST_A_MINUTE];
    if (first !== undefined) await new Promise((resolve) => { setTimeout(resolve, first - since); });
  }

  /**
   * As `send` without a body, under another `Host`, and as a WebSocket's upgrade where `upgrade` says so: fetch does neither.
   * @param {string} host
   * @param {string} path
   * @param {{ upgrade?: boolean }} [options]
   * @returns {Promise<number>} the answer's status
   */
  async statusUnder(host, path, { upgrade = false } = {}) {
    const request = this.url.startsWith('https:') ? requestHttps : requestHttp;
    const asksForSocket = {
      connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from(randomUUID()).subarray(0, 16).toString('base64'), 'sec-websocket-protocol': 'graphql-transport-ws',
    };
    return new Promise((resolve, reject) => {
      const asked = request(this.url + path, { headers: { host, ...(upgrade && asksForSocket) }, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.once('upgrade', (answer, socket) => {
        socket.destroy();
        resolve(answer.statusCode ?? 0);
      });
      asked.once('error', reject);
      asked.end();
    });
  }

  /**
   * One of the demo accounts.
   * @param {'founder' | 'admin' | 'editor' | 'viewer' | 'custom' | 'outsider'} who
   * @returns {Promise<ApiClient>} throws `NotHere` where there is no demo
   */
  async demo(who) {
    const host = who === 'outsider' ? 'fernwood' : 'loopcrate';
    // Once for all attacks: one address may sign in only so often.
    const person = this.#people.get(who) ?? ApiClient.signIn(this.url, `${who}@${host}.example`);
    this.#people.set(who, person);
    try {
      return await person;
    } catch (error) {
      throw new NotHere('there are no demo accounts', { cause: error });
    }
  }

  /**
   * Mails that reached an address, newest first.
   * @param {string} address
   * @returns {Promise<{ to: string, subject: string, text: string }[]>} throws `NotHere` where the development mailbox is closed
   */
  async mailsTo(address) {
    const answer = await this.send('/dev/mailbox.json');
    if (!answer.ok) throw new NotHere('the mailbox is closed');
    const mails = /** @type {{ to: string, subject: string, text: string }[]} */ (await answer.json());
    return mails.filter(({ to }) => to.includes(address));
  }

  /** @returns {{ email: string, password: string, firstname: string, lastname: string }} somebody nobody knows yet */
  stranger() {
    return {
      email: `stranger-${randomUUID()}@nowhere.example`, password: `Quiet-${randomUUID()}`, firstname: 'Some', lastname: 'Stranger',
    };
  }
}
