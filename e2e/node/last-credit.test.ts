import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient } from '../server/api-client.mjs';
import { HeldDatabase } from './held-database';

const ROUNDS = 6;

/** An endpoint for words that never says any: what is held for them stays held. */
const silent = createServer(() => undefined);
let held: HeldDatabase;

beforeAll(async () => {
  await new Promise<void>((resolve) => { silent.listen(0, '127.0.0.1', resolve); });
  held = await HeldDatabase.start(60);
}, 60_000);
afterAll(async () => {
  await held.stop();
  silent.closeAllConnections();
  silent.close();
});

interface Suggested { suggest: { suggestion: { state: string } | null; error: { code: string } | null } }

/** One credit, as its purchase would have written it. */
async function giveOne(companyId: string): Promise<void> {
  const { db } = held;
  const { rows: [lot] } = await db.query<{ id: string }>(
    `insert into credit_lot (company_id, kind, priority, amount, remaining, reference, created_at) values ($1, 'PAID', 2, 1, 1, 'payment:one', now()) returning id`, [companyId],
  );
  await db.query(
    `insert into credit_transfer (company_id, kind, amount, from_account, to_account, lot_id, reference, description, balance, created_at)
     values ($1, 'ISSUE', 1, 'issued', 'paid', $2, 'payment:one', '1 credit bought', 1, now())`, [companyId, lot?.id],
  );
  await db.query('insert into credit_balance (company_id, paid) values ($1, 1)', [companyId]);
}

test('two processes spend a company’s last credit at the same moment: one wins, and the ledger knows of one', async () => {
  const { db, holder } = held;
  const endpoint = { SUGGESTIONS_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`, SUGGESTIONS_MODEL: 'silent' };
  const processes = [await held.startProcess(endpoint), await held.startProcess(endpoint)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [founder] = await held.makePeople(1);
    const [companyId, token] = [randomUUID(), founder?.token ?? ''];
    const clients = processes.map(({ url }) => new ApiClient(url, token));
    const { createCompany } = await clients[0]?.graphql<{ createCompany: { error: { message: string } | null } }>(
      'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { error { message } } }',
      { input: { id: companyId, name: 'Loopcrate' } },
    ) ?? { createCompany: { error: { message: 'nobody was asked' } } };
    expect(createCompany.error).toBeNull();
    await giveOne(companyId);

    // Both stand before the same row, and go on together.
    await holder.query('begin');
    await holder.query('select from company where id = $1 for update', [companyId]);
    const asked = clients.map((client) => client.graphql<Suggested>(
      'mutation ($companyId: ID!, $id: ID!) { suggest(companyId: $companyId, id: $id, key: vision) { suggestion { state } error { code } } }',
      { companyId, id: randomUUID() },
    ));
    await held.until(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%\"company\"%'", (rows) => rows.length === 2,
    );
    await holder.query('commit');

    const answers = (await Promise.all(asked)).map(({ suggest }) => suggest.error?.code ?? 'TAKEN');
    expect([...answers].sort()).toEqual(['NOT_ENOUGH_CREDITS', 'TAKEN']);
    const { rows } = await db.query(
      `select b.paid, b.held, (select count(*)::int from credit_transfer t where t.company_id = b.company_id and t.kind = 'HOLD') as holds,
         (select sum(remaining)::int from credit_lot l where l.company_id = b.company_id) as left
       from credit_balance b where b.company_id = $1`, [companyId],
    );
    expect(rows).toEqual([{ paid: 0, held: 1, holds: 1, left: 0 }]);
  }
}, 120_000);
