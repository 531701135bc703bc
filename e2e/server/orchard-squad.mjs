import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';

/** What a product that squads publish to is started with. */
export const OPERATOR_TOKEN = 'the operator of this very test, in words';

/** A squad that publishes the remote `orchard`, which has one page and no life, by the commands of the docs. */
export class OrchardSquad {
  /** As `npm run remote -- pack` leaves a folder. */
  folder = mkdtempSync(join(tmpdir(), 'heartwood-packed-'));

  /**
   * @param {{ url: string, env: Record<string, string> }} product
   * @param {string} [token]
   */
  constructor(product, token = '') {
    this.product = product;
    this.token = token;
  }

  /** @param {{ url: string, env: Record<string, string> }} product whose operators make it a token */
  static async at(product) {
    const squad = new OrchardSquad(product);
    squad.token = (await squad.command('admin', ['squad-token', 'Orchard', '--remotes', 'orchard'])).lines.at(-1) ?? '';
    return squad;
  }

  /** What commands that go to a running deployment end with. */
  get there() {
    return ['--to', this.product.url, '--token-env', 'SQUAD_TOKEN'];
  }

  /** @param {string} version @param {Record<string, unknown>} [more] of the manifest */
  pack(version, more = {}) {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder);
    const exposes = [{ assets: { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } } }];
    const manifest = { name: 'orchard', contract: '1.0', pages: [{ path: '/app/orchard', title: 'Orchard' }], slots: [], menu: [], ...more };
    const files = {
      'remoteEntry.js': `entry of ${version}`, 'page.js': 'page', 'mf-manifest.json': JSON.stringify({ name: 'orchard', exposes }),
      'release.json': JSON.stringify({
        manifest, module: { contract: manifest.contract, hasPage: true, slots: [] }, version,
        tests: { command: 'npm test', passed: 3, failed: 0, at: '2026-11-28T05:00:00.000Z' },
      }),
    };
    for (const [file, content] of Object.entries(files)) writeFileSync(join(this.folder, file), content);
  }

  /** Publishes what is packed. @param {readonly string[]} [more] */
  send(more = []) {
    return this.remote(['publish', 'orchard', '--from', this.folder, ...this.there, ...more]);
  }

  /** @param {readonly string[]} args */
  remote(args) {
    return this.command('remote', args);
  }

  /** @param {string} [url] @returns {Promise<string | undefined>} the version that is live */
  async published(url = this.product.url) {
    const { remotes } = /** @type {{ remotes: { name: string, version: string }[] }} */ (await (await fetch(`${url}/registry.json`)).json());
    return remotes.find(({ name }) => name === 'orchard')?.version;
  }

  /**
   * @param {'remote' | 'admin'} program
   * @param {readonly string[]} args
   * @returns {Promise<{ code: number | null, lines: string[] }>}
   */
  command(program, args) {
    const child = spawn(process.execPath, [join(root, 'tools', 'bin', `${program}.mjs`), ...args], {
      cwd: tmpdir(), env: { ...process.env, ...this.product.env, SQUAD_TOKEN: this.token },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (/** @type {Buffer} */ chunk) => (said += chunk.toString()));
    return new Promise((resolve) => { child.once('close', (code) => resolve({ code, lines: said.trim().split('\n') })); });
  }

  end() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
