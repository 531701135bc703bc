import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNameOf } from '../../tools/src/build/workspace-version.mjs';
import { root } from '../../tools/src/root.mjs';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { startRedis } from '../../tools/src/test/real-redis.mjs';
import { remoteFolders } from '../../tools/src/workspaces.mjs';
import { ApiProcess } from './api-process.mjs';
import { balancer } from './balancer.mjs';
import { OPERATOR_TOKEN } from './orchard-squad.mjs';

/** The product as operators run it: several processes on one PostgreSQL, one Redis and one folder of remotes, behind a balancer. */
export class ReleaseWorld {
  /** @type {ApiProcess[]} */
  processes = [];
  #folder = mkdtempSync(join(tmpdir(), 'heartwood-releases-'));
  /** @type {Awaited<ReturnType<typeof startPostgres>>} */
  #postgres = null;
  /** @type {Awaited<ReturnType<typeof startRedis>>} */
  #redis = null;
  /** @type {Awaited<ReturnType<typeof balancer>> | null} */
  #front = null;

  /**
   * @param {{ processes?: number, isEmpty?: boolean, env?: (at: number) => Record<string, string> }} [options] `env` of each process,
   *   beside its services
   * @returns {Promise<ReleaseWorld>} with the demo, and unless it `isEmpty` with the remotes of this checkout published
   */
  static async start({ processes = 2, isEmpty = false, env = () => ({}) } = {}) {
    const world = new ReleaseWorld();
    try {
      await world.#open(processes, isEmpty, env);
      return world;
    } catch (error) {
      await world.end();
      throw error;
    }
  }

  get remotesDir() {
    return join(this.#folder, 'remotes');
  }

  get url() {
    return `http://localhost:${this.#front?.port}`;
  }

  async #open(processes, isEmpty, env) {
    this.#postgres = await startPostgres();
    this.#redis = await startRedis();
    if (!this.#postgres || !this.#redis) throw new Error('This needs PostgreSQL and Redis: install them, or let the test run install them.');
    if (!isEmpty) this.#publish();
    const services = { DATABASE_URL: this.#postgres.url, REDIS_URL: this.#redis.url, DATA_DIR: this.#folder, SEED_DEMO: 'on', OPERATOR_TOKEN };
    for (let at = 0; at < processes; at += 1) this.processes.push(await ApiProcess.start({ ...services, ...env(at) }));
    // Nobody is taken out here, and the machine may be busy with browsers.
    this.#front = await balancer(() => this.processes.map(({ port }) => port), 30_000);
  }

  #publish() {
    const published = spawnSync(process.execPath, [
      join(root, 'tools', 'bin', 'publish-new.mjs'), ...remoteFolders().map(remoteNameOf),
    ], {
      cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: this.#folder },
    });
    if (published.status !== 0) throw new Error(published.stderr);
  }

  /** What a command must know to speak of it. @returns {Record<string, string>} */
  get env() {
    return { DATA_DIR: this.#folder };
  }

  /**
   * @param {string} squad
   * @param {readonly string[]} remotes
   * @returns {Promise<string>} a token that publishes them
   */
  async squadToken(squad, remotes) {
    const answer = await fetch(`${this.url}/api/v1/operator/squad-tokens`, {
      method: 'POST', headers: { 'x-operator-token': OPERATOR_TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ squad, remotes }),
    });
    const { token } = /** @type {{ token: string }} */ (await answer.json());
    return token;
  }

  async end() {
    await this.#front?.close();
    await Promise.all(this.processes.map((each) => each.remove()));
    await this.#redis?.stop();
    await this.#postgres?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
