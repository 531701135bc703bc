import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../../tools/src/build/build-api.mjs';
import { root } from '../../tools/src/root.mjs';
import { serverFlags } from '../../tools/src/start/server-flags.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';

/**
 * A server that answers each request with all that the statements find for the values in its body, and does nothing else. Node is
 * started for it as for the product.
 * @param {Record<string, string>} env where the rows are
 * @param {readonly string[]} statements
 */
export async function startBareQuery(env, statements) {
  const port = await freePort();
  const server = join(root, 'e2e', 'benchmarks', 'bare-query-server.mjs');
  const child = spawn(process.execPath, [...serverFlags, server], {
    env: { ...process.env, ...env, STATEMENTS: JSON.stringify(statements), PORT: String(port) }, stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  const answers = () => fetch(url, { method: 'POST' }).then(({ ok }) => ok, () => false);
  while (child.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
  return { url, stop: () => child.kill() };
}

/**
 * What the API itself prepares.
 * @template Found
 * @param {string} contents TypeScript of a module of the API's folder
 * @param {(module: any) => Found} pick
 * @returns {Promise<Found>}
 */
export async function fromApi(contents, pick) {
  const file = join(root, 'api', '.cache', `queries-${process.pid}.mjs`);
  try {
    // Every part says what its rows tell of the plan: the statements are whole once all of them are there.
    await bundleForNode({
      stdin: { contents: `import './src/graphql/schema';\n${contents}`, resolveDir: join(root, 'api'), loader: 'ts' }, outfile: file,
    });
    return pick(await import(pathToFileURL(file).href));
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {readonly number[]} values */
export function middle(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
