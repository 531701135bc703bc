import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverFlags } from '../../../tools/src/start/server-flags.mjs';
import { freePort } from '../../../tools/src/test/free-port.mjs';
import { ApiProcess } from '../../server/api-process.mjs';

/** @typedef {{ urls: string[], pids: number[], seen: () => Promise<Seen>, end: () => Promise<void> }} Fleet what is asked */
/** @typedef {{ loopMs: number, waiting: number, dropped: number }} Seen the worst of all processes */

/** The API's event loop is looked at that often, and its lag told with it. */
const LOOKED_AT_MS = 100;

/** As operators run it: limits count, a proxy says who asks, statements are those of released clients. */
const AS_SERVED = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' };

/** @param {Record<string, string>} env @param {number} count @returns {Promise<Fleet>} */
export async function startFleet(env, count) {
  /** @type {ApiProcess[]} */
  const processes = [];
  for (let at = 0; at < count; at += 1) processes.push(await ApiProcess.start({ ...env, ...AS_SERVED }));
  return {
    urls: processes.map(({ url }) => url),
    pids: processes.map(({ pid }) => pid ?? 0),
    async seen() {
      const numbers = await Promise.all(processes.map(async ({ url }) => {
        const text = await (await fetch(`${url}/metrics`)).text();
        const sum = (/** @type {RegExp} */ line) => [...text.matchAll(line)].reduce((all, [, value]) => all + Number(value), 0);
        return {
          loopMs: sum(/^nodejs_eventloop_lag_p99_seconds (\S+)/gm) * 1000 - LOOKED_AT_MS,
          waiting: sum(/^heartwood_database_connections\{state="waiting"\} (\S+)/gm),
          dropped: sum(/^heartwood_sockets_dropped_total\{[^}]*\} (\S+)/gm),
        };
      }));
      const most = (/** @type {'loopMs' | 'waiting' | 'dropped'} */ key) => Math.round(Math.max(...numbers.map((each) => each[key])));
      return { loopMs: most('loopMs'), waiting: most('waiting'), dropped: most('dropped') };
    },
    async end() {
      await Promise.all(processes.map((each) => each.remove()));
    },
  };
}

/**
 * As many servers that run the same statements and nothing else.
 * @param {Record<string, string>} env
 * @param {number} count
 * @param {Record<string, string>} statements
 * @returns {Promise<Fleet>}
 */
export async function startBareFleet(env, count, statements) {
  const servers = [];
  for (let at = 0; at < count; at += 1) {
    const port = await freePort();
    const child = spawn(process.execPath, [...serverFlags, join(import.meta.dirname, 'bare-mix-server.mjs')], {
      env: { ...process.env, ...env, STATEMENTS: JSON.stringify(statements), PORT: String(port) }, stdio: 'inherit',
    });
    const url = `http://127.0.0.1:${port}`;
    const answers = () => fetch(url).then(({ ok }) => ok, () => false);
    while (child.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
    servers.push({ url, child });
  }
  return {
    urls: servers.map(({ url }) => url),
    pids: servers.map(({ child }) => child.pid ?? 0),
    seen: async () => ({ loopMs: 0, waiting: 0, dropped: 0 }),
    async end() {
      for (const { child } of servers) child.kill();
    },
  };
}
