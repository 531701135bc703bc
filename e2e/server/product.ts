import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';

export interface ProductOptions {
  args?: string[];
  env?: Record<string, string>;
}

export interface DevelopmentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The whole product as `npm start` runs it: own data folder, own port. It can be killed and started again on the same data. */
export class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'heartwood-'));
  readonly remotesDir = join(this.dataDir, 'remotes');
  private process: ChildProcess | null = null;
  private output = '';

  private constructor(
    readonly port: number,
    private readonly options: ProductOptions,
  ) {}

  static async start(options: ProductOptions = {}): Promise<Product> {
    const product = new Product(await freePort(), options);
    await product.start();
    return product;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get env(): Record<string, string> {
    return { PORT: String(this.port), DATA_DIR: this.dataDir, RATE_LIMITS: 'off', ...this.options.env };
  }

  get log(): string {
    return this.output;
  }

  /** Starts the server and waits until it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['tools/bin/start.mjs', ...(this.options.args ?? [])], {
      cwd: root,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    const take = (chunk: Buffer): void => void (this.output += chunk.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const deadline = Date.now() + 120_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${this.output}`);
      if (await this.isReady()) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The product was not ready within two minutes:\n${this.output}`);
  }

  /** kill -9, the hardest end a process can meet. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** An orderly end; the data folder stays. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** An orderly end, and the data folder goes. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Mails that reached an address, oldest first, from the development mailbox. */
  async mailsTo(address: string): Promise<DevelopmentMail[]> {
    const response = await fetch(`${this.url}/dev/mailbox.json`);
    const mails = (await response.json()) as DevelopmentMail[];
    return mails.filter((mail) => mail.to.includes(address));
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
