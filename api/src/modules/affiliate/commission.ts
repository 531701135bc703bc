import { AFFILIATE } from '@heartwood/contract/domain';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Announcer } from '../../events/announce';
import { daysFrom } from '../../text/days';
import type { Money } from '../billing';
import { company, recordCompanyEvent } from '../company';
import { operatorAct } from '../operations';
import { affiliateCard, commission, companyReferral, coupon } from './affiliate.table';
import { writeReferral } from './referrals';

/**
 * What another company has of money that arrived: one line for each invoice, held for 30 days. A coupon that was redeemed makes a referral
 * where there is none. Twice is once.
 */
export async function commissionOf(tx: Db, services: Announcer, money: Money): Promise<void> {
  const { companyId, currency, at, amount, cardFingerprint } = money;
  const cause = money.invoiceId;
  if (cardFingerprint !== null) await tx.insert(affiliateCard).values({ companyId, fingerprint: cardFingerprint }).onConflictDoNothing();
  if (amount <= 0) return;
  const [payer] = await tx.select({ name: company.name, createdBy: company.createdBy }).from(company).where(eq(company.id, companyId));
  if (!payer) return;
  const redeemed = money.coupon === null ? undefined : (await tx.select().from(coupon).where(eq(coupon.code, money.coupon)))[0];
  if (redeemed && redeemed.companyId !== companyId && await wasInProgramme(tx, redeemed.companyId, at)) {
    await writeReferral(tx, services, { code: redeemed.code, providerId: redeemed.companyId, companyId, founderId: payer.createdBy, at });
  }
  const [referral] = await tx.select().from(companyReferral).where(eq(companyReferral.referredId, companyId)).for('update');
  if (!referral || !await wasInProgramme(tx, referral.referralId, at)) return;
  await holdForPayer(tx, referral);
  // What was redeemed decides, if it is of the company that refers; else the code of the link.
  const [ofLink] = await tx.select().from(coupon).where(eq(coupon.code, referral.code));
  const chosen = redeemed?.companyId === referral.referralId ? redeemed : ofLink;
  const percent = chosen?.commission ?? AFFILIATE.linkCommission;
  const written = await tx.insert(commission).values({
    providerId: referral.referralId, referredId: companyId, referredName: payer.name, kind: 'EARNED', cause,
    code: chosen?.code ?? referral.code,
    percent, base: amount, amount: shareOf(amount, percent), currency: currency.toUpperCase(), dueAt: daysFrom(at, AFFILIATE.heldDays),
    createdAt: at,
  }).onConflictDoNothing().returning();
  if (written.length > 0) await recordCompanyEvent(tx, services, referral.referralId, { type: 'COMPANY_CHANGED', actorId: null });
}

/**
 * Money went back: what was earned of it is taken back by a line below zero, due with the one that it takes from. `refundId` makes twice
 * once. Never more is taken back than was earned.
 */
export async function takeBackCommission(tx: Db, services: Announcer, { refundId, ...money }: Money & { refundId: string }): Promise<void> {
  const cause = money.invoiceId;
  const [earned] = await tx.select().from(commission).where(and(eq(commission.kind, 'EARNED'), eq(commission.cause, cause)));
  if (!earned) return;
  // The row of the company that refers orders what is taken back of it.
  await tx.execute(sql`select from company where id = ${earned.providerId} for update`);
  const { rows: [before] } = await tx.execute(sql`
    select coalesce(sum(k.base), 0)::bigint as base
    from commission k
    where k.taken_from = ${cause} and k.cause <> ${refundId}`) as unknown as { rows: { base: string | number }[] };
  const had = -Number(before?.base ?? 0);
  const back = Math.min(money.amount, earned.base - had);
  if (back <= 0) return;
  // Counted from the whole, so that parts add up to what was earned.
  const amount = shareOf(earned.base - had - back, earned.percent) - shareOf(earned.base - had, earned.percent);
  const { providerId, referredId, referredName, code, percent, currency, dueAt } = earned;
  const written = await tx.insert(commission).values({
    providerId, referredId, referredName, kind: 'TAKEN_BACK', cause: refundId, takenFrom: cause, code, percent, base: -back, amount,
    currency, dueAt,
    createdAt: money.at,
  }).onConflictDoNothing().returning();
  if (written.length > 0) await tellProvider(tx, services, providerId);
}

