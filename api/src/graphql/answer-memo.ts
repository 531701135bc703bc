import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
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
 * Most questions are asked once: an answer is kept when it is asked for a second time.
 */
export class AnswerMemo {
  private readonly answers = new Map<string, Answer>();
  private readonly asked = new Set<string>();
  /** A short name for each text of a client of ours; null for one that is more than queries. */
  private readonly names = new WeakMap<DocumentNode, number | null>();
  private named = 0;

  /** The key under which a request's answer may be kept; null for strangers and for everything that is not a registered query. */
  keyOf(context: Context, body: unknown): string | null {
    if (context.viewer === null || typeof body !== 'object' || body === null) return null;
    const { query, operationName, variables } = body as { query?: unknown; operationName?: unknown; variables?: unknown };
    const document = typeof query === 'string' ? context.operations.find(query) : null;
    const name = document && this.nameOf(document);
    if (name === null) return null;
    return [context.viewer.userId, context.companyClaim, name, String(operationName), JSON.stringify(variables)].join('\n');
  }

  /** Null when the request is to be executed, its reads written down if its answer is to be kept. */
  recall(key: string, context: Context): Promise<Buffer | null> | null {
    const answer = this.answers.get(key);
    if (answer !== undefined) return this.answerAgain(key, answer, context);
    if (this.asked.delete(key)) {
      context.db = new ReadLog(context.db, []);
    } else {
      makeRoom(this.asked);
      this.asked.add(key);
    }
    return null;
  }

  /** The answer of before if it is still true; else null, and `context.db` hands on what was just read. */
  private async answerAgain(key: string, answer: Answer, context: Context): Promise<Buffer | null> {
    const { db } = context;
    const isYoung = context.now().getTime() - answer.madeAt < KEPT_MS;
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
    makeRoom(this.answers);
    this.answers.set(key, { payload: Buffer.from(payload), reads: db.reads, madeAt: context.now().getTime() });
  }

  private nameOf(document: DocumentNode): number | null {
    const known = this.names.get(document);
    if (known !== undefined) return known;
    const onlyQueries = document.definitions.every(
      (each) => each.kind !== Kind.OPERATION_DEFINITION || each.operation === OperationTypeNode.QUERY,
    );
    const name = onlyQueries ? (this.named += 1) : null;
    this.names.set(document, name);
    return name;
  }
}

/** The oldest goes. */
function makeRoom(kept: Map<string, unknown> | Set<string>): void {
  const [oldest] = kept.keys();
  if (kept.size >= MOST_ANSWERS && oldest !== undefined) kept.delete(oldest);
}

function readAgain(db: Database, reads: readonly LoggedRead[]): Promise<LoggedRead[]> {
  return Promise.all(reads.map(async ({ statement, values }) => ({ statement, values, result: await db.readRaw(statement, values) })));
}
