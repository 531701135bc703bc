import type { Context } from '../request/context';
import type { Database } from '../db/database';
import { ReadLog } from '../db/read-log';
import type { LoggedRead } from '../db/read-log';

interface Answer { payload: Buffer; reads: readonly LoggedRead[]; madeAt: number }

const MOST_ANSWERS = 500;
const LARGEST_ANSWER = 128 * 1024;
const MOST_READS = 3;
/** What an answer says may also depend on the clock (a trial that ends), so it is made anew now and then. */
const KEPT_MS = 5_000;

/**
 * A query that only reads by prepared statements is a function of what they return, of who asks, and of the clock.
 * So its statements run each time, and when they return the very same text as before, the answer of before is sent:
 * nothing is parsed, composed or written as JSON again. An answer can't be older than the database.
 */
export class AnswerMemo {
  private readonly answers = new Map<string, Answer>();

  /** The key under which a request's answer may be kept; null for strangers and for everything that is not a query. */
  keyOf(context: Context, body: unknown): string | null {
    if (context.viewer === null || typeof body !== 'object' || body === null) return null;
    const { query, operationName, variables } = body as { query?: unknown; operationName?: unknown; variables?: unknown };
    if (typeof query !== 'string' || !/^\s*(query\b|\{)/.test(query) || /\b(mutation|subscription)\b/.test(query)) return null;
    return [context.viewer.userId, context.companyClaim, String(operationName), JSON.stringify(variables), query].join('\n');
  }

  /** The answer of before if it is still true; else null, and `context.db` hands on what was just read. */
  async recall(key: string, context: Context): Promise<Buffer | null> {
    const { db } = context;
    const answer = this.answers.get(key);
    const isYoung = answer !== undefined && context.now().getTime() - answer.madeAt < KEPT_MS;
    const fresh = isYoung ? await readAgain(db, answer.reads) : [];
    if (isYoung && fresh.every((read, i) => answer.reads[i]?.result.equals(read.result))) return answer.payload;
    this.answers.delete(key);
    context.db = new ReadLog(db, fresh);
    return null;
  }

  keep(key: string, context: Context, payload: string): void {
    const { db } = context;
    if (!(db instanceof ReadLog) || !db.onlyReads || db.reads.length === 0 || db.reads.length > MOST_READS) return;
    if (payload.length > LARGEST_ANSWER || !payload.startsWith('{"data":{') || payload.includes('"errors":[')) return;
    const [oldest] = this.answers.keys();
    if (this.answers.size >= MOST_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
    this.answers.set(key, { payload: Buffer.from(payload), reads: db.reads, madeAt: context.now().getTime() });
  }
}

function readAgain(db: Database, reads: readonly LoggedRead[]): Promise<LoggedRead[]> {
  return Promise.all(reads.map(async ({ statement, values }) => ({ statement, values, result: await db.readRaw(statement, values) })));
}
