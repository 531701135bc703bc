import { and, isNull, sql } from 'drizzle-orm';
import { company } from '../company';
import { growthComponent } from '../growth';
import { defineJob, everyWeek } from '../jobs';
import { planSnapshot } from './evidence.table';
import { writeSnapshot } from './write-snapshot.job';

/** On Monday, UTC: leaves a job for each company that has written into its plan, and forgets what is older than a year. */
export const findSnapshots = defineJob({
  kind: 'find-snapshots',
  repeats: everyWeek({ weekday: 1 }),
  run: async ({ db, jobs, now }) => {
    const week = mondayOf(now());
    const companies = await db.orm.select({ id: company.id }).from(company).where(and(
      isNull(company.deletedAt), sql`exists (select from ${growthComponent} g where g.company_id = ${company.id})`,
    ));
    await db.transaction(async (tx) => {
      await jobs.enqueueMany(tx, writeSnapshot, companies.map(({ id }) => ({ key: `${id}:${week}`, payload: { companyId: id, week } })));
      await tx.delete(planSnapshot).where(sql`${planSnapshot.week} < ${week}::date - interval '12 months'`);
    });
  },
});

/** The Monday of the week, UTC. */
export function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() - sinceMonday)).toISOString().slice(0, 10);
}
