import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { fromApi, middle, startBareQuery } from './bare-query.mjs';
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
    const contents = "export { growthHome } from './src/modules/growth/growth.queries';";
    const statement = await fromApi(contents, ({ growthHome }) => growthHome().text);
    bare = await startBareQuery({ ...env, PG_FOLDER: copy }, [statement]);
    const ours = {
      url: `${product.url}/graphql`, headers: { authorization: `Bearer ${founder.token}` },
      body: JSON.stringify({ query: operationText('mfe-growth', 'GrowthHome'), operationName: 'GrowthHome', variables: { companyId } }),
    };
    const ceilingOf = { url: bare.url, headers: {}, body: JSON.stringify([[companyId]]) };
    await load(ours, 2);
    await load(ceilingOf, 2);
    const results = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      results.ours.push(await load(ours, 4));
      results.bare.push(await load(ceilingOf, 4));
    }
    const [value, ceiling] = [middle(results.ours), middle(results.bare)];
    const ratio = Math.round((value / ceiling) * 100) / 100;
    return {
      name: `growth home query on ${name}`, value, unit: 'requests/s', ceiling, ratio, target: `ratio >= ${target}`, ok: ratio >= target,
    };
  } finally {
    bare?.stop();
    await product.remove();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function load({ url, headers, body }, duration) {
  const result = await autocannon({
    url, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, connections: 16, duration,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return Math.round(result.requests.average);
}
