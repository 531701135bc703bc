import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../../tools/src/packages/pack-packages.mjs';
import { root } from '../../tools/src/root.mjs';

/** `on`: `npm install` asks the registry, as a squad's does. Else it is `install-packed.mjs`. */
const WITH_REGISTRY = process.env.WITH_REGISTRY === 'on';

/** The machine of a squad: an empty folder beside the product's repository, and a shell in which commands are said one after the other. */
export class OwnRepository {
  /** @type {import('node:child_process').ChildProcess[]} */
  #servers = [];

  /** @param {string} base */
  constructor(base) {
    this.base = base;
    /** Where the squad's repository comes to lie. */
    this.folder = join(base, 'harbour');
  }

  /** @returns {Promise<OwnRepository>} with the packages packed, and nothing of the squad's */
  static async make() {
    const base = mkdtempSync(join(tmpdir(), 'heartwood-squad-'));
    await packPackages(join(root, '.cache', 'packages', 'packed'));
    symlinkSync(root, join(base, 'heartwood'));
    mkdirSync(join(base, 'bin'));
    const npm = join(base, 'bin', 'npm');
    const install = `exec '${process.execPath}' '${join(root, 'e2e', 'server', 'install-packed.mjs')}' "$@"`;
    writeFileSync(npm, `#!/bin/sh\n[ "$1" = install ] && shift && ${install}\nPATH='${process.env.PATH}' exec npm "$@"\n`);
    chmodSync(npm, 0o755);
    return new OwnRepository(base);
  }

  /**
   * Says commands, each where the ones before have led and with what they exported.
   * @param {string} commands lines of a shell
   * @param {Record<string, string>} [words] what stands in them for something else, and that
   * @returns {Promise<string>} what they said; rejects with that at the first that fails
   */
  async say(commands, words = {}) {
    const child = this.#shell(`${inWords(commands, words)}\nexport -p > '${this.#state}'\necho "cd '$PWD'" >> '${this.#state}'`);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`ended with ${code}:\n${commands}\n${said}`);
    return said.trim();
  }

  /**
   * Starts what goes on until it is ended.
   * @param {string} command
   * @param {RegExp} ready what it says when it can be used
   * @param {number} port
   */
  async serve(command, ready, port) {
    const child = this.#shell(`export PORT=${port}\n${command}`, { detached: true });
    this.#servers.push(child);
    let said = '';
    await new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => {
        said += chunk;
        if (ready.test(said)) resolve(said);
      });
      child.once('close', (code) => reject(new Error(`${command} ended with ${code}:\n${said}`)));
    });
    return said;
  }

  /**
   * Changes a file of the squad's.
   * @param {string} path within the repository
   * @param {string} before @param {string} after
   */
  edit(path, before, after) {
    const file = join(this.folder, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${path} does not say ${before}`);
    writeFileSync(file, text.replace(before, after));
  }

  /** Servers end, and the folder goes. */
  async remove() {
    await Promise.all(this.#servers.map(async (child) => {
      if (child.exitCode !== null || child.pid === undefined) return;
      const ended = new Promise((resolve) => child.once('close', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }));
    rmSync(this.base, { recursive: true, force: true });
  }

  get #state() {
    return join(this.base, 'state');
  }

  /** @param {string} commands @param {{ detached?: boolean }} [options] */
  #shell(commands, { detached = false } = {}) {
    const before = existsSync(this.#state) ? `. '${this.#state}'\n` : '';
    const { FORCE_COLOR: _, ...env } = process.env;
    return spawn('bash', ['-euo', 'pipefail', '-c', before + commands], {
      cwd: this.base, detached, stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...(!WITH_REGISTRY && { PATH: `${join(this.base, 'bin')}:${process.env.PATH}` }) },
    });
  }
}

/** @param {string} commands @param {Record<string, string>} words */
function inWords(commands, words) {
  return Object.entries(words).reduce((text, [word, other]) => text.replaceAll(word, other), commands);
}
