import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const api = join(__dirname, '../..');

/** As tools/src/build/build-api.mjs: what is installed stays outside, our own workspaces go in. */
const installedPackagesOutside: Plugin = {
  name: 'installed-packages-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || path.startsWith('@heartwood/') ? undefined : { path, external: true }));
  },
};

/** Bundles the server once for a test file; the file lies where the installed packages are found. */
export async function buildServer(): Promise<string> {
  const outfile = join(api, '.cache', `test-main-${process.pid}.mjs`);
  await build({ absWorkingDir: api, entryPoints: ['src/process/main.ts'], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error', plugins: [installedPackagesOutside] });
  return outfile;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface BuiltServer {
  url: string;
  child: ChildProcess;
  said(): string;
  /** Resolves with the exit code or the signal. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Starts the bundle as a process of its own; `ready` waits until it answers. */
export function startBuilt(bundle: string, env: Record<string, string>): BuiltServer & { ready(): Promise<void> } {
  const child = spawn(process.execPath, [bundle], { cwd: api, env: { PATH: process.env.PATH, RATE_LIMITS: 'off', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const listen = (chunk: Buffer) => { said += chunk.toString(); };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const url = `http://127.0.0.1:${env.PORT}`;
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok, () => false);
  return {
    url, child, ended,
    said: () => said,
    async ready() {
      while (!await isReady()) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
  };
}
