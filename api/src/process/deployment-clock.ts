import type { Database } from '../db/database';
import type { Logger } from './log';

export interface DeploymentClock {
  /** The moment by which everything is judged: the same on all machines. */
  now(): Date;
  close(): void;
}

const ASK_MS = 60_000;
/** So far machines are apart that ask for the time, and so long an answer may be on its way. */
const SAME_MS = 1_000;

const DATABASE_TIME = { name: 'database-time', text: 'select extract(epoch from clock_timestamp()) * 1000 as ms' };

/**
 * The database's clock. Machines differ in theirs, and what one of them writes (a token's end, an hour of a canary, a link of the store)
 * is judged by another. One that goes right is not touched.
 * @param own the machine's, in ms
 */
export async function openDeploymentClock(db: Database, log: Logger, own: () => number = Date.now): Promise<DeploymentClock> {
  let offset = 0;
  async function ask(): Promise<void> {
    const asked = own();
    const [row] = await db.read<{ ms: string | number }>(DATABASE_TIME, []);
    const answered = own();
    const difference = Number(row?.ms) - (asked + answered) / 2;
    // What came late tells no more than that.
    if (!Number.isFinite(difference) || (answered - asked > SAME_MS && offset !== 0)) return;
    const next = Math.abs(difference) < Math.max(SAME_MS, answered - asked) ? 0 : difference;
    if (Math.abs(next - offset) >= SAME_MS) log.warn({ seconds: Math.round(next / 1_000) }, 'this machine’s clock differs from the database’s, which counts');
    offset = next;
  }
  await ask();
  const timer = setInterval(() => {
    ask().catch((error: unknown) => log.warn({ err: error }, 'the database did not tell the time: what it told before counts'));
  }, ASK_MS);
  timer.unref();
  return { now: () => new Date(own() + offset), close: () => clearInterval(timer) };
}
