import { AFFILIATE, affiliateCode as codeOf } from '@heartwood/contract/domain';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, invalid, notFound } from '../../request/errors';
import { dayFrom, isDay } from '../../text/days';
import { enterCompany, recordCompanyEvent } from '../company';
import { requireViewer } from '../identity';
import { companySubject } from '../notification';
import { recordAct } from '../operations';
import { refuseAffiliate, refuseNoAffiliate } from './affiliate.policy';
import { affiliateCode, coupon } from './affiliate.table';
import { heldCompany } from './answer-request';
import { tellManagers } from './tell-managers';

/** Days are `YYYY-MM-DD`; null: from its approval on, and without an end. */
export interface NewCoupon {
  companyId: string;
  code: string;
  discount: number;
  commission: number;
  startsOn: string | null;
  endsOn: string | null;
}

/** Proposes a coupon; it works once an operator has approved it. The same one twice is one. */
export async function createCoupon(
  context: Context, { companyId, code: text, discount, commission, startsOn, endsOn }: NewCoupon,
): Promise<string> {
  const { userId } = requireViewer(context);
  const code = codeOf(text);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { company, standing } = await enterCompany(tx, userId, companyId, now);
    refuseAffiliate(standing);
    refuseNoAffiliate(company);
    if (code === null) throw invalid('code', '4 to 12 letters and digits, no space');
    checkPercent('discount', discount, AFFILIATE.maxDiscount);
    checkPercent('commission', commission, AFFILIATE.maxCommission);
    const today = dayFrom(now, 0);
    checkDays({ startsOn, endsOn }, today);
    const [there] = await tx.select().from(coupon).where(and(eq(coupon.code, code), eq(coupon.companyId, companyId)));
    const isSame = there?.discount === discount
      && there.commission === commission && there.startsOn === startsOn && there.endsOn === endsOn;
    if (isSame && there.status !== 'ENDED' && there.status !== 'REJECTED') return;
    const running = await tx.$count(coupon, and(
      eq(coupon.companyId, companyId), inArray(coupon.status, ['WAITING', 'ACTIVE']), or(isNull(coupon.endsOn), gte(coupon.endsOn, today)),
    ));
    if (running >= AFFILIATE.maxCoupons) throw invalid('code', `A company has at most ${AFFILIATE.maxCoupons} coupons at a time.`);
    const isOver = there !== undefined && there.status !== 'ENDED' && there.endsOn !== null && there.endsOn < today;
    // What others came by it for goes on with its percentages.
    if (isOver && there.status === 'ACTIVE' && (there.discount !== discount || there.commission !== commission)) {
      throw invalid('code', `This code comes again with the ${there.discount}% off and ${there.commission}% commission that it had.`);
    }
    if (there?.status === 'REJECTED' || isOver) {
      await tx.update(coupon).set({ discount, commission, startsOn, endsOn, status: 'WAITING', reason: null, createdAt: now })
        .where(eq(coupon.code, code));
    } else {
      const given = await tx.insert(affiliateCode).values({ code, companyId, kind: 'COUPON' }).onConflictDoNothing().returning();
      if (given.length === 0) throw invalid('code', 'This code is taken. Choose another one.');
      await tx.insert(coupon).values({ code, companyId, discount, commission, startsOn, endsOn, createdAt: now });
    }
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: userId });
  });
  return code ?? text;
}

function checkPercent(field: 'discount' | 'commission', value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1) throw invalid(field, 'A whole number from 1 on');
  if (value > most) throw invalid(field, `At most ${most}%`);
}

function checkDays({ startsOn, endsOn }: Pick<NewCoupon, 'startsOn' | 'endsOn'>, today: string): void {
  if (startsOn !== null && !isDay(startsOn)) throw invalid('startsOn', 'Choose a day.');
  if (endsOn !== null && !isDay(endsOn)) throw invalid('endsOn', 'Choose a day.');
  if (endsOn !== null && endsOn < (startsOn ?? today)) throw invalid('endsOn', 'It ends after it starts');
  if (endsOn !== null && endsOn < today) throw invalid('endsOn', 'This day is over');
}

/** Switches a coupon off: nobody gets its discount any more, and what it has earned stays. Twice is once. */
export async function endCoupon(context: Context, { companyId, code }: { companyId: string; code: string }): Promise<string> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { standing } = await enterCompany(tx, userId, companyId, context.now());
    refuseAffiliate(standing);
    const [row] = await tx.select().from(coupon).where(and(eq(coupon.code, code), eq(coupon.companyId, companyId)));
    if (!row) throw notFound('There is no such coupon.');
    if (row.status === 'ENDED' || row.status === 'REJECTED') return;
    await tx.update(coupon).set({ status: 'ENDED' }).where(eq(coupon.code, code));
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: userId });
  });
  return code;
}

/** An operator's word on a coupon. The same answer twice changes nothing. */
export async function answerCoupon(
  context: Context, { code, isAccepted, reason }: { code: string; isAccepted: boolean; reason: string },
): Promise<{ status: string }> {
  return context.db.transaction(async (tx) => {
    const [found] = await tx.select().from(coupon).where(eq(coupon.code, code.toUpperCase()));
    if (!found) throw notFound('There is no such coupon.');
    const { companyId } = found;
    await heldCompany(tx, companyId);
    const [row = found] = await tx.select().from(coupon).where(eq(coupon.code, found.code));
    const status = isAccepted ? 'ACTIVE' : 'REJECTED';
    if (row.status === status) return { status };
    if (row.status !== 'WAITING') throw conflict(`This coupon is ${row.status.toLowerCase()}.`);
    if (isAccepted && row.endsOn !== null && row.endsOn < dayFrom(context.now(), 0)) throw conflict('The last day of this coupon is over.');
    await tx.update(coupon).set({ status, reason: isAccepted || reason === '' ? null : reason }).where(eq(coupon.code, row.code));
    await recordAct(tx, context, {
      kind: isAccepted ? 'coupon-approved' : 'coupon-refused', subject: companyId, data: { code: row.code, reason },
    });
    const type = isAccepted ? 'COUPON_APPROVED' : 'COUPON_REFUSED';
    await tellManagers(tx, context, companyId, { type, subject: companySubject(companyId), data: { code: row.code, reason } });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: null });
    return { status };
  });
}
