import { and, eq, notInArray, sql } from 'drizzle-orm';
import { CREDIT_PACKS } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { isUuid } from '../../text/uuid';
import { company } from '../company';
import { users } from '../identity';
import { issueCredits, restoreCredits, takeBack } from '../credit';
import { moneyEvent } from './billing.table';
import type { Money, MoneyListener } from './money-listener';

/** Credits that were bought come with their money, and as large a part of them goes as of the money goes back. */
export const creditsForMoney: MoneyListener = {
  async arrived(tx, money) {
    const amount = boughtWith(money);
    if (amount === 0) return;
    await issueCredits(tx, {
      companyId: money.companyId, kind: 'PAID', amount, expiresAt: null, reference: referenceOf(money),
      description: `${amount} credits bought`, actorId: await buyerOf(tx, money), at: money.at,
    });
  },
  async returned(tx, money) {
    const bought = boughtWith(money);
    if (bought === 0) return;
    // What a company had bought is erased with it.
    const [stands] = await tx.select({ id: company.id }).from(company).where(eq(company.id, money.companyId));
    if (!stands) return;
    const [arrived] = await tx.select({ amount: moneyEvent.amount }).from(moneyEvent)
      .where(eq(moneyEvent.cause, `arrived:${money.invoiceId}`));
    // Counted from the whole, so that parts add up to what was bought.
    const before = await returnedBefore(tx, money);
    const goneFor = (back: number) => (
      arrived && arrived.amount > 0 ? Math.min(bought, Math.round(bought * back / arrived.amount)) : bought
    );
    const amount = before === 0 ? goneFor(money.amount) : goneFor(before + money.amount) - goneFor(before);
    if (amount === 0) return;
    await takeBack(tx, {
      companyId: money.companyId, issued: referenceOf(money), amount, reference: `refund:${money.refundId}`,
      description: 'Credits taken back: their payment went back', actorId: null, at: money.at,
    });
  },
  async restored(tx, money) {
    await restoreCredits(tx, {
      companyId: money.companyId, taken: `refund:${money.refundId}`, reference: `restored:${money.refundId}`,
      description: 'Credits are back: their payment stands', actorId: null, at: money.at,
    });
  },
};

/** Who bought it, while they are there. */
async function buyerOf(tx: Db, { pack }: Money): Promise<string | null> {
  const buyerId = pack?.buyerId ?? '';
  if (!isUuid(buyerId)) return null;
  const [buyer] = await tx.select({ id: users.id }).from(users).where(eq(users.id, buyerId));
  return buyer?.id ?? null;
}

const referenceOf = ({ invoiceId }: Money) => `payment:${invoiceId}`;

/** What of the invoice's money has gone back by other refunds and disputes, and is not there again. */
async function returnedBefore(tx: Db, { companyId, invoiceId, refundId }: Money & { refundId: string }): Promise<number> {
  const [found] = await tx.select({
    amount: sql<number>`coalesce(sum(case when ${moneyEvent.kind} = 'RETURNED' then ${moneyEvent.amount} else -${moneyEvent.amount} end), 0)::int`,
  }).from(moneyEvent).where(and(
    eq(moneyEvent.companyId, companyId), sql`${moneyEvent.data}->>'invoiceId' = ${invoiceId}`,
    notInArray(moneyEvent.cause, [`arrived:${invoiceId}`, `returned:${refundId}`, `restored:${refundId}`]),
  ));
  return found?.amount ?? 0;
}

function boughtWith({ pack }: Money): number {
  const known = pack && CREDIT_PACKS.find(({ key }) => key === pack.key);
  return known ? known.credits * pack.quantity : 0;
}
