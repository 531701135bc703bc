import { AFFILIATE, affiliateCode as codeOf, type HoldReason } from '@heartwood/contract/domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Announcer } from '../../events/announce';
import type { Context, Services } from '../../request/context';
import { dayFrom, daysFrom } from '../../text/days';
import { recordCompanyEvent } from '../company';
import { hashSecret } from '../identity';
import { affiliateClick, companyReferral } from './affiliate.table';

/** So many referrals of one company within an hour are no burst yet. */
const MOST_IN_AN_HOUR = 5;

/**
 * So many clicks of a code, or a few more, are counted in a day: a browser can call itself anew as often as it likes, and rows are kept.
 */
const MOST_CLICKS_A_DAY = 5_000;

/** A code that counts: of a company that is in the programme, and of a coupon that is neither waiting nor over. `x` is the code's alias. */
const LIVE_CODE = `join company c on c.id = x.company_id and c.deleted_at is null and c.affiliate_status = 'AFFILIATE'
    left join coupon p on p.code = x.code`;
const isLiveOn = (day: string) => sql`(x.kind = 'LINK' or (p.status = 'ACTIVE' and coalesce(p.starts_on, ${day}::date) <= ${day}::date
      and coalesce(p.ends_on, ${day}::date) >= ${day}::date))`;

/**
 * Somebody followed a link: counted once a visitor and day. A code that does not count, or has its share of the day, is met with the same
 * silence.
 */
export async function recordClick(context: Context, { code: text, visitor }: { code: string; visitor: string }): Promise<void> {
  const code = codeOf(text);
  if (code === null) return;
  const now = context.now();
  const day = dayFrom(now, 0);
  const { rows } = await context.db.orm.execute(sql`
    select x.code
    from affiliate_code x
    ${sql.raw(LIVE_CODE)}
    where x.code = ${code} and ${isLiveOn(day)} and (
      select count(*)
      from affiliate_click k
      where k.code = x.code and k.day = ${day}::date) < ${MOST_CLICKS_A_DAY}`) as unknown as { rows: { code: string }[] };
  if (rows.length === 0) return;
  await context.db.orm.insert(affiliateClick).values({ code, visitorHash: hashSecret(visitor), day, clickedAt: now }).onConflictDoNothing();
}

/** A company that was founded, by whom, and in which browser. */
export interface Founding { companyId: string; founderId: string; visitorHash: string; foundedAt: string }

/**
 * Writes down by whose link a company came: the first one that its founder's browser followed within 90 days before. What looks as if
 * nobody was won by it waits for a decision. Twice is once.
 */
export async function refer(services: Services, { companyId, founderId, visitorHash, foundedAt }: Founding): Promise<void> {
  await services.db.transaction(async (tx) => {
    const since = daysFrom(new Date(foundedAt), -AFFILIATE.referralDays).toISOString();
    const { rows: [touch] } = await tx.execute(sql`
      select k.code, c.id as "providerId"
      from affiliate_click k
      join affiliate_code x on x.code = k.code
      ${sql.raw(LIVE_CODE)}
      where k.visitor_hash = ${visitorHash} and k.clicked_at between ${since}::timestamptz and ${foundedAt}::timestamptz
        and ${isLiveOn(foundedAt.slice(0, 10))}
      order by k.clicked_at
      limit 1`) as unknown as { rows: { code: string; providerId: string }[] };
    if (touch) await writeReferral(tx, services, { ...touch, companyId, founderId, at: new Date(foundedAt) });
  });
}

interface Referral { code: string; providerId: string; companyId: string; founderId: string; at: Date }

/** Twice is once: a company counts for whoever it came by first. */
export async function writeReferral(tx: Db, services: Announcer, { code, providerId, companyId, founderId, at }: Referral): Promise<void> {
  // The row of the company that refers orders its referrals, so that a burst is seen by each of them.
  await tx.execute(sql`select from company where id = ${providerId} for update`);
  const reasons = await holdReasons(tx, { providerId, founderId, at });
  const written = await tx.insert(companyReferral).values({
    id: randomUUID(), referralId: providerId, referredId: companyId, code, state: reasons.length > 0 ? 'HELD' : 'COUNTED', reasons,
    createdAt: at,
  }).onConflictDoNothing().returning();
  if (written.length > 0) await recordCompanyEvent(tx, services, providerId, { type: 'COMPANY_CHANGED', actorId: null });
}

async function holdReasons(
  tx: Db, { providerId, founderId, at }: Pick<Referral, 'providerId' | 'founderId' | 'at'>,
): Promise<HoldReason[]> {
  const { rows: [found] } = await tx.execute(sql`
    with people as (
      select c.created_by as id, true as runs
      from company c
      where c.id = ${providerId}
      union all
      select m.user_id, m.role = 'ADMIN'
      from team_member m
      where m.company_id = ${providerId} and m.is_accepted and m.user_id is not null)
    select exists (select from people where id = ${founderId} and runs) as "SELF",
      exists (
        select from company c
        where (c.created_by = ${founderId} or c.id in (
            select m.company_id from team_member m where m.user_id = ${founderId} and m.is_accepted))
          and exists (
          select from people p
          where p.id <> ${founderId} and (p.id = c.created_by or exists (
            select from team_member m
            where m.company_id = c.id and m.is_accepted and m.user_id = p.id)))) as "COLLEAGUE",
      exists (
        select from known_devices d
        join known_devices other on other.token_hash = d.token_hash
        join people p on p.id = other.user_id
        where d.user_id = ${founderId} and p.id <> ${founderId}) as "SAME_DEVICE",
      (select count(*)
       from company_referral r
       where r.referral_id = ${providerId} and r.created_at > ${at.toISOString()}::timestamptz - interval '1 hour') >= ${MOST_IN_AN_HOUR} as "BURST"`,
  ) as unknown as { rows: Record<Exclude<HoldReason, 'SAME_CARD'>, boolean>[] };
  if (!found) return [];
  const isTrue = (reason: keyof typeof found) => found[reason];
  return (['SELF', 'COLLEAGUE', 'SAME_DEVICE', 'BURST'] as const).filter((reason) => (
    isTrue(reason) && !(reason === 'COLLEAGUE' && found.SELF)
  ));
}
