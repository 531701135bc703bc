import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { freePort } from './free-port.mjs';

/**
 * A Redis of our own on a free port, for the length of a test run; it keeps nothing.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, goAway: () => Promise<void>, comeBack: () => Promise<void> } | null>} null
 * when there is none here and none can be installed
 */
export async function startRedis() {
  const program = findProgram() ?? (installWithApt(['redis-server']) ? findProgram() : null);
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-redis-'));
  const port = await freePort();
  const run = async () => {
    const started = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder], {
      stdio: 'ignore',
    });
    const deadline = Date.now() + 15_000;
    while (!(await listens(port))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error('Redis did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return started;
  };
  let server = await run();
  const goAway = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    goAway,
    async comeBack() {
      server = await run();
    },
    async stop() {
      await goAway();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findProgram() {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path)) ?? null;
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
