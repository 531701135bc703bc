import pg from 'pg';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiProcess } from '../server/api-process.mjs';
import { AUTH_SECRET, makePeople } from '../server/chat-people.mjs';

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/** ms until what was waited for counts as not having happened. */
const PATIENCE = 30_000;

/** A PostgreSQL of its own with processes on it that do jobs, for tests that kill one of them while a lock holds it up. */
export class HeldDatabase {
  readonly #processes: ApiProcess[] = [];

  private constructor(
    private readonly postgres: Postgres, private readonly leaseSeconds: number, readonly db: pg.Client,
    /** A second connection, whose transaction stays open. */
    readonly holder: pg.Client,
  ) {}

  /** @param leaseSeconds how long a job that nobody goes on with stays taken */
  static async start(leaseSeconds: number): Promise<HeldDatabase> {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('This needs PostgreSQL: install it, or let the test run install it.');
    const [db, holder] = [new pg.Client({ connectionString: postgres.url }), new pg.Client({ connectionString: postgres.url })];
    await Promise.all([db.connect(), holder.connect()]);
    return new HeldDatabase(postgres, leaseSeconds, db, holder);
  }

  /** People with tokens that all processes take; they need the tables, which the first process makes. */
  makePeople(count: number): Promise<{ userId: string; token: string }[]> {
    return makePeople(this.postgres.url, count);
  }

  async startProcess(more: Record<string, string> = {}): Promise<ApiProcess> {
    const env = { DATABASE_URL: this.postgres.url, AUTH_SECRET, JOB_LEASE_SECONDS: String(this.leaseSeconds), ...more };
    const started = await ApiProcess.start(env);
    this.#processes.push(started);
    return started;
  }

  /** Asks until the rows are as wanted, and answers them. */
  async until<Row extends pg.QueryResultRow>(text: string, holds: (rows: Row[]) => boolean): Promise<Row[]> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const { rows } = await this.db.query<Row>(text);
      if (holds(rows)) return rows;
      if (Date.now() > deadline) throw new Error(`It did not happen: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async stop(): Promise<void> {
    for (const each of this.#processes) await each.remove();
    await Promise.all([this.db.end(), this.holder.end()]);
    await this.postgres.stop();
  }
}
