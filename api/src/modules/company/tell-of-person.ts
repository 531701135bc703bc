import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Announcer } from '../../events/announce';
import { recordCompanyEvent, tellUser } from './company-event';
import { companiesOfSql } from './membership';

/** Tells a person's own tabs that the profile has changed, and the companies where others see what has. */
export async function tellOfPerson(
  tx: Db, services: Announcer, userId: string, { isSeenByOthers }: { isSeenByOthers: boolean },
): Promise<void> {
  tellUser(tx, services, userId, 'PROFILE_CHANGED');
  if (!isSeenByOthers) return;
  for (const companyId of await companiesOf(tx, userId)) {
    await recordCompanyEvent(tx, services, companyId, { type: 'TEAM_CHANGED', actorId: userId });
  }
}

/** Own and joined. In one order, so that two people who change their profiles at once do not wait for each other. */
export async function companiesOf(tx: Db, userId: string): Promise<string[]> {
  const answer = await tx.execute(sql`
    select mine.id
    from users u
    cross join lateral ${sql.raw(companiesOfSql('u.id'))} mine
    where u.id = ${userId}
    order by mine.id`);
  return (answer as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
}
