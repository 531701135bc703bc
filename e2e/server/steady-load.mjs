import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** @typedef {{ kind: string, path: string, body?: object, expects?: string, token?: string }} Asked */

/** People who ask for one thing after the other, each on a connection that is kept. Everything that is not a 200 is written down. */
export class SteadyLoad {
  /** @type {string[]} */
  failures = [];
  asked = 0;
  #isOver = false;
  /** @type {Promise<unknown>} */
  #all = Promise.resolve();

  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  /**
   * @param {number} visitors
   * @param {(ask: (asked: Asked) => Promise<string>, visitor: number) => Promise<void>} round what each does again and again
   * @param {number} [pauseMs]
   */
  begin(visitors, round, pauseMs = 20) {
    this.#all = Promise.all(Array.from({ length: visitors }, async (_, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!this.#isOver) {
        await round((asked) => this.#ask(asked, agent), visitor);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      agent.destroy();
    }));
  }

  async end() {
    this.#isOver = true;
    await this.#all;
  }

  /** @param {Asked} asked @param {Agent} agent @returns {Promise<string>} the words of the answer; none when it failed */
  async #ask({ kind, path, body, token, expects = '' }, agent) {
    this.asked += 1;
    const at = new Date().toISOString();
    try {
      const { status, why, words } = await send(`${this.url}${path}`, { body, token, agent });
      if (status === 200 && words.includes(expects) && !words.startsWith('{"errors"')) return words;
      this.failures.push(`${at} ${kind} ${path}: ${status} ${why} ${words.slice(0, 200)}`);
    } catch (error) {
      this.failures.push(`${at} ${kind} ${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return '';
  }
}

/**
 * @param {string} url
 * @param {{ body: object | undefined, token: string | undefined, agent: Agent }} how
 * @returns {Promise<{ status: number | undefined, why: string, words: string }>}
 */
function send(url, { body, token, agent }) {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent, method: body ? 'POST' : 'GET', timeout: 10_000,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
    }, (answer) => {
      text(answer).then((words) => resolve({ status: answer.statusCode, why: String(answer.headers['x-failed'] ?? ''), words }), reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer within 10 s'))).on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}
