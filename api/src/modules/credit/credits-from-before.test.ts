/** @embedded a migration moves what companies had */
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMigrations } from '../../db/migrate';
import { openEmptyDatabase } from '../../testing/test-database';

test('what companies had before there was a ledger is a lot of theirs', async () => {
  const earlier = await mkdtemp(join(tmpdir(), 'heartwood-migrations-'));
  await cp(findMigrations(), earlier, { recursive: true });
  const journal = JSON.parse(await readFile(join(earlier, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const texts = await Promise.all(journal.entries.map(({ tag }) => readFile(join(earlier, `${tag}.sql`), 'utf8')));
  const entries = journal.entries.slice(0, texts.findIndex((text) => text.includes('CREATE TABLE "credit_lot"')));
  await writeFile(join(earlier, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const empty = await openEmptyDatabase();
  await empty.migrate(earlier);
  const [owner, rich, poor] = [randomUUID(), randomUUID(), randomUUID()];
  await empty.run(`
    insert into users (id, email, firstname, lastname) values ('${owner}', 'olive@people.example', 'Olive', 'Tester');
    insert into company (id, name, created_by, ai_credit_count) values ('${rich}', 'Acorn', '${owner}', 7), ('${poor}', 'Beech', '${owner}', 0)`);
  await empty.migrate(findMigrations());
  expect(await empty.rows('select company_id, paid, granted, held from credit_balance')).toEqual([
    { company_id: rich, paid: 0, granted: 7, held: 0 },
  ]);
  expect(await empty.rows('select kind, amount, remaining, expires_at from credit_lot')).toEqual([
    { kind: 'GRANTED', amount: 7, remaining: 7, expires_at: null },
  ]);
  expect(await empty.rows('select kind, amount, from_account, to_account, balance from credit_transfer')).toEqual([
    { kind: 'ISSUE', amount: 7, from_account: 'issued', to_account: 'granted', balance: 7 },
  ]);
  await empty.close();
});
