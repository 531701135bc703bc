import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { carriedBy } from './claim-files';
import { files } from './files.table';
import type { FileSubject } from './kept-file';

/** Those of these files that the thing carries already, or that everybody sees. */
export async function knownFiles(tx: Db, ids: readonly string[], subject: FileSubject): Promise<ReadonlySet<string>> {
  const known = await tx.select({ id: files.id }).from(files)
    .where(and(inArray(files.id, [...ids]), isNull(files.goneAt), or(carriedBy(subject), eq(files.isPublic, true))));
  return new Set(known.map(({ id }) => id));
}
