import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Versions are kept for twelve months; the newest of a module stays, however old: it is what the module says. */
export async function sweepVersions({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await orm.execute(sql`delete from component_version v where v.at < ${now.toISOString()}::timestamptz - interval '12 months'
    and exists (select from component_version n where n.company_id = v.company_id and n.key = v.key and n.id > v.id)`);
}
