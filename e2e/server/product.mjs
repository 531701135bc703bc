import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { serverFlags } from '../../tools/src/start/server-flags.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';

/**
 * @typedef {{ args?: string[], env?: Record<string, string>, dataDir?: string }} ProductOptions `dataDir`: what another product left
 * @typedef {{ to: string, subject: string, text: string, html: string, links: string[] }} DevelopmentMail
 */

/** Environment variable: a data folder as the first start leaves it. A product that begins with its copy has nothing to make. */
export const TEMPLATE = 'E2E_TEMPLATE';

/** What production does not start without. Nobody takes its mail unless `SMTP_URL` is replaced. */
export const PRODUCTION = {
  NODE_ENV: 'production', RATE_LIMITS: 'on', PUBLIC_URL: 'https://product.example', SMTP_URL: 'smtp://127.0.0.1:9',
  METRICS_TOKEN: 'a token for the numbers', DRAIN_SECONDS: '0',
};

/**
 * How what begins on a prepared folder is started. It is built and published, and finding that out takes a fifth of a start. The flags: no
 * function of the embedded database, nor of ours, is compiled anew for speed, and what was dropped is collected in one thread; a product
 * that lives for one test would spend a third of its start on that.
 */
const FROM_TEMPLATE = ['--liftoff-only', '--no-opt', '--single-threaded-gc', 'e2e/server/start-published.mjs'];

/** What a start says at its end. */
const READY = 'Heartwood is ready:';

/** ms until a start counts as failed, however busy the machine is. */
const MOST_PATIENCE = 300_000;

/** The whole product as `npm start` runs it: own data folder, own port. It can be killed and started again on the same data. */
export class Product {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  /** @type {ProductOptions} */
  #options;

  /**
   * @param {number} port
   * @param {ProductOptions} options
   */
  constructor(port, options) {
    this.port = port;
    this.#options = options;
    this.dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'heartwood-'));
    this.remotesDir = join(this.dataDir, 'remotes');
    this.url = `http://localhost:${port}`;
    /** Everything the process said. */
    this.log = '';
  }

  /**
   * @param {ProductOptions} [options]
   * @returns {Promise<Product>} started and ready, on a data folder of its own
   */
  static async start(options = {}) {
    const product = new Product(await freePort(), options);
    const template = process.env[TEMPLATE];
    const prepared = template && !options.args && !options.dataDir;
    if (prepared) copyFolder(template, product.dataDir);
    try {
      await product.start(prepared ? FROM_TEMPLATE : undefined);
    } catch (error) {
      await product.remove();
      throw error;
    }
    return product;
  }

  /** @returns {Record<string, string>} what a command must know to speak of this product's data */
  get env() {
    return { PORT: String(this.port), DATA_DIR: this.dataDir, RATE_LIMITS: 'off', ...this.#options.env };
  }

  get pid() {
    return this.#process?.pid;
  }

  /**
   * Starts the server and waits until it says that it is ready.
   * @param {string[]} [program] flags for Node, and a path from the root
   */
  async start(program = ['tools/bin/start.mjs']) {
    const child = spawn(process.execPath, [...serverFlags, ...program, ...(this.#options.args ?? [])], {
      cwd: root,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const begun = this.log.length;
    const take = (/** @type {Buffer} */ chunk) => void (this.log += chunk.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const deadline = Date.now() + MOST_PATIENCE;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${this.log}`);
      // To ask before it says so keeps both it and us from their work.
      if (this.log.includes(READY, begun) && await this.#isReady()) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`The product was not ready in time:\n${this.log}`);
  }

  /** kill -9, the hardest end a process can meet. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** An orderly end; the data folder stays. */
  async stop() {
    await this.#end('SIGTERM');
  }

  /** It ends, and the data folder goes: nothing is left that an orderly end would keep. */
  async remove() {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /**
   * @param {string} address
   * @returns {Promise<DevelopmentMail[]>} mails that reached it, newest first, from the development mailbox
   */
  async mailsTo(address) {
    const response = await fetch(`${this.url}/dev/mailbox.json`);
    const mails = /** @type {DevelopmentMail[]} */ (await response.json());
    return mails.filter((mail) => mail.to.includes(address));
  }

  async #isReady() {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  /** @param {'SIGKILL' | 'SIGTERM'} signal */
  async #end(signal) {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

/**
 * A data folder has 2,500 files: where there is `cp`, it takes a third of the time that Node takes.
 * @param {string} from @param {string} to a folder that is there
 */
function copyFolder(from, to) {
  if (process.platform === 'win32' || spawnSync('cp', ['-Rp', `${from}/.`, to]).status !== 0) cpSync(from, to, { recursive: true });
}
