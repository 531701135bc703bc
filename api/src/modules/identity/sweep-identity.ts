import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Takes away what can no longer be used. A used refresh token is kept for a week: until then its reuse is noticed as theft. */
export async function sweepIdentity({ orm }: Database): Promise<void> {
  await orm.execute(sql`delete from email_tokens where expires_at < now() - interval '7 days'`);
  await orm.execute(sql`delete from known_devices where used_at < now() - interval '400 days'`);
  await orm.execute(sql`delete from spent_nonces where expires_at < now()`);
  await orm.execute(sql`delete from auth_challenge where expires_at < now()`);
  await orm.execute(sql`delete from refresh_tokens where used_at < now() - interval '7 days'`);
  // Nobody is answered with it any more.
  await orm.execute(sql`update refresh_tokens
    set successor = null
    where successor is not null and used_at < now() - interval '1 minute'`);
  await orm.execute(sql`delete from sessions
    where expires_at < now() - interval '1 day' or revoked_at < now() - interval '1 day'`);
}