/** What was taken back by `refundId` is earned again, due with what it had been taken from. Twice is once. */
export async function restoreCommission(tx: Db, services: Announcer, { refundId, at }: Money & { refundId: string }): Promise<void> {
  const [taken] = await tx.select().from(commission).where(and(eq(commission.kind, 'TAKEN_BACK'), eq(commission.cause, refundId)));
  if (!taken) return;
  const { id: _id, ...line } = taken;
  const written = await tx.insert(commission).values({
    ...line, kind: 'EARNED', cause: `restored:${refundId}`, base: -taken.base, amount: -taken.amount, createdAt: at,
  }).onConflictDoNothing().returning();
  if (written.length > 0) await tellProvider(tx, services, taken.providerId);
}

/**
 * What comes after the end of its part in the programme is no company's to earn, and what came before is, however late it is written down.
 */
async function wasInProgramme(tx: Db, companyId: string, at: Date): Promise<boolean> {
  const [next] = await tx.select({ kind: operatorAct.kind }).from(operatorAct).where(and(
    eq(operatorAct.subject, companyId), inArray(operatorAct.kind, ['affiliate-approved', 'affiliate-ended']), gt(operatorAct.createdAt, at),
  )).orderBy(asc(operatorAct.id)).limit(1);
  if (next) return next.kind === 'affiliate-ended';
  const [provider] = await tx.select({ status: company.affiliateStatus }).from(company).where(eq(company.id, companyId));
  return provider?.status === 'AFFILIATE';
}

async function tellProvider(tx: Db, services: Announcer, providerId: string): Promise<void> {
  const [stands] = await tx.select({ id: company.id }).from(company).where(eq(company.id, providerId));
  if (stands) await recordCompanyEvent(tx, services, providerId, { type: 'COMPANY_CHANGED', actorId: null });
}

/** Whole units, the rest falls away. */
const shareOf = (amount: number, percent: number) => Math.floor((amount * percent) / 100);

/** What a referral can be held for when money comes: who the people are today, and which card they paid with. */
const AT_PAYMENT = ['SELF', 'COLLEAGUE', 'SAME_CARD'] as const;

/** Whoever pays is looked at with each payment, as people and cards come later than a founding, unless somebody has decided already. */
async function holdForPayer(
  tx: Db, { id, referralId, referredId, reasons, decidedAt }: typeof companyReferral.$inferSelect,
): Promise<void> {
  if (decidedAt !== null) return;
  const peopleOf = (companyId: string) => sql`
    select c.created_by as id, true as runs
    from company c
    where c.id = ${companyId}
    union all
    select m.user_id, m.role = 'ADMIN'
    from team_member m
    where m.company_id = ${companyId} and m.is_accepted and m.user_id is not null`;
  const { rows: [found] } = await tx.execute(sql`
    select coalesce(bool_or(theirs.runs), false) as "SELF", count(*) > 0 and not coalesce(bool_or(theirs.runs), false) as "COLLEAGUE",
      exists (
        select from affiliate_card own
        join affiliate_card card on card.fingerprint = own.fingerprint and card.company_id = ${referralId}
        where own.company_id = ${referredId}) as "SAME_CARD"
    from (${peopleOf(referredId)}) own
    join (${peopleOf(referralId)}) theirs on theirs.id = own.id`) as unknown as { rows: Record<(typeof AT_PAYMENT)[number], boolean>[] };
  const more = AT_PAYMENT.filter((reason) => found?.[reason] === true && !reasons.includes(reason));
  if (more.length === 0) return;
  await tx.update(companyReferral).set({ state: 'HELD', reasons: [...reasons, ...more] }).where(eq(companyReferral.id, id));
}
