import type { Logger } from '../process/log';
import type { MigrationConnection } from './migration-connection';
import { sqlState } from './sql-state';

const BREAKPOINT = '--> statement-breakpoint';
const COMMENTS = /^(?:\s+|--[^\n]*(?:\n|$))+/;
const NAME = String.raw`(?:"public"\.|public\.)?"?(?<name>[\w-]+)"?`;
const MAKES_INDEX = new RegExp(String.raw`^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?${NAME}\s+on\s`, 'i');
const DROPS_INDEX = new RegExp(String.raw`^drop\s+index\s+concurrently\s+(?:if\s+exists\s+)?${NAME}`, 'i');
const LOOKS_AT_ROWS = /^alter\s+table\s+(?:only\s+)?\S+\s+validate\s+constraint\s/i;

/** For a database with one connection, in a transaction. */
export const WITHOUT_CONCURRENTLY = /\b(index)\s+concurrently\b/gi;

/** A deadlock with who starts the release before, which waits for our lock inside of a transaction. */
const ATTEMPTS = 5;
const DEADLOCK = '40P01';

/** What of a migration stands in its transaction, and which statements must come after it, outside of any. */
export function takeOut(sql: string): { inside: string; beside: string[] } {
  const parts = sql.split(BREAKPOINT);
  const isBeside = (part: string) => {
    const text = part.replace(COMMENTS, '');
    return [MAKES_INDEX, DROPS_INDEX, LOOKS_AT_ROWS].some((each) => each.test(text));
  };
  return {
    inside: parts.filter((part) => !isBeside(part)).join('\n'),
    beside: parts.filter(isBeside).map((part) => part.replace(COMMENTS, '').trim()),
  };
}

/** Each may have been done before by a process that was killed: what is done is left, what was left half is made anew. */
export async function runBesideTransactions(
  connection: MigrationConnection, migration: string, statements: readonly string[], log: Logger,
): Promise<void> {
  // It waits for those who write, and keeps nobody waiting.
  await connection.run('set lock_timeout = 0');
  for (const statement of statements) {
    log.info({ migration, statement: statement.slice(0, 200) }, 'a step of a migration that locks nobody out begins');
    for (let attempt = 1; ; attempt++) {
      try {
        await runOne(connection, statement);
        break;
      } catch (error) {
        if (attempt === ATTEMPTS || sqlState(error) !== DEADLOCK) throw error;
        log.warn({ migration, attempt }, 'a step of a migration was in somebody\'s way: it begins again');
      }
    }
  }
}

async function runOne(connection: MigrationConnection, statement: string): Promise<void> {
  const made = MAKES_INDEX.exec(statement)?.groups?.name;
  const dropped = DROPS_INDEX.exec(statement)?.groups?.name;
  const name = made ?? dropped;
  const there = name === undefined ? 'nothing' : await stateOf(connection, name);
  if (made !== undefined && there === 'whole') return;
  if (made !== undefined && there === 'half') await connection.run(`drop index concurrently "${made}"`);
  if (dropped !== undefined && there === 'nothing') return;
  await connection.run(statement);
}

/** An index whose making was cut off stands there, costs what an index costs, and serves nobody. */
async function stateOf(connection: MigrationConnection, index: string): Promise<'nothing' | 'half' | 'whole'> {
  const [row] = await connection.query(
    'select i.indisvalid as is_whole from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = $1 and c.relnamespace = $2::regnamespace',
    [index, 'public'],
  );
  if (row === undefined) return 'nothing';
  return row.is_whole === true ? 'whole' : 'half';
}
