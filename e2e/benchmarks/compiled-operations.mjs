import autocannon from 'autocannon';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { operationText } from './operation-text.mjs';

const rounds = 5;
/** Requests of one turn. */
const amount = 400;
/** If the heaviest page gains less than this, code that is generated from queries is not worth its risk (ADR 17). */
const target = 1.15;

/** What a page's largest queries gain by being compiled. The very same text with one blank more is nobody's, and so it is interpreted. */
export async function* measureCompiledOperations() {
  const product = await Product.start();
  try {
    const founder = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
    const variables = { companyId: await founder.companyId(), open: 'vision' };
    for (const [workspace, name] of [
      ['mfe-growth', 'GrowthHome'], ['mfe-growth', 'FoundationPage'], ['mfe-messaging', 'Conversations'], ['shell', 'Me'],
    ]) {
      const query = operationText(workspace, name);
      const turns = { compiled: [], interpreted: [] };
      for (let round = -1; round < rounds; round += 1) {
        for (const [way, text] of [['compiled', query], ['interpreted', `${query} `]]) {
          const spent = await spentOn(product.url, founder.token, { query: text, variables });
          if (round >= 0) turns[way].push(spent);
        }
      }
      const [value, ceiling] = [middle(turns.compiled), middle(turns.interpreted)];
      const ratio = Math.round((ceiling / value) * 100) / 100;
      yield {
        name: `${name} compiled, of what it takes interpreted`, value, unit: 'ms of processor', ceiling, ratio,
        ...(name === 'GrowthHome' ? { target: `ratio >= ${target}`, ok: ratio >= target } : { target: null, ok: true }),
      };
    }
  } finally {
    await product.remove();
  }
}

/**
 * Processor time of the server for one request, which a busy machine changes less than how many there are in a second.
 * Every request is another one: an answer of before would be sent again without the engine.
 */
async function spentOn(url, token, { query, variables }) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const bodyOf = (turn) => JSON.stringify({ query, variables: { ...variables, turn } });
  const { errors } = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body: bodyOf(-1) })).json();
  if (errors) throw new Error(errors[0].message);
  let turn = 0;
  const before = await cpuSeconds(url);
  const result = await autocannon({
    url: `${url}/graphql`, connections: 4, amount,
    requests: [{ method: 'POST', headers, setupRequest: (request) => ({ ...request, body: bodyOf((turn += 1)) }) }],
  });
  const spent = (await cpuSeconds(url)) - before;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return Math.round((spent / amount) * 100_000) / 100;
}

async function cpuSeconds(url) {
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
}

function middle(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
