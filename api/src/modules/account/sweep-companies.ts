import { inArray, isNotNull, sql } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { forgetReferred } from '../affiliate';
import { endPayments } from '../billing';
import { company } from '../company';
import { releaseFilesOf } from '../files';
import { keptUntil } from './kept-until';

/** Companies of one transaction. */
const AT_ONCE = 50;

/**
 * Takes away what was deleted too long ago to be had back: the rows of the companies, and their partners' people with what was written with
 * them.
 */
export async function sweepCompanies(services: Services): Promise<void> {
  const { db, now } = services;
  const deleted = await db.orm.select({ id: company.id, deletedAt: company.deletedAt }).from(company).where(isNotNull(company.deletedAt));
  const old: string[] = [];
  for (const { id, deletedAt } of deleted) {
    if (deletedAt !== null && keptUntil(deletedAt) <= now() && await endPayments(services, id)) old.push(id);
  }
  for (let at = 0; at < old.length; at += AT_ONCE) await sweepSome(services, old.slice(at, at + AT_ONCE));
}

/** All of them at once; where that can't be, each by itself, so that one stands in no other's way. */
async function sweepSome(services: Services, some: string[]): Promise<void> {
  try {
    await erase(services, some);
  } catch (error) {
    const [only] = some;
    if (some.length === 1) services.log.error({ err: error, company: only }, 'a deleted company could not be erased');
    else for (const one of some) await sweepSome(services, [one]);
  }
}

async function erase({ db, now }: Services, old: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const those = sql`any(${`{${old.join(',')}}`}::uuid[])`;
    const visitors = sql`(
      select y.user_id
      from partner_user y
      join partner p on p.id = y.partner_id
      where p.company_id = ${those})`;
    const written = sql`(
      select m.id
      from message m
      join channel c on c.id = m.channel_id
      where m.attachments <> '[]' and (c.pair_low in ${visitors} or c.pair_high in ${visitors}))`;
    await releaseFilesOf(tx, 'message', written, now());
    await releaseFilesOf(tx, 'export', sql`(
      select x.id
      from plan_export x
      where x.company_id = ${those})`, now());
    await tx.execute(sql`delete from users where id in ${visitors}`);
    await forgetReferred(tx, old);
    await tx.delete(company).where(inArray(company.id, old));
  });
}
