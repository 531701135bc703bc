import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../tools/src/root.mjs';
import { freePort } from '../../../tools/src/test/free-port.mjs';

/** @param {Record<string, string>} [env] */
export async function startBare(env = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'e2e', 'benchmarks', 'chat', 'bare-chat-server.mjs')], {
    env: { ...process.env, ...env, PORT: String(port) }, stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null
    && !(await fetch(`${url}/cpu`).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { url, cpuSeconds: async () => Number(await (await fetch(`${url}/cpu`)).text()), end: () => child.kill() };
}
