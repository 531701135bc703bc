import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryBucketOf, canaryNumberOf } from '@heartwood/contract';
import { distantSteps } from '../../tools/src/publish/distant-steps.mjs';
import { describePacked } from '../../tools/src/publish/packed-folder.mjs';
import { root } from '../../tools/src/root.mjs';

/** What is out from a moment on. ms of the clock; `asked` before the step was sent, `done` when it was answered. */
interface Out { asked: number; done: number; live: string | null; canary: { version: string; percent: number } | null }
type Live = { name: string; version: string; canary?: { version: string; percent: number } } & Record<string, unknown>;

/** Within so many ms every page that is opened has what is live. */
const PROMISED_MS = 5_000;

/** A squad that releases one remote again and again, by the dice, and knows who has to see which version when. */
export class SoakedReleases {
  readonly said: Record<string, number> = {};
  /** ms until the last of the processes knew of a step. */
  slowestMs = 0;
  readonly #steps: ReturnType<typeof distantSteps>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'heartwood-soak-'));
  readonly #line: Out[] = [];
  readonly #manifest: Record<string, unknown>;
  #count = 0;

  constructor(
    private readonly remote: string, private readonly url: string, private readonly direct: readonly string[], token: string,
    remotesDir: string, private readonly roll: (below: number) => number,
  ) {
    this.#steps = distantSteps(url, token);
    const { remotes } = JSON.parse(readFileSync(join(remotesDir, 'registry.json'), 'utf8')) as { remotes: Live[] };
    const live = remotes.find(({ name }) => name === remote);
    if (!live) throw new Error(`${remote} is not published`);
    const { version, entry: _, integrity: __, manifestIntegrity: ___, untested: ____, size: _____, libraries: ______, ...manifest } = live;
    this.#manifest = manifest;
    this.#line.push({ asked: 0, done: 0, live: version, canary: null });
    cpSync(join(root, `mfe-${remote}`, 'dist'), this.#folder, { recursive: true });
  }

  get now(): Out {
    return this.#line.at(-1) as Out;
  }

  get steps(): number {
    return Object.values(this.said).reduce((sum, each) => sum + each, 0);
  }

  /** What a person may see of it in a page that was opened at `from` and is looked at `until`: null is that there is no such page. */
  seenBy(userId: string, from: number, until: number): (string | null)[] {
    const bucket = canaryBucketOf(this.remote, canaryNumberOf(userId));
    const possible = this.#line.filter(({ asked }, at) => {
      const next = this.#line[at + 1];
      return asked <= until && (!next || next.done + PROMISED_MS >= from);
    });
    return possible.map(({ live, canary }) => (live !== null && canary && bucket < canary.percent ? canary.version : live));
  }

  /** One step; a remote that was withdrawn comes back with the next one. */
  async step(): Promise<string> {
    const { live, canary } = this.now;
    if (live === null) return this.#publish('back', {});
    const dice = this.roll(12);
    if (canary && dice < 4) return this.#do('promote', () => this.#steps.promote(this.remote), { live: canary.version, canary: null });
    if (canary && dice < 6) return this.#do('end-canary', () => this.#steps['end-canary'](this.remote), { live, canary: null });
    if (canary && dice < 8) {
      return this.#do('failed canary', () => this.#steps['end-canary'](this.remote, { reason: 'The dice' }), { live, canary: null });
    }
    if (dice < 4) {
      const percent = 20 + this.roll(61);
      return this.#publish('canary', { canary: percent });
    }
    if (dice === 8) return this.#do('withdraw', () => this.#steps.withdraw(this.remote), { live: null, canary: null });
    if (dice > 8 && !canary && this.#count > 1) return this.#rollback();
    return this.#publish('publish', {});
  }

  async #rollback(): Promise<string> {
    let version: string | null = null;
    const back = async () => ({ version } = await this.#steps.rollback(this.remote) as { version: string });
    return this.#do('rollback', back, () => ({ live: version, canary: null })).catch((error: Error) => {
      if (/no earlier version/.test(error.message)) return this.#publish('publish', {});
      throw error;
    });
  }

  async #publish(what: string, order: { canary?: number }): Promise<string> {
    this.#count += 1;
    const version = `1.0.0-soak${this.#count}`;
    const { live, canary } = this.now;
    const { contract, pages, slots } = this.#manifest as { contract: string; pages: unknown[]; slots: { name: string }[] };
    describePacked(this.#folder, {
      manifest: this.#manifest, version, module: { contract, hasPage: pages.length > 0, slots: slots.map(({ name }) => name) },
      tests: { command: 'npm test', passed: 1, failed: 0, at: new Date().toISOString() },
    } as never);
    const next = order.canary === undefined ? { live: version, canary: null } : { live, canary: { version, percent: order.canary } };
    const release = () => this.#steps.publish(this.remote, { order, from: this.#folder });
    return this.#do(canary && order.canary === undefined ? 'publish over a canary' : what, release, next);
  }

  async #do(what: string, work: () => Promise<unknown>, next: Pick<Out, 'live' | 'canary'> | (() => Pick<Out, 'live' | 'canary'>)): Promise<string> {
    const asked = Date.now();
    await work();
    const known = typeof next === 'function' ? next() : next;
    const done = Date.now();
    this.#line.push({ asked, done, ...known });
    this.said[what] = (this.said[what] ?? 0) + 1;
    await Promise.all(this.direct.map((url) => this.#knows(url, known)));
    this.slowestMs = Math.max(this.slowestMs, Date.now() - done);
    return `${what}: ${known.live ?? 'nothing'}${known.canary ? `, ${known.canary.version} for ${known.canary.percent} %` : ''}`;
  }

  /** Waits for a process to say what is out now. */
  async #knows(url: string, { live, canary }: Pick<Out, 'live' | 'canary'>): Promise<void> {
    const until = Date.now() + 10 * PROMISED_MS;
    for (;;) {
      const { remotes } = await (await fetch(`${url}/registry.json`)).json() as { remotes: Live[] };
      const said = remotes.find(({ name }) => name === this.remote);
      if ((said?.version ?? null) === live && (said?.canary?.version ?? null) === (canary?.version ?? null)) return;
      if (Date.now() > until) throw new Error(`${url} does not say that ${live} is live`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
