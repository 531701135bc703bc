import { AFFILIATE, type CouponStatus, type HoldReason } from '@heartwood/contract/domain';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { dayFrom, daysFrom } from '../../text/days';
import { company } from '../company';
import {
  affiliate, affiliateClick, affiliateCode, affiliatePayout, commission, companyReferral, coupon, payoutLine,
} from './affiliate.table';
import { giveLinkCode } from './codes';

export interface DemoCoupon {
  code: string; discount: number; commission: number; status: CouponStatus; daysAgo: number; startsInDays?: number; reason?: string;
}

/** A company that came by the affiliate: by which code (null: its link) and what it paid without tax, so many days ago. */
export interface DemoReferral {
  companyId: string;
  name: string;
  code: string | null;
  foundedDaysAgo: number;
  reasons?: readonly HoldReason[];
  payments: readonly { base: number; daysAgo: number; refundedDaysAgo?: number }[];
}

interface DemoAffiliate {
  companyId: string;
  name: string;
  byId: string;
  sinceDaysAgo: number;
  coupons: readonly DemoCoupon[];
  referrals: readonly DemoReferral[];
  /** Visitors that each code had: one a day at most, from the affiliate's first day on. */
  clicks: readonly { code: string | null; visitors: number }[];
  payout: { daysAgo: number; reference: string };
  now: Date;
}

/** An affiliate with coupons in every state, companies that came, commission that is earned, taken back, held and paid out. */
export async function writeDemoAffiliate(
  tx: Db, { companyId, name, byId, sinceDaysAgo, coupons, referrals, clicks, payout, now }: DemoAffiliate,
): Promise<void> {
  const at = (daysAgo: number) => daysFrom(now, -daysAgo);
  const day = (daysAgo: number) => dayFrom(now, -daysAgo);
  await tx.update(company).set({ affiliateStatus: 'AFFILIATE' }).where(eq(company.id, companyId));
  await tx.insert(affiliate).values({ companyId, requestedBy: byId, requestedAt: at(sinceDaysAgo + 1), answeredAt: at(sinceDaysAgo) });
  const link = await giveLinkCode(tx, { id: companyId, name }, now);
  await tx.insert(affiliateCode).values(coupons.map(({ code }) => ({ code, companyId, kind: 'COUPON' as const })));
  await tx.insert(coupon).values(coupons.map(({ daysAgo, startsInDays, ...each }) => ({
    ...each, companyId, createdAt: at(daysAgo), startsOn: startsInDays === undefined ? null : day(-startsInDays),
  })));
  await tx.insert(affiliateClick).values(clicks.flatMap(({ code, visitors }) => Array.from({ length: visitors }, (_, visitor) => {
    const daysAgo = Math.round(sinceDaysAgo * (1 - visitor / visitors));
    return { code: code ?? link, visitorHash: `gone:demo ${code ?? link} ${visitor}`, day: day(daysAgo), clickedAt: at(daysAgo) };
  })));
  const paidOut: { id: string; amount: number }[] = [];
  for (const { companyId: referredId, name: referredName, code, foundedDaysAgo, reasons = [], payments } of referrals) {
    await tx.insert(companyReferral).values({
      id: randomUUID(), referralId: companyId, referredId, code: code ?? link, state: reasons.length > 0 ? 'HELD' : 'COUNTED',
      reasons: [...reasons],
      createdAt: at(foundedDaysAgo),
    });
    const percent = coupons.find((each) => each.code === code)?.commission ?? AFFILIATE.linkCommission;
    for (const { base, daysAgo, refundedDaysAgo } of payments) {
      const cause = `demo:${referredId}:${daysAgo}`;
      const amount = Math.floor((base * percent) / 100);
      const line = {
        providerId: companyId, referredId, referredName, code: code ?? link, percent, currency: 'EUR',
        dueAt: at(daysAgo - AFFILIATE.heldDays),
      };
      const [earned] = await tx.insert(commission).values({ ...line, kind: 'EARNED', cause, base, amount, createdAt: at(daysAgo) })
        .returning({ id: commission.id });
      if (refundedDaysAgo !== undefined) {
        await tx.insert(commission).values({
          ...line, kind: 'TAKEN_BACK', cause: `re_${cause}`, takenFrom: cause, base: -base, amount: -amount, createdAt: at(refundedDaysAgo),
        });
      } else if (earned && reasons.length === 0 && daysAgo - AFFILIATE.heldDays > payout.daysAgo) {
        paidOut.push({ id: earned.id, amount });
      }
    }
  }
  const [paid] = await tx.insert(affiliatePayout).values({
    companyId, companyName: name, amount: paidOut.reduce((sum, { amount }) => sum + amount, 0), currency: 'EUR',
    reference: payout.reference, paidAt: at(payout.daysAgo),
  }).returning({ id: affiliatePayout.id });
  if (paid) await tx.insert(payoutLine).values(paidOut.map(({ id }) => ({ commissionId: id, payoutId: paid.id })));
}
