import { affiliateCode as codeOf } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { invalid } from '../../request/errors';
import { hasHadDiscount, type CouponSource } from '../billing';
import { managesSql } from './affiliate.queries';

/** What codes of affiliates take off the first payment: those that work today, once a company, and never one's own. */
export const affiliateCoupons: CouponSource = {
  async find(tx, { companyId, userId, code: text, day }) {
    const code = codeOf(text);
    const { rows: [found] } = await tx.execute(sql`
      select p.discount, c.id = ${companyId} or ${sql.raw(managesSql('c', 'x.id'))} as "isOwn"
      from coupon p
      join company c on c.id = p.company_id and c.deleted_at is null and c.affiliate_status = 'AFFILIATE'
      cross join (select ${userId}::uuid as id) x
      where p.code = ${code ?? ''} and p.status = 'ACTIVE' and coalesce(p.starts_on, ${day}::date) <= ${day}::date
        and coalesce(p.ends_on, ${day}::date) >= ${day}::date`) as unknown as { rows: { discount: number; isOwn: boolean }[] };
    if (!found || code === null) throw invalid('couponCode', 'This code is not known, or no longer works.');
    if (found.isOwn) throw invalid('couponCode', 'This is a code of your own company: it is for others.');
    if (await hasHadDiscount(tx, companyId)) throw invalid('couponCode', 'Your company has had the discount of a code before.');
    return { code, percentOff: found.discount };
  },
};
