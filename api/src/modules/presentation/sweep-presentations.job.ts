import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { daysFrom } from '../../text/days';
import { defineJob, every } from '../jobs';
import { presentationPatch } from './presentation.table';

/** So long a patch is known by its id, and a reader who was away is told in steps. */
const PATCH_DAYS = 7;
/** So long a deleted presentation can be had back. */
const DELETED_DAYS = 30;
const MONTHS = 12;

/** Patches of last week, versions of last year but for the newest, and what was deleted long ago. */
async function sweepPresentations({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await orm.delete(presentationPatch).where(lt(presentationPatch.at, daysFrom(now, -PATCH_DAYS)));
  await orm.execute(sql`delete from presentation_version v where v.at < ${now.toISOString()}::timestamptz - make_interval(months => ${MONTHS})
    and exists (select from presentation_version n where n.presentation_id = v.presentation_id and n.revision > v.revision)`);
  await orm.execute(
    sql`delete from presentation p where p.is_deleted and p.updated_at < ${daysFrom(now, -DELETED_DAYS).toISOString()}::timestamptz`,
  );
}

export const sweepPresentationsJob = defineJob({
  kind: 'sweep-presentations', repeats: every({ hours: 24 }), run: ({ db, now }) => sweepPresentations(db, now()),
});
