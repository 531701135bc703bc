import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { AppError } from '../../request/errors';
import { ReleaseRefused, StepRefused } from '../../../../tools/src/releases/release-refused.mjs';
import { releaseAct } from './release.table';
import type { Squad } from './squad';

export interface Act {
  action: string;
  remote: string;
  version: string | null;
  isSigned?: boolean | null;
  person: string | null;
  commit: string | null;
  reason: string | null;
}

const LONGEST_REASON = 2_000;

/**
 * Does a step with releases and writes down that it was begun, and how it ended: a step that nobody could write down is not done.
 * @param work says what it learns on the way, as the version of what was sent, before it does anything
 */
export async function writtenDown<Value>(
  context: Context, squad: Squad, act: Act, work: (tell: (more: Partial<Act>) => Promise<void>) => Promise<Value>,
): Promise<Value> {
  const { db, ip, now, log } = context;
  const [row] = await db.orm.insert(releaseAct)
    .values({ ...act, tokenId: squad.tokenId, squad: squad.name, outcome: 'begun', address: ip, createdAt: now() })
    .returning({ id: releaseAct.id });
  let known = act;
  const end = (outcome: string, reason: string | null) => db.orm.update(releaseAct)
    .set({ ...known, outcome, reason: reason?.slice(0, LONGEST_REASON) ?? null }).where(eq(releaseAct.id, row?.id ?? 0));
  try {
    const value = await work(async (more) => {
      known = { ...known, ...more };
      await db.orm.update(releaseAct).set(known).where(eq(releaseAct.id, row?.id ?? 0));
    });
    await end('done', known.reason);
    log.info({ ...known, squad: squad.name }, 'a squad changed a release');
    return value;
  } catch (error) {
    const told = asAppError(error);
    await end(told instanceof AppError ? told.code : 'INTERNAL_SERVER_ERROR', told instanceof AppError ? told.message : known.reason);
    throw told;
  }
}

function asAppError(error: unknown): unknown {
  if (error instanceof ReleaseRefused) return new AppError('RELEASE_REFUSED', 422, error.message);
  if (error instanceof StepRefused) return new AppError('STEP_REFUSED', 409, error.message);
  return error;
}

/** What was done and refused, the newest first. */
export async function listActs({ db }: Pick<Context, 'db'>, remote: string | null) {
  return db.orm.select().from(releaseAct).where(remote === null ? undefined : eq(releaseAct.remote, remote))
    .orderBy(desc(releaseAct.id)).limit(100);
}
