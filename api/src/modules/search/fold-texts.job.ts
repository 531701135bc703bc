import { foldText, fullName } from '@heartwood/contract/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { company } from '../company';
import { event } from '../event';
import { users } from '../identity';
import { defineJob, every } from '../jobs';
import { post, postWords, tag } from '../post';

const BATCH = 500;

/**
 * Folds the names, tags and posts that a release before this one has written, so that they are found: what was there when the columns came,
 * and what a process of that release writes beside this one. A command that changes one meanwhile has folded it, too.
 */
export const foldTextsJob = defineJob({
  kind: 'fold-texts',
  repeats: every({ minutes: 5 }),
  run: async ({ db: { orm } }) => {
    await each(
      () => orm.select({ id: users.id, firstname: users.firstname, lastname: users.lastname }).from(users)
        .where(and(isNull(users.searchText), eq(users.kind, 'member'))).limit(BATCH),
      ({ id, ...name }) => orm.update(users).set({ searchText: foldText(fullName(name)) })
        .where(and(eq(users.id, id), isNull(users.searchText))),
    );
    await each(
      () => orm.select({ id: company.id, name: company.name }).from(company).where(isNull(company.searchText)).limit(BATCH),
      ({ id, name }) => orm.update(company).set({ searchText: foldText(name) }).where(and(eq(company.id, id), isNull(company.searchText))),
    );
    await each(
      () => orm.select({ id: post.id, content: post.content }).from(post).where(isNull(post.searchText)).limit(BATCH),
      ({ id, content }) => orm.update(post).set({ searchText: postWords(content) }).where(and(eq(post.id, id), isNull(post.searchText))),
    );
    await each(
      () => orm.select({ id: event.id, name: event.name }).from(event).where(isNull(event.searchText)).limit(BATCH),
      ({ id, name }) => orm.update(event).set({ searchText: foldText(name) }).where(and(eq(event.id, id), isNull(event.searchText))),
    );
    await each(
      () => orm.select({ id: tag.id, name: tag.name }).from(tag).where(isNull(tag.searchText)).limit(BATCH),
      ({ id, name }) => orm.update(tag).set({ searchText: foldText(name) }).where(and(eq(tag.id, id), isNull(tag.searchText))),
    );
  },
});

async function each<Row>(next: () => PromiseLike<Row[]>, fold: (row: Row) => PromiseLike<unknown>): Promise<void> {
  for (let rows = await next(); rows.length > 0; rows = await next()) for (const row of rows) await fold(row);
}
