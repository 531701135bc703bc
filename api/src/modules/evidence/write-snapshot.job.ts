import { desc, eq } from 'drizzle-orm';
import { defineJob } from '../jobs';
import { planSnapshot } from './evidence.table';
import { readPlanFacts } from './plan-facts';

/** Keeps the plan of one company as it is; nothing when it says what the snapshot before says. */
export const writeSnapshot = defineJob<{ companyId: string; week: string }>({
  kind: 'write-snapshot',
  run: async ({ db }, { companyId, week }) => {
    const facts = await readPlanFacts(db, companyId);
    if (!facts) return;
    const [last] = await db.orm.select().from(planSnapshot)
      .where(eq(planSnapshot.companyId, companyId)).orderBy(desc(planSnapshot.week)).limit(1);
    if (last && JSON.stringify(last.facts, byName) === JSON.stringify(facts, byName)) return;
    await db.orm.insert(planSnapshot).values({ companyId, week, facts }).onConflictDoNothing();
  },
});

/** The database does not keep the order of names. */
function byName(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
