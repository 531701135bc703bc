import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOfLastRelease } from '../../last-release/last-release.mjs';
import { root } from '../../root.mjs';
import { lintMigrations } from './lint-migrations.mjs';

let folder;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'heartwood-lint-')); });
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns {Promise<string[]>} the rules that the migrations break, with the lines */
async function broken(...migrations) {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((sql, idx) => ({ idx, tag: `000${idx}_some` }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [index, { tag }] of entries.entries()) writeFileSync(join(folder, `${tag}.sql`), migrations[index]);
  const { problems } = await lintMigrations(folder, { names: (word) => ['company', 'title'].includes(word), after: -1 });
  return problems.map((problem) => /_some\.sql:(\d+ [a-z-]+|.*)/.exec(problem)?.[1] ?? problem);
}

test.each([
  ['index-locks', 'CREATE INDEX "a" ON "company" ("title")'],
  ['index-locks', 'DROP INDEX a'],
  ['index-locks', 'ALTER TABLE company ADD CONSTRAINT u UNIQUE (title)'],
  ['index-locks', 'ALTER TABLE company ADD COLUMN token text UNIQUE'],
  ['index-locks', 'REINDEX TABLE company'],
  ['rewrites', 'ALTER TABLE company ALTER COLUMN title SET DATA TYPE bigint'],
  ['rewrites', 'ALTER TABLE company ADD COLUMN id2 uuid DEFAULT gen_random_uuid()'],
  ['rewrites', 'ALTER TABLE company ADD COLUMN n bigserial'],
  ['rewrites', 'ALTER TABLE company ADD COLUMN n int GENERATED ALWAYS AS (1) STORED'],
  ['looks-at-rows', 'ALTER TABLE company ALTER COLUMN title SET NOT NULL'],
  ['looks-at-rows', 'ALTER TABLE company ADD CONSTRAINT c CHECK (title <> \'\')'],
  ['looks-at-rows', 'ALTER TABLE company ADD CONSTRAINT f FOREIGN KEY (title) REFERENCES users(id)'],
  ['last-release', 'ALTER TABLE company ADD COLUMN owner uuid NOT NULL'],
  ['last-release', 'ALTER TABLE company DROP COLUMN title'],
  ['last-release', 'DROP TABLE company'],
  ['last-release', 'ALTER TABLE company RENAME COLUMN title TO heading'],
  ['last-release', 'ALTER TABLE company RENAME TO firm'],
  ['last-release', 'TRUNCATE company'],
  ['last-release', 'CREATE TRIGGER t BEFORE INSERT ON company FOR EACH ROW EXECUTE FUNCTION f()'],
  ['rows-at-once', 'UPDATE company SET title = \'\''],
  ['rows-at-once', 'DELETE FROM company'],
  ['rows-at-once', 'INSERT INTO company (id) SELECT id FROM users'],
  ['hidden', 'DO $$ BEGIN UPDATE company SET title = 1; END $$'],
  ['table-locks', 'LOCK TABLE company'],
  ['table-locks', 'CLUSTER company'],
  ['concurrently-alone', 'CREATE INDEX CONCURRENTLY a ON company (title); SELECT 1'],
  ['concurrently-alone', 'CREATE INDEX CONCURRENTLY ON company (title)'],
  ['concurrently-alone', 'ALTER TABLE company ADD CONSTRAINT c CHECK (true) NOT VALID; ALTER TABLE company VALIDATE CONSTRAINT c'],
])('%s: %s', async (rule, sql) => {
  expect(await broken(sql)).toEqual([`1 ${rule}`]);
});

test.each([
  ['an index of a new table', 'CREATE TABLE "a" ("b" int);--> statement-breakpoint\nCREATE INDEX "c" ON "a" ("b");'],
  ['a key of a new table to an old one', 'CREATE TABLE a (b int); ALTER TABLE a ADD CONSTRAINT f FOREIGN KEY (b) REFERENCES company(id)'],
  ['an index that locks nobody', 'CREATE INDEX CONCURRENTLY "a" ON "company" ("title");'],
  ['an index that goes without a lock', 'DROP INDEX CONCURRENTLY a'],
  ['a column that may be empty', 'ALTER TABLE company ADD COLUMN a text'],
  ['a column with a constant', 'ALTER TABLE company ADD COLUMN a int DEFAULT 0 NOT NULL'],
  ['a column with the moment of the migration', 'ALTER TABLE company ADD COLUMN a timestamptz DEFAULT now() NOT NULL'],
  ['an empty column with a key', 'ALTER TABLE company ADD COLUMN a uuid REFERENCES users(id)'],
  ['a check of what comes', 'ALTER TABLE company ADD CONSTRAINT c CHECK (title <> \'\') NOT VALID'],
  ['a look at what is there, by itself', 'ALTER TABLE company VALIDATE CONSTRAINT c'],
  ['a column that the last release does not name', 'ALTER TABLE company DROP COLUMN forgotten'],
  ['rows of a new table', 'CREATE TABLE a (b int); INSERT INTO a SELECT id FROM company'],
  ['a few rows by hand', 'INSERT INTO company (id) VALUES (1)'],
])('lets %s through', async (name, sql) => {
  expect(await broken(sql)).toEqual([]);
});

test('a column must not be empty any more once a check of an earlier migration has looked at all rows', async () => {
  const check = 'ALTER TABLE company ADD CONSTRAINT c CHECK (title IS NOT NULL) NOT VALID;\n--> statement-breakpoint\nALTER TABLE company VALIDATE CONSTRAINT c;';
  const strict = 'ALTER TABLE company ALTER COLUMN title SET NOT NULL;';
  expect(await broken(check, strict)).toEqual([]);
  expect(await broken(check.split('\n')[0], strict)).toEqual(['1 looks-at-rows']);
  expect(await broken(`${check}\n--> statement-breakpoint\n${strict}`)).toEqual(['5 looks-at-rows']);
});

test('an excuse names the rule and says why; one without a reason, for another rule or for nothing is told', async () => {
  const drop = 'ALTER TABLE company DROP COLUMN title;';
  expect(await broken(`-- allowed last-release: nobody has had a title since May\n${drop}`)).toEqual([]);
  expect(await broken(`-- allowed last-release: because\n${drop}`)).toEqual(['2 last-release', '1 excuse']);
  expect(await broken(`-- allowed rewrites: nobody has had a title since May\n${drop}`)).toEqual(['2 last-release', '1 excuse']);
  expect(await broken('-- allowed rewrites: nobody has had a title since May\nSELECT 1;')).toEqual(['1 excuse']);
});

test('lines are told over breakpoints and comments, and what is no SQL in PostgreSQL\'s words', async () => {
  expect(await broken('SELECT 1;\n--> statement-breakpoint\n-- ä\n\nDELETE FROM company;\nDELETE FROM company;')).toEqual(['5 rows-at-once', '6 rows-at-once']);
  expect(await broken('SELEKT 1')).toEqual([expect.stringContaining('syntax error')]);
});

test('migrations of this repository hold, and those of before there were rules are left alone', async () => {
  const names = wordsOfLastRelease();
  expect(names('security_event') && names('squad_token')).toBe(true);
  const { problems } = await lintMigrations(join(root, 'api', 'migrations'), { names });
  expect(problems).toEqual([]);
});
