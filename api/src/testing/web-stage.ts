import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { web, type PageCards } from '../modules/web';
import { readConfig, type Config } from '../process/config';
import { createLog } from '../process/log';
import { AppError } from '../request/errors';

/** The remote that is live. */
export const GROWTH = {
  name: 'growth',
  contract: '1.0',
  version: '1.0.0-aaaaaaaa',
  entry: '/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  pages: [],
  slots: [],
  menu: [],
};

/** The shell's one file. */
export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(600))});`;

const PAGE = '<meta property="csp-nonce" content="__CSP_NONCE__">__CARD__'
  + '<script type="application/json" id="heartwood-config">__DEPLOYMENT__</script><script nonce="__CSP_NONCE__"></script>';

/** A folder with a built shell and one release, new for each test, and servers of it. */
export class WebStage {
  folder = '';
  origin = '';
  /** What the server said to its operator. */
  logged: Record<string, unknown>[] = [];
  server!: Server;

  constructor() {
    beforeEach(() => this.prepare());
    afterEach(async () => {
      await this.end();
      rmSync(this.folder, { recursive: true, force: true });
    });
  }

  serve(change: Partial<Config> = {}, cards: readonly PageCards[] = []): Promise<void> {
    const dirs = { shellDist: join(this.folder, 'shell'), remotesDir: join(this.folder, 'remotes') };
    const config = { ...readConfig({ DATA_DIR: this.folder }), ...dirs, ...change };
    this.logged = [];
    const log = createLog('warn', { write: (line: string) => void this.logged.push(JSON.parse(line) as Record<string, unknown>) });
    const koa = new Koa();
    koa.use(async (ctx, next) => {
      try {
        await next();
      } catch (error) {
        ctx.status = error instanceof AppError ? error.status : 500;
        ctx.body = error instanceof Error ? error.message : '';
      }
    });
    koa.use(web({ config, log }, cards));
    this.server = createServer(koa.callback());
    return new Promise((resolve) => {
      this.server.listen(0, () => {
        this.origin = `http://localhost:${(this.server.address() as AddressInfo).port}`;
        resolve();
      });
    });
  }

  end(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private prepare(): void {
    this.folder = mkdtempSync(join(tmpdir(), 'heartwood-web-'));
    const [assets, release] = [join(this.folder, 'shell', 'assets'), join(this.folder, 'remotes', 'growth', '1.0.0-aaaaaaaa')];
    for (const dir of [assets, release]) mkdirSync(dir, { recursive: true });
    writeFileSync(join(this.folder, 'secret.json'), '{}');
    writeFileSync(join(this.folder, 'shell', 'index.html'), PAGE);
    writeFileSync(join(assets, 'main.1a2b3c4d.js'), SCRIPT);
    writeFileSync(join(assets, 'main.1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(release, 'mf-manifest.json'), '{}');
    const registry = { schema: 1, remotes: [GROWTH], releases: { growth: [GROWTH] }, history: [{ at: 'now' }] };
    writeFileSync(join(this.folder, 'remotes', 'registry.json'), JSON.stringify(registry));
  }
}
