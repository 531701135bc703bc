import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Forgets tokens that would be refused for their age by now. */
export async function sweepPartnerTokens({ orm }: Database): Promise<void> {
  await orm.execute(sql`delete from partner_token_use where good_until < now() - interval '1 hour'`);
}
