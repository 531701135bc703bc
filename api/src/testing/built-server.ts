import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';

const api = join(__dirname, '../..');

/**
 * As tools/src/build/build-api.mjs: one file with its packages, but for those that have files beside them. A start of it takes a third
 * less.
 */
const asBuilt: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native'],
  mainFields: ['main'],
  conditions: ['require', 'node'],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;",
  },
};

/** Bundles the server once for a test file; the file lies where the installed packages are found. */
export async function buildServer(): Promise<string> {
  const outfile = join(api, '.cache', `test-main-${process.pid}.mjs`);
  await build({ ...asBuilt, absWorkingDir: api, entryPoints: ['src/process/main.ts'], outfile, legalComments: 'none', logLevel: 'error' });
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
  const child = spawn(process.execPath, [bundle], {
    cwd: api, env: { PATH: process.env.PATH, RATE_LIMITS: 'off', ...env }, stdio: ['ignore', 'pipe', 'pipe'],
  });
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
