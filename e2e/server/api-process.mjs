import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi } from '../../tools/src/build/build-api.mjs';
import { root } from '../../tools/src/root.mjs';
import { serverFlags } from '../../tools/src/start/server-flags.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';

/** The API alone, as one of several processes: it can be killed and started again on its port. */
export class ApiProcess {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {number} port @param {Record<string, string>} env */
  constructor(port, env) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(join(tmpdir(), 'heartwood-api-'));
    this.env = env;
    /** What is run: the built API unless another one is told. */
    this.program = join(root, 'api', 'dist', 'main.js');
    this.log = '';
  }

  /** @param {Record<string, string>} env @param {number} [port] */
  static async start(env, port) {
    const api = new ApiProcess(port ?? (await freePort()), env);
    await api.start();
    return api;
  }

  get isRunning() {
    return this.#child !== null;
  }

  get pid() {
    return this.#child?.pid;
  }

  async start() {
    if (!existsSync(this.program)) await buildApi();
    const child = spawn(process.execPath, [...serverFlags, this.program], {
      cwd: root,
      env: {
        ...process.env, NODE_ENV: '', PORT: String(this.port), DATA_DIR: this.dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const take = (/** @type {Buffer} */ chunk) => void (this.log += chunk.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const deadline = Date.now() + 120_000;
    while (!(await fetch(`${this.url}/readyz`).then(({ ok }) => ok, () => false))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        // What is left running would keep the test run alive.
        child.kill('SIGKILL');
        throw new Error(`The API did not start:\n${this.log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    this.#child = child;
  }

  /** @param {NodeJS.Signals} signal */
  async end(signal) {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Seconds of processor time that the process has used so far. */
  async cpuSeconds() {
    const metrics = await (await fetch(`${this.url}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
  }

  async remove() {
    await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
