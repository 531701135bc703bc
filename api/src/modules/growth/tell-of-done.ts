import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { notify } from '../notification';
import { aboutModule } from './about-module';
import { doneCount, LEVEL_FACTS_SQL, type LevelFacts } from './company-level';
import type { EnteredModule } from './enter-module';

/** The team hears that a module is done, and how many are: that is its place in the level, which all members see. */
export async function tellOfDone(tx: Db, context: Context, entered: EnteredModule): Promise<void> {
  const answer = await tx.execute(sql`
    select ${sql.raw(LEVEL_FACTS_SQL)} as level, array(
        select t.user_id::text
        from team_member t
        where t.company_id = c.id and t.is_accepted and t.user_id is not null
      ) || c.created_by::text as team
    from company c
    where c.id = ${entered.companyId}`);
  const [row] = (answer as unknown as { rows: { level: LevelFacts; team: string[] }[] }).rows;
  if (!row) return;
  await notify(tx, context, { ...aboutModule(entered, { done: doneCount(row.level) }), to: row.team, type: 'MODULE_DONE' });
}
