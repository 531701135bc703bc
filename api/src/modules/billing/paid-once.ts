import { and, eq, inArray, ne } from 'drizzle-orm';
import type { JsonObject } from '../../events/bus';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { AppError, conflict } from '../../request/errors';
import { billingRequest } from './billing.table';
import { enterBilling } from './enter-billing';
import { paymentFailure, requirePayments, underWay, type Payments } from './payments';

/** Who asked and was never heard of again stands in nobody's way after so long. */
const LEFT_AFTER_MS = 90_000;
/** The provider knows the name of a call for 24 hours: asked later, the same would be paid twice. */
const NAMED_MS = 23 * 3_600_000;

export interface Request { id: string; companyId: string; asked: string }

/**
 * Runs what pays. The id is the browser's: the same one twice is the first answer, also when the bank said no, and it names each call at
 * the provider, so that a request that was cut off can be made again and pays once. One company pays for one thing at a time: a second tab,
 * and the same request while it is still at work, hear PAYMENT_UNDER_WAY. What failed before money could move leaves no trace, and may be
 * asked again under the same id.
 */
export async function paidOnce<Answer extends object>(
  context: Context, request: Request, work: (payments: Payments, isAgain: boolean) => Promise<Answer>,
): Promise<Answer> {
  const before = await context.db.transaction((tx) => begin(tx, context, request));
  if (before.answer) return before.answer as Answer;
  try {
    const answer = await work(requirePayments(context), before.isAgain);
    await end(context, request.id, { state: 'DONE', answer: { ...answer } as JsonObject });
    return answer;
  } catch (error) {
    const failure = paymentFailure(error);
    const isRefusal = failure instanceof AppError && failure.code === 'CARD_DECLINED';
    // Where it is at work elsewhere, what is written of it is the other's.
    if (failure instanceof AppError && failure.code === 'PAYMENT_UNDER_WAY') throw failure;
    if (isRefusal) await end(context, request.id, { state: 'REFUSED', answer: { code: failure.code, message: failure.message } });
    else if (failure instanceof AppError
      && failure.code !== 'PAYMENTS_DOWN') await context.db.orm.delete(billingRequest).where(eq(billingRequest.id, request.id));
    else await end(context, request.id, { state: 'UNKNOWN', answer: null });
    throw failure;
  }
}

/** The first answer, when there is one; else whether the same was begun before and its end was not heard of. */
async function begin(
  tx: Db, context: Context, { id, companyId, asked }: Request,
): Promise<{ answer: JsonObject | null; isAgain: boolean }> {
  const { entered, userId } = await enter(tx, context, companyId);
  const now = context.now();
  const [same] = await tx.select().from(billingRequest).where(eq(billingRequest.id, id));
  if (same && (same.companyId !== entered || same.asked !== asked))
    throw conflict('This request was made with something else before. Try once more.');
  if (same?.state === 'DONE') return { answer: same.answer ?? {}, isAgain: true };
  if (same?.state === 'REFUSED') throw new AppError(String(same.answer?.code), 402, String(same.answer?.message));
  if (same && now.getTime() - same.createdAt.getTime() > NAMED_MS)
    throw conflict('This request is too old to go on with. Look at what was paid, then begin anew.');
  const isFresh = ({ begunAt }: { begunAt: Date }) => now.getTime() - begunAt.getTime() < LEFT_AFTER_MS;
  if (same?.state === 'OPEN' && isFresh(same)) throw underWay();
  const others = await tx.select().from(billingRequest)
    .where(and(eq(billingRequest.companyId, companyId), inArray(billingRequest.state, ['OPEN', 'UNKNOWN']), ne(billingRequest.id, id)));
  if (others.some(isFresh)) throw underWay();
  for (const other of others) await tx.update(billingRequest).set({ state: 'LEFT' }).where(eq(billingRequest.id, other.id));
  if (same) await tx.update(billingRequest).set({ state: 'OPEN', begunAt: now }).where(eq(billingRequest.id, id));
  else await tx.insert(billingRequest).values({ id, companyId, userId, asked, state: 'OPEN', createdAt: now, begunAt: now });
  return { answer: null, isAgain: same !== undefined };
}

async function enter(tx: Db, context: Context, companyId: string): Promise<{ entered: string; userId: string | null }> {
  const { company } = await enterBilling(tx, context, companyId);
  return { entered: company.id, userId: context.viewer?.userId ?? null };
}

async function end(
  { db }: Context, id: string, outcome: { state: 'DONE' | 'REFUSED' | 'UNKNOWN'; answer: JsonObject | null },
): Promise<void> {
  await db.orm.update(billingRequest).set(outcome).where(eq(billingRequest.id, id));
}
