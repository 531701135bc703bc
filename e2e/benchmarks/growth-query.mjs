import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { bundleForNode } from '../../tools/src/build/build-api.mjs';
import { root } from '../../tools/src/root.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { operationText } from './operation-text.mjs';

const rounds = 3;
const target = 0.8;

/** Requests a second of the growth home's query against a bare server that runs the same statement on the same rows, in turns. */
export async function* measureGrowthQuery() {
  yield await against('PGlite', {});
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    yield await against('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function against(name, env) {
  const product = await Product.start({ env });
  const copy = join(product.dataDir, 'copy-for-the-bare-server');
  let bare = null;
  try {
    const founder = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
    const companyId = await founder.companyId();
    if (!env.DATABASE_URL) {
      // The embedded folder belongs to one process: the bare server gets a copy of the same rows.
      await product.stop();
      cpSync(join(product.dataDir, 'pg'), copy, { recursive: true });
      await product.start();
    }
    bare = await startBare({ ...env, PG_FOLDER: copy, COMPANY_ID: companyId, STATEMENT: await planStatement() });
    const ours = { url: `${product.url}/graphql`, headers: { authorization: `Bearer ${founder.token}` }, body: JSON.stringify({ query: operationText('mfe-growth', 'GrowthHome'), operationName: 'GrowthHome', variables: { companyId } }) };
    const ceilingOf = { url: bare.url, headers: {}, body: '{}' };
    await load(ours, 2);
    await load(ceilingOf, 2);
    const results = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      results.ours.push(await load(ours, 4));
      results.bare.push(await load(ceilingOf, 4));
    }
    const [value, ceiling] = [middle(results.ours), middle(results.bare)];
    const ratio = Math.round((value / ceiling) * 100) / 100;
    return { name: `growth home query on ${name}`, value, unit: 'requests/s', ceiling, ratio, target: `ratio >= ${target}`, ok: ratio >= target };
  } finally {
    bare?.process.kill();
    await product.remove();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function load({ url, headers, body }, duration) {
  const result = await autocannon({ url, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, connections: 16, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return Math.round(result.requests.average);
}

async function startBare(env) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'e2e', 'benchmarks', 'bare-query-server.mjs')], { env: { ...process.env, ...env, PORT: String(port) }, stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  while (child.exitCode === null && !(await fetch(url, { method: 'POST' }).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 100));
  return { process: child, url };
}

/** The text of the statement that the API itself prepares. */
async function planStatement() {
  const file = join(root, 'api', '.cache', `queries-${process.pid}.mjs`);
  try {
    // Every part says what its rows tell of the plan: the statement is whole once all of them are there.
    const contents = "import './src/graphql/schema';\nexport { growthHome } from './src/modules/growth/growth.queries';";
    await bundleForNode({ stdin: { contents, resolveDir: join(root, 'api'), loader: 'ts' }, outfile: file });
    return (await import(pathToFileURL(file).href)).growthHome().text;
  } finally {
    rmSync(file, { force: true });
  }
}

function middle(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
