import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { users } from './identity.table';

/** What opens the account, or tells of who had it. */
const OWN_TABLES = ['sessions', 'email_tokens', 'known_devices', 'two_factor', 'recovery_code', 'passkey', 'auth_challenge'] as const;

/**
 * Nothing of the person stays but the id that what they wrote hangs on, and "Deleted account" where the name stood. The address is
 * free for somebody new.
 */
export async function eraseIdentity(tx: Db, userId: string, now: Date): Promise<void> {
  for (const table of OWN_TABLES) await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  await tx.update(users).set({
    email: `${userId}@deleted.invalid`, firstname: 'Deleted', lastname: 'account', searchText: '', passwordHash: null, googleSub: null,
    bio: null, headline: null, city: null, links: [], phoneNumber: null, address: null, coverImage: null, profilePhoto: null,
    onlineStatus: 'false', lastAccessedCompanyId: null, removedFrom: null, pendingEmail: null, timeZone: null,
    isVerified: false, isDeleted: true, endsAt: null, passwordChangedAt: null, updatedAt: now,
  }).where(eq(users.id, userId));
}
