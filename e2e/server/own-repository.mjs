import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packPackages } from '../../tools/src/packages/pack-packages.mjs';
import { root } from '../../tools/src/root.mjs';

/**
 * A squad's repository, far from this one: a copy of `docs/example-remote` with the packed packages of the house, each unpacked as npm does
 * it. Packages of others are those that are installed here, and of these only what a `package.json` declares: what one forgot is not found.
 */
export class OwnRepository {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  static async make() {
    const base = mkdtempSync(join(tmpdir(), 'heartwood-squad-'));
    const folder = join(base, 'harbour');
    cpSync(join(root, 'docs', 'example-remote'), folder, { recursive: true });
    const modules = join(folder, 'node_modules');
    const manifests = [folder];
    for (const { name, file } of await packPackages(join(base, 'packed'))) {
      const place = join(modules, name);
      mkdirSync(place, { recursive: true });
      execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', place]);
      manifests.push(place);
    }
    for (const name of new Set(manifests.flatMap(declared))) {
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
    }
    const program = join(modules, '@heartwood', 'remote-tools', 'bin', 'heartwood-remote.mjs');
    chmodSync(program, 0o755);
    mkdirSync(join(modules, '.bin'));
    symlinkSync(program, join(modules, '.bin', 'heartwood-remote'));
    return new OwnRepository(folder);
  }

  /**
   * A command of the package, as `npx heartwood-remote …`.
   * @param {string[]} args
   * @param {Record<string, string>} [env]
   */
  remote(args, env) {
    return this.#run([join('node_modules', '@heartwood', 'remote-tools', 'bin', 'heartwood-remote.mjs'), ...args], env);
  }

  /** What `tsc --noEmit` says, by the declarations of the packages. */
  types() {
    return this.#run([join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'), '--noEmit', '-p', '.', '--checkers', '1']);
  }

  remove() {
    rmSync(dirname(this.folder), { recursive: true, force: true });
  }

  /** @returns {Promise<string>} what it said; rejects with that when it failed */
  #run(args, env = {}) {
    const child = spawn(process.execPath, args, { cwd: this.folder, env: { ...process.env, FORCE_COLOR: '0', ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    return new Promise((resolve, reject) => child.once('close', (code) => (
      code === 0 ? resolve(said.trim()) : reject(new Error(`${args.join(' ')} ended with ${code}:\n${said}`))
    )));
  }
}

/** Names of packages of others that a folder's `package.json` wants. */
function declared(folder) {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter((name) => !name.startsWith('@heartwood/'));
}
