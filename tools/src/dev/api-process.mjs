import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

/**
 * The API as a child that is started again after each build. One start at a time: the data folder takes one process.
 * @param {Record<string, string>} env
 * @param {() => void} onReady called when it answers again
 */
export function createApiProcess(env, onReady) {
  let child = null;
  let turn = Promise.resolve();

  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };

  const start = async () => {
    await stop();
    child = spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
      cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'],
    });
    const starting = child;
    while (starting.exitCode === null) {
      if (await fetch(`http://localhost:${env.PORT}/readyz`).then(({ ok }) => ok, () => false)) return onReady();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  return {
    restart: () => (turn = turn.then(start)),
    stop: () => (turn = turn.then(stop)),
  };
}
