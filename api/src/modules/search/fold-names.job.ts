import { foldText, fullName } from '@heartwood/contract/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { company } from '../company';
import { users } from '../identity';
import { defineJob, every } from '../jobs';

const BATCH = 500;

/**
 * Folds the names that a release before this one has written, so that they are found: what was there when the columns came, and what
 * a process of that release writes beside this one.
 */
export const foldNamesJob = defineJob({
  kind: 'fold-names',
  repeats: every({ minutes: 5 }),
  run: async ({ db: { orm } }) => {
    const people = () => orm.select({ id: users.id, firstname: users.firstname, lastname: users.lastname }).from(users)
      .where(and(isNull(users.searchText), eq(users.kind, 'member'))).limit(BATCH);
    for (let batch = await people(); batch.length > 0; batch = await people()) {
      // A command that changes the name meanwhile has folded it, too.
      for (const { id, ...name } of batch) {
        await orm.update(users).set({ searchText: foldText(fullName(name)) }).where(and(eq(users.id, id), isNull(users.searchText)));
      }
    }
    const companies = () => orm.select({ id: company.id, name: company.name }).from(company).where(isNull(company.searchText)).limit(BATCH);
    for (let batch = await companies(); batch.length > 0; batch = await companies()) {
      for (const { id, name } of batch) {
        await orm.update(company).set({ searchText: foldText(name) }).where(and(eq(company.id, id), isNull(company.searchText)));
      }
    }
  },
});
