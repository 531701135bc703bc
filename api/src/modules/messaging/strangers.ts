import { sql } from 'drizzle-orm';
import type { Database, Db, Statement } from '../../db/database';
import { AppError } from '../../request/errors';
import { companiesOfSql } from '../company';
import { contactDay } from './messaging.table';
import type { Messenger } from './messenger';

/** People whom somebody may reach on a day (UTC) without having met them: first messages and requests together. */
export const FIRST_CONTACTS_A_DAY = 20;

/** $1 person, $2 others: those of them who share no company with the person, never wrote to them, and are no partner's people. */
const STRANGERS: Statement = {
  name: 'chat-strangers',
  text: `select x.id
    from unnest($2::uuid[]) as x(id)
    where not exists (
      select from ${companiesOfSql('$1::uuid')} a
      join ${companiesOfSql('x.id')} b on b.id = a.id)
      and not exists (
        select from channel c
        join message m on m.channel_id = c.id and m.author_id = x.id
        where c.pair_low = least($1::uuid, x.id) and c.pair_high = greatest($1::uuid, x.id))
      and not exists (select from partner_user y where y.user_id = x.id)`,
};

/**
 * Those of the people whom the viewer has not met. Between a partner's people and the company behind it nobody is a
 * stranger: that they write to each other is what the partner is for.
 */
export async function strangersAmong(
  db: Database, { userId, embed }: Messenger, userIds: readonly string[], partnerId: string | null,
): Promise<string[]> {
  if (embed || partnerId !== null || userIds.length === 0) return [];
  return (await db.read<{ id: string }>(STRANGERS, [userId, userIds])).map(({ id }) => id);
}

/** Counts first contacts of today; throws when they are more than a day allows. */
export async function spendContacts(tx: Db, userId: string, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  const day = now.toISOString().slice(0, 10);
  const spent = count > FIRST_CONTACTS_A_DAY ? [] : await tx.insert(contactDay).values({ userId, day, count })
    .onConflictDoUpdate({
      target: [contactDay.userId, contactDay.day],
      set: { count: sql`${contactDay.count} + ${count}` },
      setWhere: sql`${contactDay.count} + ${count} <= ${FIRST_CONTACTS_A_DAY}`,
    }).returning({ count: contactDay.count });
  if (spent.length > 0) return;
  const sentence = `You can reach ${FIRST_CONTACTS_A_DAY} people a day whom you have not met. Please go on tomorrow.`;
  throw new AppError('TOO_MANY_CONTACTS', 429, sentence);
}
