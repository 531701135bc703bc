import { AFFILIATE, money } from '@heartwood/contract/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { companySubject } from '../notification';
import { recordAct } from '../operations';
import { affiliatePayout, payoutLine } from './affiliate.table';
import { LINES_SQL, stateSql } from './affiliate.queries';
import { heldCompany } from './answer-request';
import { paidToOf } from './payout-account';
import { tellManagers } from './tell-managers';

export interface Payout { companyId: string; currency: string; reference: string; isReviewed: boolean }

/** `isRepeated`: it was written down before, at `paidAt`, and nothing was now. */
export interface Paid { number: number; amount: number; paidAt: string; isRepeated: boolean }

/**
 * Writes down that an operator has paid a company all that is due to it in a currency: the same reference twice is one payout, and the
 * answer says so. Throws CONFLICT for less than is paid out, for so much that somebody has to look at it first, and for the reference of
 * a transfer in another currency.
 */
export async function payAffiliate(context: Context, { companyId, currency, reference, isReviewed }: Payout): Promise<Paid> {
  if (reference.trim() === '') throw invalid('reference', 'Name the transfer.');
  return context.db.transaction(async (tx) => {
    await heldCompany(tx, companyId);
    const done = await payoutOf(tx, companyId, reference);
    if (done && done.currency !== currency) throw conflict(`This reference is of a transfer in ${done.currency}, receipt ${done.number}.`);
    if (done && await returnOf(tx, done.id)) throw conflict('This transfer came back: what is paid again is a transfer of its own.');
    if (done) return { number: done.number, amount: done.amount, paidAt: done.paidAt.toISOString(), isRepeated: true };
    const now = context.now();
    const { rows } = await tx.execute(sql`
      select k.id, k.amount, (
        select count(*)
        from affiliate_payout_line went
        where went.commission_id = k.id) as turn
      from ${sql.raw(LINES_SQL)}
      where k.provider_id = ${companyId} and k.currency = ${currency} and ${sql.raw(stateSql(`'${now.toISOString()}'::timestamptz`))} = 'DUE'`,
    ) as unknown as { rows: { id: string; amount: string | number; turn: string | number }[] };
    const amount = rows.reduce((sum, line) => sum + Number(line.amount), 0);
    if (amount < AFFILIATE.payoutFrom) {
      throw conflict(`${money(amount, currency)} is due: payouts begin at ${money(AFFILIATE.payoutFrom, currency)}.`);
    }
    if (amount > AFFILIATE.reviewAbove && !isReviewed) {
      throw conflict(`${money(amount, currency)} is due: look at the lines first, then say --reviewed.`);
    }
    const company = await heldCompany(tx, companyId);
    const paidTo = await paidToOf(tx, companyId);
    const [payout] = await tx.insert(affiliatePayout)
      .values({ companyId, companyName: company.name, amount, currency, reference, paidTo, paidAt: now }).returning();
    if (!payout) throw new Error('no payout was written');
    await tx.insert(payoutLine).values(rows.map(({ id, turn }) => ({ commissionId: id, turn: Number(turn), payoutId: payout.id })));
    await recordAct(tx, context, { kind: 'affiliate-paid', subject: companyId, data: { amount, currency, reference, lines: rows.length } });
    await tellManagers(tx, context, companyId, {
      type: 'AFFILIATE_PAID', subject: companySubject(companyId), data: { amount: money(amount, currency) },
    });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: null });
    return { number: payout.number, amount, paidAt: now.toISOString(), isRepeated: false };
  });
}

type PayoutRow = typeof affiliatePayout.$inferSelect;

/** What was written down as paid to a company by a transfer. */
export async function payoutOf(tx: Db, companyId: string, reference: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(affiliatePayout).where(and(
    eq(affiliatePayout.companyId, companyId), eq(affiliatePayout.reference, reference), isNull(affiliatePayout.returnsId),
  ));
  return row;
}

/** The row of what came back of a payout. */
export async function returnOf(tx: Db, payoutId: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(affiliatePayout).where(eq(affiliatePayout.returnsId, payoutId));
  return row;
}
