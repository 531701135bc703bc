import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { company, recordCompanyEvent, teamMember } from '../company';
import { releaseFiles } from '../files';
import { eraseIdentity, users } from '../identity';
import { defineJob, every } from '../jobs';
import { eraseNotes } from '../note';
import { endSeat } from '../team';
import { removeCompany } from './delete-company';
import { membersOf } from './end-account';
import { transferCompany } from './hand-over';

/** Ends the accounts whose two weeks are over. */
export const eraseAccountsJob = defineJob({
  kind: 'erase-accounts',
  repeats: every({ hours: 1 }),
  run: async (services) => {
    const due = await services.db.orm.select({ id: users.id }).from(users).where(lte(users.endsAt, services.now()));
    for (const { id } of due) await services.db.transaction((tx) => erase(tx, services, id));
  },
});

/** What is nobody's but the person's. What was written for others stays, under "Deleted account". */
const PRIVATE_TABLES = [
  'notification', 'notification_choice', 'notification_mute', 'notification_settings', 'push_subscription', 'calendar_link', 'event_feed',
  'chat_draft', 'contact_day', 'post_save', 'tag_follow', 'user_mute', 'chat_presence', 'place_presence', 'milestone_notice', 'page_visit',
  'tour_progress',
] as const;

const EXPORT_TABLES = ['plan_export', 'data_export'] as const;

async function erase(tx: Db, services: Services, userId: string): Promise<void> {
  // Held and looked at again: the person may be logging in this very moment.
  const [user] = await tx.select().from(users).where(and(eq(users.id, userId), lte(users.endsAt, services.now()))).for('update');
  if (!user) return;
  const owned = await tx.select().from(company).where(and(eq(company.createdBy, userId), isNull(company.deletedAt))).orderBy(company.id)
    .for('update');
  for (const row of owned) {
    // Somebody may have joined in the two weeks: it is theirs then.
    const [heir] = await membersOf(tx, row.id, userId);
    if (heir) await transferCompany(tx, services, row, heir.userId);
    else await removeCompany(tx, services, row, userId);
  }
  await leaveCompanies(tx, services, userId);
  for (const table of PRIVATE_TABLES) await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  await eraseNotes(tx, services, userId);
  // Their own sweeps take the bytes along.
  for (const table of EXPORT_TABLES) await tx.execute(
    sql`update ${sql.identifier(table)} set ends_at = ${services.now().toISOString()}::timestamptz where user_id = ${userId}`,
  );
  await releaseFiles(tx, { kind: 'user', id: userId }, { at: services.now() });
  await eraseIdentity(tx, userId, services.now());
}

async function leaveCompanies(tx: Db, services: Services, userId: string): Promise<void> {
  const seats = await tx.select({ seat: teamMember, ownerId: company.createdBy }).from(teamMember)
    .innerJoin(company, eq(company.id, teamMember.companyId)).where(eq(teamMember.userId, userId)).orderBy(company.id);
  for (const { seat, ownerId } of seats) {
    await endSeat(tx, services, { id: seat.id, companyId: seat.companyId, ownerId, userId });
    if (seat.isAccepted) await recordCompanyEvent(tx, services, seat.companyId, { type: 'TEAM_CHANGED', actorId: userId });
  }
}
