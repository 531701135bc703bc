import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { carriedBy } from './claim-files';
import { files } from './files.table';
import type { FileSubject } from './kept-file';

/**
 * Lets go of files with the thing that carried them, in that command's transaction: their addresses stop working at the
 * commit, also signed ones, and the bytes go with the next sweep.
 * @param at now; a later moment where the thing can be had back until then, by `restoreFiles` with that moment
 * @param only just these of the thing's files; what a process of the release before attached is known by its id alone
 */
export async function releaseFiles(tx: Db, subject: FileSubject, { only, at }: { only?: readonly string[]; at: Date }): Promise<void> {
  await release(tx, only === undefined ? carriedBy(subject) : and(inArray(files.id, [...only]), or(carriedBy(subject), isUnknown())), at);
}

/** The same for many things of one kind; `ids` is a query of them. */
export async function releaseFilesOf(tx: Db, kind: FileSubject['kind'], ids: SQL, at: Date): Promise<void> {
  await release(tx, and(inArray(files.subjectId, ids), eq(files.subjectKind, kind)), at);
}

/**
 * Has back what was let go until exactly that moment, and nothing that went for another reason. Answers the ids.
 * @param only just these, as they were let go
 */
export async function restoreFiles(
  tx: Db,
  subject: FileSubject,
  { only, goneAt }: { only?: readonly string[]; goneAt: Date },
): Promise<string[]> {
  return restore(tx, only === undefined ? carriedBy(subject) : inArray(files.id, [...only]), goneAt);
}

/** The same for many things of one kind; `ids` is a query of them. */
export async function restoreFilesOf(tx: Db, kind: FileSubject['kind'], ids: SQL, goneAt: Date): Promise<string[]> {
  return restore(tx, and(inArray(files.subjectId, ids), eq(files.subjectKind, kind)), goneAt);
}

async function restore(tx: Db, which: SQL | undefined, goneAt: Date): Promise<string[]> {
  const rows = await tx.update(files).set({ goneAt: null }).where(and(which, eq(files.goneAt, goneAt))).returning({ id: files.id });
  return rows.map(({ id }) => id);
}

const isUnknown = () => and(isNull(files.claimedAt), isNull(files.keptUntil));

async function release(tx: Db, which: SQL | undefined, goneAt: Date): Promise<void> {
  await tx.update(files).set({ goneAt }).where(and(which, isNull(files.goneAt)));
}
